import Foundation
import Render

extension UIImage {
    /// Draws the image in the current context with its top left corner at a point.
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    /// Draws the image with its top left corner at a point, with a blend mode and an alpha of 0…1.
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the image in the current context, scaled to the rectangle. With cap insets, only the middle is scaled.
    public func draw(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.draw(contents(filling: rect, tint: nil, traits: context.traits), in: rect)
    }

    /// Draws the image, scaled to the rectangle, with a blend mode and an alpha of 0…1.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        UIGraphicsGetCurrentContext()?.withBlendMode(blendMode, alpha: alpha) { _ in draw(in: rect) }
    }

    /// Tiles the rectangle with the image in its own size.
    public func drawAsPattern(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.state.pattern = self
        context.state.fillPattern = nil
        context.fill(rect)
        context.restoreGState()
    }
}

extension UIImage {
    /// Returns the image's variant for an environment as layer contents that a content mode places in `bounds`, in
    /// points.
    ///
    /// - Parameters:
    ///   - tint: The color that a template image is filled with.
    ///   - isRightToLeft: The direction of the view; nil for that of the traits.
    ///   - magnification: The factor of the image's size around the center of its place.
    func contents(
        in bounds: CGRect, mode: UIView.ContentMode, tint: Color, isRightToLeft: Bool? = nil,
        magnification: CGFloat = 1, environment: DisplayEnvironment
    ) -> [LayerContent] {
        var shown = variant(for: environment.traits)
        if isRightToLeft ?? (environment.traits.layoutDirection == .rightToLeft) {
            if flipsForRightToLeftLayoutDirection {
                shown = shown.withHorizontallyFlippedOrientation()
            } else if let opposite = shown.oppositeSymbol {
                shown = opposite
            }
        }
        var place = mode.rect(ofImage: size, in: bounds)
        if magnification != 1 {
            place = place.insetBy(
                dx: place.width * (1 - magnification) / 2, dy: place.height * (1 - magnification) / 2)
        }
        return shown.contents(
            filling: place, tint: shown.isTemplate ? tint : nil, traits: environment.traits)
    }

    /// Returns the image as layer contents that fill `rect`, in points.
    ///
    /// With cap insets, edges keep their size and the middle is stretched or tiled.
    func contents(
        filling rect: CGRect, clip: CGRect? = nil, tint: Color?, traits: UITraitCollection
    ) -> [LayerContent] {
        let isResizable = capInsets != .zero || properties.resizableCenter != nil
        guard isResizable, !isSymbolImage, size.width > 0, size.height > 0, let bitmap = uprightBitmap else {
            return contents(in: rect, clip: clip, tint: tint, traits: traits)
        }
        let columns = NineSlice.parts(
            length: size.width, first: capInsets.left, last: capInsets.right, target: rect.width,
            isTiled: resizingMode == .tile, pixel: 1 / scale,
            center: properties.resizableCenter.map { ($0.minX, $0.width) })
        let rows = NineSlice.parts(
            length: size.height, first: capInsets.top, last: capInsets.bottom, target: rect.height,
            isTiled: resizingMode == .tile, pixel: 1 / scale,
            center: properties.resizableCenter.map { ($0.minY, $0.height) })
        let color = (ownTint?.renderColor(for: traits)) ?? tint
        let scaleX = CGFloat(bitmap.width) / size.width
        let scaleY = CGFloat(bitmap.height) / size.height
        return rows.flatMap { row in
            columns.map { column in
                let source = CGRect(
                    x: column.source * scaleX, y: row.source * scaleY, width: column.sourceLength * scaleX,
                    height: row.sourceLength * scaleY)
                let destination = CGRect(
                    x: rect.minX + column.offset, y: rect.minY + row.offset, width: column.length, height: row.length)
                return .image(
                    ImageContent(bitmap: bitmap, destination: destination, clip: clip, tint: color, sourceRect: source))
            }
        }
    }
}

/// A part of a resizable image along one axis; lengths are in points.
struct NineSlice: Hashable {
    /// The start of the part in the image.
    var source: CGFloat
    /// The length of the part in the image.
    var sourceLength: CGFloat
    /// The offset of the part in the destination.
    var offset: CGFloat
    /// The length of the part in the destination.
    var length: CGFloat

