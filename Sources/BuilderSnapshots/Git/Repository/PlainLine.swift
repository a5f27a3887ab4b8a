/// Words of commits and files in lines of text: they may hold anything, and a terminal is given no controls.
enum PlainLine {
    /// The text without controls and marks that turn the direction of what follows.
    static func text(_ text: String) -> String {
        String(
            String.UnicodeScalarView(
                text.unicodeScalars.filter {
                    $0.properties.generalCategory != .control && !(0x202A...0x202E).contains($0.value)
                        && !(0x2066...0x2069).contains($0.value)
                }))
    }
}
