import BuilderUIKit

/// A picture.
public nonisolated struct Image: _PrimitiveView, Equatable, Sendable {
    /// The size of a symbol beside text.
    public enum Scale: Hashable, Sendable { case small, medium, large }
    /// The colors of a picture.
    public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
    /// The quality with which a picture is scaled.
    public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
    /// The way in which a picture fills a larger area.
    public enum ResizingMode: Hashable, Sendable { case tile, stretch }
    /// The turn of a picture.
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        case up = 1
        case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
    }
    /// The range of brightness.
    public enum DynamicRange: Hashable, Sendable { case standard, constrainedHigh, high }

    public init(_ name: String, bundle: Bundle? = nil) {}
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {}
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {}
    public init(_ resource: ImageResource) {}
    public init(decorative name: String, bundle: Bundle? = nil) {}
    public init(decorative resource: ImageResource) {}
    public init(systemName: String) {}
    public init(systemName: String, variableValue: Double?) {}
    public init(uiImage: UIImage) {}
    public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {}
    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {}

    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image { self }
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
    public func interpolation(_ interpolation: Interpolation) -> Image { self }
    public func antialiased(_ isAntialiased: Bool) -> Image { self }
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}

/// The colors of a symbol.
public struct SymbolRenderingMode: Sendable {
    public static let monochrome = SymbolRenderingMode()
    public static let multicolor = SymbolRenderingMode()
    public static let hierarchical = SymbolRenderingMode()
    public static let palette = SymbolRenderingMode()
}

/// The variants of a symbol.
public struct SymbolVariants: Hashable, Sendable {
    public static let none = SymbolVariants()
    public static let circle = SymbolVariants()
    public static let square = SymbolVariants()
    public static let rectangle = SymbolVariants()
    public static let fill = SymbolVariants()
    public static let slash = SymbolVariants()
    public var fill: SymbolVariants { self }
    public var circle: SymbolVariants { self }
    public var square: SymbolVariants { self }
    public var slash: SymbolVariants { self }
}

/// A picture that is loaded from a URL.
public nonisolated struct AsyncImage<Content: View>: _PrimitiveView {
    public init(url: URL?, scale: CGFloat = 1) where Content == Image {}
    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {}
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {}
}

/// The progress of a picture's loading.
public enum AsyncImagePhase: Sendable {
    case empty
    case success(Image)
    case failure(any Error)
    public var image: Image? { if case .success(let image) = self { image } else { nil } }
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