    /// Returns the parts of an image of `length` in a destination of `target`; a destination that is too short
    /// compresses the ends. Ends that fill the image leave no middle: the pixel before the last end is stretched.
    ///
    /// - Parameter center: The start and the length of the middle; nil for all that the ends leave.
    static func parts(
        length: CGFloat, first: CGFloat, last: CGFloat, target: CGFloat, isTiled: Bool, pixel: CGFloat = 1,
        center: (start: CGFloat, length: CGFloat)? = nil
    ) -> [NineSlice] {
        guard length > 0, target > 0 else { return [] }
        let start = min(max(0, first), length)
        let end = min(max(0, last), length - start)
        let room = length - start - end
        let middleStart = min(max(start, center?.start ?? start), start + room)
        let middle = min(max(0, center?.length ?? room), start + room - middleStart)
        let squeeze = start + end > target ? target / (start + end) : 1
        var parts: [NineSlice] = []
        func add(_ source: CGFloat, _ sourceLength: CGFloat, _ offset: CGFloat, _ length: CGFloat) {
            guard sourceLength > 0, length > 0 else { return }
            parts.append(NineSlice(source: source, sourceLength: sourceLength, offset: offset, length: length))
        }
        add(0, start, 0, start * squeeze)
        let rest = target - (start + end) * squeeze
        if middle < pixel / 2 {
            add(max(0, start - pixel), min(pixel, length), start * squeeze, rest)
            // A middle of one point looks the same stretched or tiled.
        } else if isTiled, middle > 1, rest / middle <= 1000 {
            var offset: CGFloat = 0
            while offset < rest {
                let part = min(middle, rest - offset)
                add(middleStart, part, start * squeeze + offset, part)
                offset += middle
            }
        } else {
            add(middleStart, middle, start * squeeze, rest)
        }
        add(length - end, end, target - end * squeeze, end * squeeze)
        return parts
    }
}

extension UIImage {
    /// The pixels with the orientation applied. A symbol is drawn in black at its scale, a vector in its own size.
    package var uprightBitmap: Bitmap? {
        switch source {
        case .none: nil
        case .bitmap(let image): ImageOrientation(imageOrientation).upright(image.shownBitmap())
        case .symbol(let symbol):
            symbol.bitmap(scale: scale, color: layerColors(tint: .black, traits: .current)).map {
                ImageOrientation(imageOrientation).upright($0)
            }
        case .vector(let vector):
            vector.bitmap(filling: vector.size, scale: scale).map { ImageOrientation(imageOrientation).upright($0) }
        }
    }

    /// Returns the image as layer contents that fill `destination`, in points.
    ///
    /// The image's own tint takes precedence over `tint`. Cap insets are left to the caller; a symbol stays vector
    /// outlines.
    func contents(
        in destination: CGRect, clip: CGRect? = nil, tint: Color?, traits: UITraitCollection
    ) -> [LayerContent] {
        let color: Color? =
            if let own = ownTint, renderingMode != .alwaysTemplate || tint == nil {
                own.renderColor(for: traits)
            } else {
                tint
            }
        let pixels: Bitmap?
        switch source {
        case .none:
            return []
        case .symbol(let symbol) where clip == nil:
            let isMirrored = imageOrientation == .upMirrored
            if renderingMode != .alwaysTemplate || tint == nil,
                let colors = layerColors(tint: color ?? .black, traits: traits)
            {
                return symbol.contents(in: destination, isMirrored: isMirrored, color: colors)
            }
            return symbol.contents(in: destination, isMirrored: isMirrored, color: color ?? .black)
        case .vector(let vector):
            let scale = traits.displayScale > 0 ? traits.displayScale : scale
            let isTurned = imageOrientation.isQuarterTurn
            let size = CGSize(
                width: isTurned ? destination.height : destination.width,
                height: isTurned ? destination.width : destination.height)
            pixels = vector.bitmap(filling: size, scale: scale).map { ImageOrientation(imageOrientation).upright($0) }
        default: pixels = uprightBitmap
        }
        guard let bitmap = pixels, bitmap.width > 0, bitmap.height > 0 else { return [] }
        let tint = layerColoring == nil ? color : nil
        return [.image(ImageContent(bitmap: bitmap, destination: destination, clip: clip, tint: tint))]
    }
}

extension ImageOrientation {
    init(_ orientation: UIImage.Orientation) { self = Self.ofUIKit[orientation.rawValue] }

    /// The orientations in the order of UIKit's raw values.
    fileprivate static let ofUIKit: [ImageOrientation] = [
        .up, .down, .left, .right, .upMirrored, .downMirrored, .leftMirrored, .rightMirrored,
    ]
}

extension UIImage.Orientation {
    init(_ orientation: ImageOrientation) {
        self = ImageOrientation.ofUIKit.firstIndex(of: orientation).flatMap { Self(rawValue: $0) } ?? .up
    }
}

extension UIImage {
    /// Returns the upright image scaled to `size` points, or nil for sizes that can't be drawn.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard size.width > 0, size.height > 0, let bitmap = uprightBitmap else { return nil }
        var layer = Layer(frame: CGRect(origin: .zero, size: size))
        layer.contents = [.image(ImageContent(bitmap: bitmap, destination: layer.bounds))]
        guard let drawn = LayerRasterizer.paint(layer, size: size, scale: scale) else { return nil }
        let image = UIImage(
            cgImage: CGImage(drawn, missingTexts: cgImage?.missingTexts ?? []), scale: scale, orientation: .up)
        return image.withRenderingMode(renderingMode)
    }

    /// Returns the upright image scaled to `size` points, or nil for sizes that can't be drawn.
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

    /// Returns the image itself: images are decoded when they are created.
    public func preparingForDisplay() -> UIImage? { self }

    /// Returns the image itself: images are decoded when they are created.
    public func byPreparingForDisplay() async -> UIImage? { self }
}
