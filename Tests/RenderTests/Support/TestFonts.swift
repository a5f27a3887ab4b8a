import Foundation

@testable import Render

/// The fonts of system text on this machine.
enum TestFonts {
    /// The folder with the version of Inter that text is drawn with.
    static let interDirectory: String = {
        let path = FontLibrary.shared.file(named: "Inter-Regular")?.path ?? "/nonexistent/Inter-Regular.otf"
        return URL(fileURLWithPath: path).deletingLastPathComponent().path
    }()
}
