/// The address of the folder of a summary's pictures: http or https, a host, and perhaps a path.
package struct SummaryAddress {
    /// The address without slashes at its end.
    package let text: String

    /// Creates an address; nil for a text with other schemes, without a host, or with spaces, quotes, `?`, `#` and the
    /// like.
    package init?(_ text: String) {
        guard let start = ["https://", "http://"].first(where: text.lowercased().hasPrefix) else { return nil }
        let rest = text.unicodeScalars.dropFirst(start.count)
        let isPlain = rest.allSatisfy {
            $0.value > 0x20 && $0.value < 0x7F && !"\"'<>\\^`{|}?#()".unicodeScalars.contains($0)
        }
        guard let first = rest.first, first != "/", isPlain else { return nil }
        self.text = String(text.reversed().drop { $0 == "/" }.reversed())
    }
}
