import Builder
import BuilderSnapshots

extension Documentation {
    /// Pictures of the first screens, and of those that misbehave, which come last.
    static func gallery(of screens: [Screen]) -> Documentation {
        let shown = screens.prefix(12) + screens.filter { $0.name.hasPrefix("fault-") }
        let pictures = shown.map { screen in
            DocumentationPicture(
                screen.name, of: screen.name, in: .documentation, alternativeText: "\(screen.title), as it is drawn"
            )
            .zoomed(0.75)
            .captioned(screen.title)
        }
        let part = DocumentationPicture(
            "part", of: "rows-1", alternativeText: "The middle of a screen, alone"
        )
        .cropped(to: .rectangle(CGRect(x: 0, y: 340, width: 390, height: 200)))
        return Documentation(pictures: [part] + pictures)
    }
}
