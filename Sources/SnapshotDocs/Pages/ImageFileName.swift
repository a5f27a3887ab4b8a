import SnapshotCore

/// A file of a picture, by DocC's convention: `card.png`, `card@2x.png`, `card~dark@2x.png`.
struct ImageFileName: Hashable, Sendable {
    var picture: String
    var appearance: Appearance
    /// The number of pixels per point.
    var scale: Int

    var fileName: String { picture + (appearance == .dark ? "~dark" : "") + (scale == 1 ? "" : "@\(scale)x") + ".png" }

    /// Parses a file name.
    /// - Returns: nil for a name that no picture has.
    init?(fileName: String) {
        guard fileName.hasSuffix(".png") else { return nil }
        var name = fileName.dropLast(4)
        (scale, appearance) = (1, .light)
        if name.last == "x", let at = name.lastIndex(of: "@"),
            let scale = Int(name[name.index(after: at)...].dropLast()),
            scale > 1
        {
            self.scale = scale
            name = name[..<at]
        }
        if name.hasSuffix("~dark") {
            appearance = .dark
            name = name.dropLast(5)
        }
        guard Screen.isValid(name: String(name)) else { return nil }
        picture = String(name)
    }

    init(picture: String, appearance: Appearance, scale: Int) {
        self.picture = picture
        self.appearance = appearance
        self.scale = scale
    }

    /// Returns the picture that a link's last component names, with or without an extension; empty for others.
    static func pictureName(ofFile name: String) -> String {
        ImageFileName(fileName: name.hasSuffix(".png") ? name : name + ".png")?.picture ?? ""
    }
}
