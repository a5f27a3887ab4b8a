/// The rule by which drawing is combined with existing contents.
public enum CGBlendMode: Int32, Hashable, Sendable {
    /// Source over destination.
    case normal = 0
    /// Separable modes; drawn as `normal`, with a warning.
    case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion
    /// Nonseparable modes; drawn as `normal`, with a warning.
    case hue, saturation, color, luminosity
    /// Modes by the source's coverage. `sourceOut` is drawn as `normal`, with a warning.
    case clear, copy, sourceIn, sourceOut, sourceAtop
    /// Modes by the destination's coverage. `destinationAtop` is drawn as `normal`, with a warning.
    case destinationOver, destinationIn, destinationOut, destinationAtop
    /// Further Porter-Duff modes; drawn as `normal`, with a warning.
    case xor, plusDarker, plusLighter
}

/// The parts of a path to draw, and the fill rule.
public enum CGPathDrawingMode: Int32, Hashable, Sendable {
    /// Fills by the nonzero winding rule.
    case fill = 0
    /// Fills by the even-odd rule.
    case eoFill = 1
    /// Strokes.
    case stroke = 2
    /// Fills by the nonzero winding rule, then strokes.
    case fillStroke = 3
    /// Fills by the even-odd rule, then strokes.
    case eoFillStroke = 4
}

/// The quality of scaled images; all cases are drawn as `high`.
public enum CGInterpolationQuality: Int32, Hashable, Sendable {
    /// The default quality.
    case `default` = 0
    /// No interpolation.
    case none = 1
    /// Low quality.
    case low = 2
    /// Medium quality.
    case medium = 4
    /// High quality.
    case high = 3
}

/// Options that extend a gradient beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
    /// The option bits.
    public let rawValue: UInt32
    /// Creates options from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Continues the start color before the start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// Continues the end color after the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// The position of the alpha component in a pixel, and its premultiplication.
public enum CGImageAlphaInfo: UInt32, Hashable, Sendable {
    /// No alpha.
    case none = 0
    /// Premultiplied alpha after the color components.
    case premultipliedLast = 1
    /// Premultiplied alpha before the color components.
    case premultipliedFirst = 2
    /// Alpha after the color components.
    case last = 3
    /// Alpha before the color components.
    case first = 4
    /// An unused component after the color components.
    case noneSkipLast = 5
    /// An unused component before the color components.
    case noneSkipFirst = 6
    /// Alpha without color components.
    case alphaOnly = 7
}
