import Foundation
import Render

/// The window that a view or controller is laid out in for one picture: entered, as large as its content needs, and read.
@MainActor
protocol RenderStage {
    /// Where the content is.
    var window: UIWindow { get }
    /// Whether the content has the room that it needs, as far as it was there already.
    var hasRoom: Bool { get }
    /// Gives the content the room that it needs. May be called again when the content has changed.
    func makeRoom() throws
    /// Gives the content back to who made it, when it has been read.
    func close()
    /// What is drawn, with its size in points and what it is drawn onto.
    func end() -> (view: UIView, size: CGSize, background: Color?)
}

extension RenderStage {
    func close() {}
}
