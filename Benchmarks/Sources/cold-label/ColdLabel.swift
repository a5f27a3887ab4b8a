import BuilderUIKit
import Foundation

/// Draws one label into a file, and ends: what a process costs that draws hardly anything.
///
///     cold-label FILE
@main
@MainActor
struct ColdLabel {
    static func main() throws {
        let label = UILabel()
        label.text = "Hello"
        let png = try Renderer(scale: 2).layOut(label, width: 200).png()
        try png.write(to: URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "label.png"))
    }
}
