import Foundation
import Render

extension CALayer {
    private static let wholeRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// The longest side, in pixels, of an image that is enlarged with `CALayerContentsFilter.nearest`; larger ones are
    /// interpolated.
    private static let longestSide = 4096

    /// Returns the layer's image as it is placed, stretched and filtered.
    func imageContents(_ image: CGImage, in environment: DisplayEnvironment) -> [LayerContent] {
        guard let part = image.part(contentsRect) else { return [] }
        var shown = UIImage(cgImage: part, scale: max(contentsScale, 0.01), orientation: .up)
        if contentsCenter != Self.wholeRect, isResizing {
            shown = shown.resizableImage(withCapInsets: caps(of: shown), resizingMode: .stretch)
        }
        let contents = shown.contents(
            in: bounds, mode: UIView.ContentMode(contentsGravity), tint: environment.resolve(.black),
            environment: environment)
        guard magnificationFilter == .nearest else { return contents }
        return contents.map { enlarged($0, scale: environment.scale) }
    }

    private var isResizing: Bool { [.resize, .resizeAspect, .resizeAspectFill].contains(contentsGravity) }

    /// Returns the parts of an image around `contentsCenter`, in points.
    private func caps(of image: UIImage) -> UIEdgeInsets {
        let center = contentsCenter.standardized.intersection(Self.wholeRect)
        guard !center.isNull else { return .zero }
        let size = image.size
        return UIEdgeInsets(
            top: center.minY * size.height, left: center.minX * size.width, bottom: (1 - center.maxY) * size.height,
            right: (1 - center.maxX) * size.width)
    }

    /// Returns an image whose pixels are repeated instead of interpolated, at the size at which it is drawn without
    /// transforms.
    private func enlarged(_ content: LayerContent, scale: CGFloat) -> LayerContent {
        guard case .image(var image) = content else { return content }
        let whole = CGRect(x: 0, y: 0, width: image.bitmap.width, height: image.bitmap.height)
        let source = (image.sourceRect ?? whole).integral.intersection(whole)
        let (width, height) = (image.destination.width * scale, image.destination.height * scale)
        let longest = CGFloat(Self.longestSide)
        guard !source.isNull, source.width >= 1, source.height >= 1, width >= 1, height >= 1, width <= longest,
            height <= longest, width > source.width || height > source.height
        else { return content }
        let (columns, rows) = (Int(width.rounded()), Int(height.rounded()))
        let bitmap = image.bitmap
        let left = (0..<columns).map { column in
            Int(source.minX)
                + min(Int((CGFloat(column) + 0.5) / CGFloat(columns) * source.width), Int(source.width) - 1)
        }
        image.bitmap = Bitmap(width: columns, height: rows, isOpaque: bitmap.isOpaque) { pixels, bytesPerRow in
            for row in 0..<rows {
                let line = (pixels + row * bytesPerRow).assumingMemoryBound(to: UInt32.self)
                let place = Int((CGFloat(row) + 0.5) / CGFloat(rows) * source.height)
                let y = Int(source.minY) + min(place, Int(source.height) - 1)
                for column in 0..<columns { line[column] = bitmap.pixel(x: left[column], y: y) }
            }
        }
        image.sourceRect = nil
        return .image(image)
    }
}

extension CGImage {
    /// The longest side, in pixels, of a part that reaches beyond an image; larger ones are made smaller.
    private static var longestSide: CGFloat { 4096 }

    /// Returns a part of the image, in units of its size and rounded outward to pixels; nil if it is empty.
    ///
    /// Beyond the image, the pixels at its edges are repeated, as Core Animation documents it.
    func part(_ rect: CGRect) -> CGImage? {
        if rect == CGRect(x: 0, y: 0, width: 1, height: 1) { return self }
        let (columns, rows) = (CGFloat(width), CGFloat(height))
        let part = CGRect(
            x: rect.minX * columns, y: rect.minY * rows, width: rect.width * columns, height: rect.height * rows)
        guard [part.minX, part.minY, part.width, part.height].allSatisfy({ $0.isFinite && abs($0) < 1e9 }),
            part.width > 0, part.height > 0
        else { return nil }
        /// Rounds to whole pixels, but not by one that is only a rounding error: a third of three pixels is one.
        func snapped(_ value: CGFloat, _ rule: FloatingPointRoundingRule) -> CGFloat {
            abs(value - value.rounded()) < 1e-4 ? value.rounded() : value.rounded(rule)
        }
        let (x, y) = (snapped(part.minX, .down), snapped(part.minY, .down))
        let pixels = CGRect(x: x, y: y, width: snapped(part.maxX, .up) - x, height: snapped(part.maxY, .up) - y)
        guard pixels.width >= 1, pixels.height >= 1 else { return nil }
        if CGRect(x: 0, y: 0, width: columns, height: rows).contains(pixels) { return cropping(to: pixels) }
        /// Returns the pixel of the image for each one of a part's side.
        func places(from start: CGFloat, _ length: CGFloat, of count: Int) -> [Int] {
            let side = min(length, Self.longestSide)
            return (0..<Int(side)).map { index in
                min(max(0, Int((start + (CGFloat(index) + 0.5) * length / side).rounded(.down))), count - 1)
            }
        }
        let left = places(from: pixels.minX, pixels.width, of: width)
        let top = places(from: pixels.minY, pixels.height, of: height)
        let source = bitmap
        let extended = Bitmap(width: left.count, height: top.count, isOpaque: source.isOpaque) { memory, bytesPerRow in
            for (row, y) in top.enumerated() {
                let line = (memory + row * bytesPerRow).assumingMemoryBound(to: UInt32.self)
                for (column, x) in left.enumerated() { line[column] = source.pixel(x: x, y: y) }
            }
        }
        return CGImage(extended, missingTexts: missingTexts)
    }
}

extension CALayer {
    /// The classes known not to override `draw(in:)`, `display()`, `layoutSublayers()` and `hitTest(_:)`.
    private static let plainClasses: Set<ObjectIdentifier> = [
        ObjectIdentifier(CALayer.self), ObjectIdentifier(CAShapeLayer.self), ObjectIdentifier(CAGradientLayer.self),
    ]

    /// A Boolean value that indicates whether the layer's class certainly overrides none of the methods that apps do.
    var isOfPlainClass: Bool { Self.plainClasses.contains(ObjectIdentifier(type(of: self))) }

    /// False for a layer whose class and delegate certainly provide neither sublayers nor contents.
    var mayDraw: Bool { !isOfPlainClass || ownDelegate != nil }

    /// Lets a subclass or a delegate lay out the sublayers and provide the contents.
    ///
    /// - Parameter outer: The traits of a layer without a view.
    func prepareForDrawing(_ outer: UITraitCollection) {
        guard mayDraw else { return }
        (ownerView?.traitCollection ?? outer).asCurrent {
            layoutSublayers()
            display()
        }
    }
}
