import BuilderImageLoading
import BuilderUIKit

/// The item that a processor changes.
public enum ImageProcessItem {
    case image(UIImage)
    case data(Data)
}

/// A change of a picture. Apart from those that say so, processors of this module return the picture as it is.
public protocol ImageProcessor: Sendable {
    var identifier: String { get }
    func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage?
}

/// The options of a request.
public struct KingfisherParsedOptionsInfo {
    public var scaleFactor: CGFloat
    public init(_ info: KingfisherOptionsInfo?) { scaleFactor = EffectiveOptions(info ?? []).scale }
}

extension ImageProcessItem {
    fileprivate var image: UIImage? {
        switch self {
        case .image(let image): image
        case .data(let data): UIImage(data: data)
        }
    }
}

extension ImageProcessor {
    public func append(another: any ImageProcessor) -> any ImageProcessor { ProcessorChain(self, another) }
}

infix operator |> : AdditionPrecedence

public func |> (left: any ImageProcessor, right: any ImageProcessor) -> any ImageProcessor {
    left.append(another: right)
}

private struct ProcessorChain: ImageProcessor {
    let first: any ImageProcessor
    let second: any ImageProcessor
    var identifier: String { "\(first.identifier)|>\(second.identifier)" }

    init(_ first: any ImageProcessor, _ second: any ImageProcessor) {
        self.first = first
        self.second = second
    }

    func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? {
        first.process(item: item, options: options).flatMap { second.process(item: .image($0), options: options) }
    }
}

public struct DefaultImageProcessor: ImageProcessor {
    public static let `default` = DefaultImageProcessor()
    public let identifier = ""
    public init() {}
    public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? { item.image }
}

/// A length of a corner.
public enum Radius: Sendable {
    case widthFraction(CGFloat), heightFraction(CGFloat), point(CGFloat)
}

public struct RectCorner: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let topLeft = RectCorner(rawValue: 1)
    public static let topRight = RectCorner(rawValue: 2)
    public static let bottomLeft = RectCorner(rawValue: 4)
    public static let bottomRight = RectCorner(rawValue: 8)
    public static let all: RectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// A processor that resizes the picture and rounds all its corners, whatever `roundingCorners` contains.
public struct RoundCornerImageProcessor: ImageProcessor {
    public let identifier: String
    public let radius: Radius
    public let targetSize: CGSize?

    public init(
        cornerRadius: CGFloat, targetSize: CGSize? = nil, roundingCorners corners: RectCorner = .all,
        backgroundColor: UIColor? = nil
    ) {
        self.init(
            radius: .point(cornerRadius), targetSize: targetSize, roundingCorners: corners,
            backgroundColor: backgroundColor)
    }

    public init(
        radius: Radius, targetSize: CGSize? = nil, roundingCorners corners: RectCorner = .all,
        backgroundColor: UIColor? = nil
    ) {
        self.radius = radius
        self.targetSize = targetSize
        identifier = "com.onevcat.Kingfisher.RoundCornerImageProcessor(\(radius))"
    }

    public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? {
        guard var image = item.image else { return nil }
        if let targetSize { image = image.resized(to: targetSize, .crop) }
        switch radius {
        case .point(let points): return image.rounded(points)
        case .widthFraction(let fraction): return image.rounded(image.size.width * fraction)
        case .heightFraction(let fraction): return image.rounded(image.size.height * fraction)
        }
    }
}

public enum ContentMode: Sendable { case none, aspectFit, aspectFill }

/// A processor that resizes the picture.
public struct ResizingImageProcessor: ImageProcessor {
    public let identifier: String
    public let referenceSize: CGSize
    public let targetContentMode: ContentMode

    public init(referenceSize: CGSize, mode: ContentMode = .none) {
        self.referenceSize = referenceSize
        targetContentMode = mode
        identifier = "com.onevcat.Kingfisher.ResizingImageProcessor(\(referenceSize), \(mode))"
    }

    public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? {
        switch targetContentMode {
        case .none: item.image?.resized(to: referenceSize, .stretch)
        case .aspectFit: item.image?.resized(to: referenceSize, .fit)
        case .aspectFill: item.image?.resized(to: referenceSize, .fill)
        }
    }
}

/// A processor that makes the picture as large as fits into a size.
public struct DownsamplingImageProcessor: ImageProcessor {
    public let identifier: String
    public let size: CGSize

    public init(size: CGSize) {
        self.size = size
        identifier = "com.onevcat.Kingfisher.DownsamplingImageProcessor(\(size))"
    }

    public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? {
        item.image?.resized(to: size, .fit)
    }
}

/// A processor that returns the middle of the picture, whatever `anchor` is.
public struct CroppingImageProcessor: ImageProcessor {
    public let identifier: String
    public let size: CGSize

    public init(size: CGSize, anchor: CGPoint = CGPoint(x: 0.5, y: 0.5)) {
        self.size = size
        identifier = "com.onevcat.Kingfisher.CroppingImageProcessor(\(size))"
    }

    public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? {
        item.image?.resized(to: size, .crop)
    }
}

public struct BlurImageProcessor: ImageProcessor {
    public let identifier = "com.onevcat.Kingfisher.BlurImageProcessor"
    public init(blurRadius: CGFloat) {}
    public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? { item.image }
}

public struct BlackWhiteProcessor: ImageProcessor {
    public let identifier = "com.onevcat.Kingfisher.BlackWhiteProcessor"
    public init() {}
    public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? { item.image }
}

public struct OverlayImageProcessor: ImageProcessor {
    public let identifier = "com.onevcat.Kingfisher.OverlayImageProcessor"
    public init(overlay: UIColor, fraction: CGFloat = 0.5) {}
    public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? { item.image }
}

/// A processor that draws the picture's shape in a color.
public struct TintImageProcessor: ImageProcessor {
    public let identifier = "com.onevcat.Kingfisher.TintImageProcessor"
    public let tint: UIColor
    public init(tint: UIColor) { self.tint = tint }
    public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? {
        item.image?.withTintColor(tint, renderingMode: .alwaysOriginal)
    }
}
