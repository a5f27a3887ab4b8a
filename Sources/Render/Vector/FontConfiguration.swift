import Foundation

extension FontLibrary {
    /// A configuration of Fontconfig for text in vector images: the fonts that the library draws text with, and no
    /// others of the machine.
    ///
    /// Fixed-width families of other systems are drawn in the library's own one, and every other family that isn't
    /// among the fonts in the system's. Fontconfig chooses the fonts of characters that these lack.
    var fontConfiguration: String {
        let (known, generation, count) = state.withLock { ($0.fontConfiguration, $0.generation, $0.registered.count) }
        if let known { return known }
        let faces = InterFont.digests.keys + FallbackFonts.faces
        let paths = Set(faces.compactMap { file(named: $0)?.path } + ownFonts().files.map(\.path)).sorted()
        let folders = Set(paths.map { URL(fileURLWithPath: $0).deletingLastPathComponent().path }).sorted()
        let text = """
            <fontconfig>
            \(folders.map { "<dir>\(Self.escaped($0))</dir>" }.joined(separator: "\n"))
            <cachedir>/var/cache/fontconfig</cachedir>
            <cachedir prefix="xdg">fontconfig</cachedir>
            <selectfont>
            <rejectfont><glob>*</glob></rejectfont>
            <acceptfont>\(paths.map { "<glob>\(Self.escaped($0))</glob>" }.joined(separator: "\n"))</acceptfont>
            </selectfont>
            \(Self.fixedWidthFamilies.map { Self.rule("DejaVu Sans Mono", for: $0) }.joined(separator: "\n"))
            \(Self.rule("Inter"))
            <match target="pattern">
            <edit name="antialias"><bool>true</bool></edit>
            <edit name="hinting"><bool>false</bool></edit>
            <edit name="rgba"><const>none</const></edit>
            </match>
            </fontconfig>
            """
        // A font that was registered meanwhile is missing in this text.
        state.withLock {
            if $0.generation == generation, $0.registered.count == count { $0.fontConfiguration = text }
        }
        return text
    }

    private static let fixedWidthFamilies = [
        "monospace", "Courier", "Courier New", "Menlo", "Monaco", "SF Mono", "Consolas",
    ]

    /// Returns the rule that adds a family to those that a text requests.
    /// - Parameter requested: the family that the text must request; nil for any.
    private static func rule(_ family: String, for requested: String? = nil) -> String {
        let test = requested.map { "<test name=\"family\"><string>\($0)</string></test>" } ?? ""
        return "<match target=\"pattern\">\(test)<edit name=\"family\" mode=\"append_last\" binding=\"strong\">"
            + "<string>\(family)</string></edit></match>"
    }

    private static func escaped(_ path: String) -> String {
        path.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    }
}
