// The string constants of Core Animation, each in a type of its own.

/// The shape of a layer's rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    /// The constant's string.
    public let rawValue: String
    /// Creates a constant from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A quarter of a circle.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// A curve with continuous curvature that begins 1.528665 radii from the corner.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// The position and scaling of a layer's contents in its bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    /// The constant's string.
    public let rawValue: String
    /// Creates a constant from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Centered, without scaling.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// At the center of the top edge, without scaling.
    public static let top = CALayerContentsGravity(rawValue: "top")
    /// At the center of the bottom edge, without scaling.
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    /// At the center of the left edge, without scaling.
    public static let left = CALayerContentsGravity(rawValue: "left")
    /// At the center of the right edge, without scaling.
    public static let right = CALayerContentsGravity(rawValue: "right")
    /// In the top left corner, without scaling.
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    /// In the top right corner, without scaling.
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    /// In the bottom left corner, without scaling.
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    /// In the bottom right corner, without scaling.
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
    /// Stretched to the bounds.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// Scaled to fit the bounds, keeping the aspect ratio.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// Scaled to fill the bounds, keeping the aspect ratio.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// The filter for scaling a layer's contents.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    /// The constant's string.
    public let rawValue: String
    /// Creates a constant from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Nearest neighbor.
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    /// Linear interpolation.
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    /// Trilinear interpolation.
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// The pixel format of a layer's contents.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
    /// The constant's string.
    public let rawValue: String
    /// Creates a constant from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// 8 bits per component.
    public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
    /// 16-bit floating point components.
    public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
    /// 8 bits of gray.
    public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}

/// The shape of the ends of a shape layer's open lines.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// The constant's string.
    public let rawValue: String
    /// Creates a constant from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Flat ends at the end points.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// Half circles around the end points.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// Half squares beyond the end points.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The shape of the corners of a shape layer's lines.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// The constant's string.
    public let rawValue: String
    /// Creates a constant from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Pointed corners.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// Rounded corners.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// Beveled corners.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// The rule for the interior of a shape layer's path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// The constant's string.
    public let rawValue: String
    /// Creates a constant from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The nonzero winding rule.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// The even-odd rule.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The kind of a gradient layer's gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    /// The constant's string.
    public let rawValue: String
    /// Creates a constant from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A gradient along a line.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// A gradient from a center outward.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// A gradient around a center.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// The alignment of a text layer's lines.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    /// The constant's string.
    public let rawValue: String
    /// Creates a constant from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Aligned by the text's direction.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    /// Aligned with the left edge.
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    /// Aligned with the right edge.
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    /// Centered.
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// Aligned with both edges.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// The truncation of a text layer's lines.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    /// The constant's string.
    public let rawValue: String
    /// Creates a constant from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// No truncation.
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    /// Truncation at the beginning.
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    /// Truncation at the end.
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    /// Truncation in the middle.
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// Corners of a layer, in the layer's own coordinates (y points down).
public struct CACornerMask: OptionSet, Hashable, Sendable {
    /// The corner bits.
    public let rawValue: UInt
    /// Creates a mask from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top left corner.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    /// The top right corner.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    /// The bottom left corner.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    /// The bottom right corner.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// Edges of a layer, in the layer's own coordinates. Edges are always antialiased.
public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
    /// The edge bits.
    public let rawValue: UInt32
    /// Creates a mask from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The left edge.
    public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
    /// The right edge.
    public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
    /// The bottom edge.
    public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
    /// The top edge.
    public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)
}

/// The brightness that a layer's contents may have.
public struct CADynamicRange: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// That of the system's choice.
    public static let automatic = CADynamicRange(rawValue: "automatic")
    /// At most white.
    public static let standard = CADynamicRange(rawValue: "standard")
    /// A little brighter than white.
    public static let constrainedHigh = CADynamicRange(rawValue: "constrainedHigh")
    /// As bright as the display can show.
    public static let high = CADynamicRange(rawValue: "high")
}

/// The mapping of contents that are brighter than the display can show.
public struct CAToneMapMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// That of the system's choice.
    public static let automatic = CAToneMapMode(rawValue: "automatic")
    /// None.
    public static let never = CAToneMapMode(rawValue: "never")
    /// Always, also of contents that the display can show.
    public static let ifSupported = CAToneMapMode(rawValue: "ifSupported")
}

// Pictures have the standard range.

extension CALayer {
    /// A Boolean value that indicates whether the contents may be brighter than white; false, whatever is set.
    public var wantsExtendedDynamicRangeContent: Bool {
        get { false }
        set {}
    }
    /// The brightness that the contents may have; `standard`, whatever is set.
    public var preferredDynamicRange: CADynamicRange {
        get { .standard }
        set {}
    }
    /// The contents' brightest value, where white is 1; 1, whatever is set.
    public var contentsHeadroom: CGFloat {
        get { 1 }
        set {}
    }
    /// The mapping of contents that are too bright; `automatic`, whatever is set.
    public var toneMapMode: CAToneMapMode {
        get { .automatic }
        set {}
    }
}
