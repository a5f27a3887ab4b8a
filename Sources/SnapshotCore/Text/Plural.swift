/// A number with its noun.
package enum Plural {
    /// Returns text such as “1 picture” and “2 pictures”.
    /// - Parameter plural: the plural of the noun; nil for the noun with an s.
    package static func of(_ count: Int, _ noun: String, plural: String? = nil) -> String {
        "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
    }
}
