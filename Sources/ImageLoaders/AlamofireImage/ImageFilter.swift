import BuilderImageLoading
import BuilderUIKit

public typealias Image = UIImage

/// A change of a picture.
public protocol ImageFilter {
    var filter: (Image) -> Image { get }
    var identifier: String { get }
}

extension ImageFilter {
    public var identifier: String { "\(type(of: self))" }
}

/// A filter with a size.
public protocol Sizable { var size: CGSize { get } }

/// A filter with a corner radius.
public protocol Roundable { var radius: CGFloat { get } }

public struct ScaledToSizeFilter: ImageFilter, Sizable {
    public let size: CGSize
    public init(size: CGSize) { self.size = size }
    public var filter: (Image) -> Image { { $0.resized(to: size, .stretch) } }
}

public struct AspectScaledToFitSizeFilter: ImageFilter, Sizable {
    public let size: CGSize
    public init(size: CGSize) { self.size = size }
    public var filter: (Image) -> Image { { $0.resized(to: size, .fit) } }
}

public struct AspectScaledToFillSizeFilter: ImageFilter, Sizable {
    public let size: CGSize
    public init(size: CGSize) { self.size = size }
    public var filter: (Image) -> Image { { $0.resized(to: size, .crop) } }
}

public struct RoundedCornersFilter: ImageFilter, Roundable {
    public let radius: CGFloat
    public let divideRadiusByImageScale: Bool
    public init(radius: CGFloat, divideRadiusByImageScale: Bool = false) {
        self.radius = radius
        self.divideRadiusByImageScale = divideRadiusByImageScale
    }
    public var filter: (Image) -> Image {
        { $0.rounded(divideRadiusByImageScale ? radius / $0.scale : radius) }
    }
}

public struct CircleFilter: ImageFilter {
    public init() {}
    public var filter: (Image) -> Image { { $0.circle() } }
}

public struct ScaledToSizeWithRoundedCornersFilter: ImageFilter {
    private let size: CGSize
    private let radius: CGFloat
    public init(size: CGSize, radius: CGFloat, divideRadiusByImageScale: Bool = false) {
        self.size = size
        self.radius = radius
    }
    public var filter: (Image) -> Image { { $0.resized(to: size, .stretch).rounded(radius) } }
}

public struct AspectScaledToFillSizeWithRoundedCornersFilter: ImageFilter {
    private let size: CGSize
    private let radius: CGFloat
    public init(size: CGSize, radius: CGFloat, divideRadiusByImageScale: Bool = false) {
        self.size = size
        self.radius = radius
    }
    public var filter: (Image) -> Image { { $0.resized(to: size, .crop).rounded(radius) } }
}

public struct AspectScaledToFillSizeCircleFilter: ImageFilter {
    private let size: CGSize
    public init(size: CGSize) { self.size = size }
    public var filter: (Image) -> Image { { $0.resized(to: size, .crop).circle() } }
}

/// A filter that returns the picture as it is.
public struct BlurFilter: ImageFilter {
    public let blurRadius: UInt
    public init(blurRadius: UInt = 10) { self.blurRadius = blurRadius }
    public var filter: (Image) -> Image { { $0 } }
}

public struct DynamicImageFilter: ImageFilter {
    public let identifier: String
    public let filter: (Image) -> Image
    public init(_ identifier: String, filter: @escaping (Image) -> Image) {
        self.identifier = identifier
        self.filter = filter
    }
}
