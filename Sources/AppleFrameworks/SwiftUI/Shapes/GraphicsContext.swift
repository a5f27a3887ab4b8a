import BuilderUIKit

/// A view that is drawn in code.
public nonisolated struct Canvas<Symbols: View>: _PrimitiveView {
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) where Symbols == EmptyView {}
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {}
}

/// The way in which colors are computed.
public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }

/// A context in which a view is drawn in code; nothing is drawn.
public struct GraphicsContext {
    /// A fill of an area.
    public struct Shading: Sendable {
        public static let foreground = Shading()
        public static let backdrop = Shading()
        public static func color(_ color: Color) -> Shading { Shading() }
        public static func color(
            _ space: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading { Shading() }
        public static func color(
            _ space: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading { Shading() }
        public static func style<Style: ShapeStyle>(_ style: Style) -> Shading { Shading() }
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = []
        ) -> Shading { Shading() }
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = []
        ) -> Shading { Shading() }
        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = .zero, options: GradientOptions = []
        ) -> Shading { Shading() }
        public static func tiledImage(
            _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
            scale: CGFloat = 1
        ) -> Shading { Shading() }
        public static func palette(_ array: [Shading]) -> Shading { Shading() }
    }

    /// The course of a gradient beyond its ends.
    public struct GradientOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// The gradient repeats outside of its ends.
        public static let `repeat` = GradientOptions(rawValue: 1)
        /// The gradient is mirrored outside of its ends.
        public static let mirror = GradientOptions(rawValue: 2)
        /// Colors are mixed in a linear color space.
        public static let linearColor = GradientOptions(rawValue: 4)
    }

    /// A change of what is drawn.
    public struct Filter: Sendable {
        public static func blur(radius: CGFloat, options: BlurOptions = []) -> Filter { Filter() }
        public static func shadow(
            color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
            blendMode: GraphicsContext.BlendMode = .normal, options: ShadowOptions = []
        ) -> Filter { Filter() }
        public static func brightness(_ amount: Double) -> Filter { Filter() }
        public static func contrast(_ amount: Double) -> Filter { Filter() }
        public static func saturation(_ amount: Double) -> Filter { Filter() }
        public static func grayscale(_ amount: Double) -> Filter { Filter() }
        public static func hueRotation(_ angle: Angle) -> Filter { Filter() }
        public static func colorMultiply(_ color: Color) -> Filter { Filter() }
        public static func colorInvert(_ amount: Double = 1) -> Filter { Filter() }
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter { Filter() }
        public static var luminanceToAlpha: Filter { Filter() }
        public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter { Filter() }
        public static func colorShader(_ shader: Shader) -> Filter { Filter() }
    }

    /// The parts of a blur.
    public struct BlurOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// The result is opaque.
        public static let opaque = BlurOptions(rawValue: 1)
        /// The result is dithered.
        public static let dithersResult = BlurOptions(rawValue: 2)
    }

    /// The parts of a shadow.
    public struct ShadowOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// The shadow is drawn above the content.
        public static let shadowAbove = ShadowOptions(rawValue: 1)
        /// The content isn't drawn.
        public static let shadowOnly = ShadowOptions(rawValue: 2)
        /// The shadow is that of the transparent part.
        public static let invertsAlpha = ShadowOptions(rawValue: 4)
        /// Each element has a shadow of its own.
        public static let disablesGroup = ShadowOptions(rawValue: 8)
    }

    /// The parts of a clip.
    public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// The outside of the shape is drawn.
        public static let inverse = ClipOptions(rawValue: 1)
    }

    /// The parts of filtering.
    public struct FilterOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// The filter works in a linear color space.
        public static let linearColor = FilterOptions(rawValue: 1)
    }

    /// A text in the context's environment; it has no size.
    public struct ResolvedText {
        public var shading: Shading = .foreground
        public func measure(in size: CGSize) -> CGSize { .zero }
        public func firstBaseline(in size: CGSize) -> CGFloat { 0 }
        public func lastBaseline(in size: CGSize) -> CGFloat { 0 }
    }

    /// An image in the context's environment; it has no size.
    public struct ResolvedImage {
        public var shading: Shading?
        public var size: CGSize { .zero }
        public var baseline: CGFloat { 0 }
    }

    /// One of a canvas's symbols.
    public struct ResolvedSymbol {
        public var size: CGSize { .zero }
    }

    public typealias BlendMode = BuilderSwiftUI.BlendMode

    public var opacity = 1.0
    public var blendMode = BlendMode.normal
    public var transform = CGAffineTransform.identity
    public var environment: EnvironmentValues { EnvironmentValues() }
    public var clipBoundingRect: CGRect { .infinite }
    public mutating func translateBy(x: CGFloat, y: CGFloat) {}
    public mutating func rotate(by angle: Angle) {}
    public mutating func scaleBy(x: CGFloat, y: CGFloat) {}
    public mutating func concatenate(_ matrix: CGAffineTransform) {}
    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = []) {}
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = [], content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        var layer = self
        try content(&layer)
    }
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = []) {}
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        var layer = self
        try content(&layer)
    }
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
    public func resolve(_ text: Text) -> ResolvedText { ResolvedText() }
    public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage() }
    public func resolve(_ shading: Shading) -> Shading { shading }
    /// Returns nil: symbols aren't laid out.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { nil }
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {}
    public func draw(_ text: ResolvedText, in rect: CGRect) {}
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
    public func draw(_ text: Text, in rect: CGRect) {}
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {}
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {}
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {}
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {}
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {}
}
