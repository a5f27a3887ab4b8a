import Foundation
import Render

/// The pictures that a render draws in place of views, layers and controllers' views of certain classes.
///
/// A picture replaces what the view draws itself; it fills the view's bounds, and its subviews remain above it. The
/// view of a system controller, such as a share sheet, is replaced together with its subviews.
///
/// ```swift
/// var renderer = Renderer()
/// renderer.replacements.replace(WKWebView.self) { webView in UIImage(named: webView.url?.host ?? "page") }
/// ```
///
/// In a catalog, `Screen.replacing(_:with:)` does the same.
public struct ViewReplacements: Sendable {
    private var pictures: [@MainActor @Sendable (NSObject) -> UIImage?] = []

    /// Creates replacements that replace nothing.
    public init() {}

    /// Replaces the views, layers or controllers' views of a class and of its subclasses.
    ///
    /// - Parameter picture: returns the picture, or nil to leave a view as it is. The replacement that was added last
    ///   takes precedence.
    public mutating func replace<Subject: NSObject>(
        _ type: Subject.Type, with picture: @escaping @MainActor @Sendable (Subject) -> UIImage?
    ) {
        pictures.append { object in (object as? Subject).flatMap(picture) }
    }

    /// Adds other replacements, which take precedence.
    package mutating func merge(_ other: ViewReplacements) { pictures += other.pictures }

    /// Returns the picture for a layer, its view, or the controller of its view.
    @MainActor
    func picture(for layer: CALayer) -> UIImage? {
        guard !pictures.isEmpty else { return nil }
        let view = layer.ownerView
        let subjects = [view?.ownController, view, layer].compactMap { $0 as NSObject? }
        for picture in pictures.reversed() {
            for subject in subjects {
                if let image = picture(subject) { return image }
            }
        }
        return nil
    }
}

/// A controller whose content Apple's systems draw in another process, so that apps can't see or change its views.
///
/// A picture that replaces its view hides the subviews.
@MainActor
package protocol SystemContentController: UIViewController {}

extension UIImage {
    /// Returns a layer that the image fills, clipped and in its own aspect ratio.
    @MainActor
    func filling(_ bounds: CGRect, in environment: DisplayEnvironment) -> Layer {
        var layer = Layer(frame: bounds)
        layer.bounds = bounds
        layer.masksToBounds = true
        layer.contents = contents(
            in: bounds, mode: .scaleAspectFill, tint: environment.resolve(environment.tint), environment: environment)
        return layer
    }
}
