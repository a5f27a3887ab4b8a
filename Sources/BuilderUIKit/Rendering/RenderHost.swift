import Foundation
import Render

/// The window that a view or controller is laid out in for one image.
@MainActor
protocol RenderHost {
    /// The window that contains the content.
    var window: UIWindow { get }
    /// A Boolean value that indicates whether the present content has the room that it needs.
    var hasRoom: Bool { get }
    /// Resizes the window to the room that the content needs. May be called again when the content has changed.
    func makeRoom() throws
    /// Returns the content to its owner after it has been read.
    func close()
    /// Returns the view to draw, its size in points, and the color behind it.
    func end() -> (view: UIView, size: CGSize, background: Color?)
}

extension RenderHost {
    func close() {}
}
