import Foundation

/// Something that a `Renderer` can draw: a view, a controller, or (with Builder) a definition of one.
@preconcurrency @MainActor
public protocol RenderSource {
    /// The view or controller to draw; made once for each picture.
    func makeRenderContent() -> RenderContent
}

/// What is drawn.
public enum RenderContent {
    case view(UIView)
    case controller(UIViewController)
}

extension UIView: RenderSource {
    public func makeRenderContent() -> RenderContent { .view(self) }
}

extension UIViewController: RenderSource {
    public func makeRenderContent() -> RenderContent { .controller(self) }
}
