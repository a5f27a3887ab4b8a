import BuilderCombine
import BuilderUIKit

/// A drawing of a view of SwiftUI; there is no image, because views aren't laid out.
@preconcurrency @MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
    /// The view.
    public var content: Content
    /// The size that the view is offered.
    public var proposedSize = ProposedViewSize.unspecified
    /// The pixels of a point, 1 by default.
    public var scale: CGFloat = 1
    /// A Boolean value that indicates whether the image has no transparent parts.
    public var isOpaque = false
    /// The way in which colors are computed.
    public var colorMode = ColorRenderingMode.nonLinear
    public init(content view: Content) { content = view }
    /// No image.
    public var uiImage: UIImage? { nil }
    /// No image.
    public var cgImage: CGImage? { nil }
}
