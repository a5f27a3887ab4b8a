import Foundation

/// A value that a `Renderer` can draw: a view, a controller, or (with Builder) a definition of one.
@preconcurrency @MainActor
public protocol RenderSource {
    /// Returns the view or controller to draw. Called once for each image.
    func makeRenderContent() -> RenderContent
}

/// The content to draw.
public enum RenderContent {
    /// A view, with the view's layout.
    case view(UIView)
    /// A view controller, with its view.
    case controller(UIViewController)
}
