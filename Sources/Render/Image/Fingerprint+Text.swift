import Foundation

extension Fingerprint {
    /// The components, one per line, sorted: `pixels cairo 1.16.0`.
    public var text: String {
        let lines =
            pixels.map { "pixels \(Self.escaped($0.key)) \(Self.escaped($0.value))" }.sorted()
            + encoder.map { "encoder \(Self.escaped($0.key)) \(Self.escaped($0.value))" }.sorted()
        return lines.joined(separator: "\n")
    }

    /// Parses the format of `text`, or returns nil when a line is malformed.
    public init?(text: String) {
        self.init(pixels: [:], encoder: [:])
        for line in text.split(separator: "\n") {
            let fields = line.split(separator: " ", omittingEmptySubsequences: false)
            guard fields.count == 3, let name = Self.plain(fields[1]), let version = Self.plain(fields[2]),
                !name.isEmpty
            else { return nil }
            switch fields[0] {
            case "pixels": pixels[name] = version
            case "encoder": encoder[name] = version
            default: return nil
            }
        }
    }

    /// Removes percent encoding. Hardly any field is encoded, and the fingerprint of every image of a run is parsed.
    private static func plain(_ field: Substring) -> String? {
        field.utf8.contains(UInt8(ascii: "%")) ? String(field).removingPercentEncoding : String(field)
    }

    private static func escaped(_ field: String) -> String {
        let plain = CharacterSet(
            charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._:+/~")
        return field.addingPercentEncoding(withAllowedCharacters: plain) ?? field
    }
}
