import Foundation
import Render

/// The part of a screen that a picture shows, and its position in the picture.
struct ScreenCrop {
    /// The part, in points of the screen; edges are whole, so that each density's pixels are those of the screen
    /// itself.
    let rect: CGRect
    let zoom: Double

    /// Creates a crop.
    /// - Parameters:
    ///   - part: the part that must be visible, in points of the screen.
    ///   - padding: the padding around it.
    init(_ part: CGRect, padding: Double, zoom: Double) {
        rect = part.insetBy(dx: -padding, dy: -padding).wholePoints
        self.zoom = zoom
    }

    /// The size in the picture, rounded up to whole points.
    var size: CGSize { CGSize(width: Self.whole(rect.width * zoom), height: Self.whole(rect.height * zoom)) }

    /// Returns a rectangle of the screen in the picture, clipped to the part; nil if nothing is left of it.
    func visibleFrame(of screenRect: CGRect) -> CGRect? {
        let inside = screenRect.intersection(rect)
        guard !inside.isNull, inside.width > 0, inside.height > 0 else { return nil }
        return inside.offsetBy(dx: -rect.minX, dy: -rect.minY)
            .applying(CGAffineTransform(scaleX: zoom, y: zoom))
    }

    /// Returns a layer of the part's size that shows the screen through it.
    /// - Parameters:
    ///   - screen: the screen's layer.
    ///   - screenSize: the size of the screen, in points.
    ///   - base: the color that fills the screen before it is drawn.
    func layer(of screen: Layer, screenSize: CGSize, base: Color?) -> Layer {
        var window = Layer(frame: CGRect(origin: .zero, size: size))
        window.masksToBounds = true
        var screen = screen.magnified(zoom)
        screen.position.x -= rect.minX * zoom
        screen.position.y -= rect.minY * zoom
        if let base {
            var ground = Layer(
                frame: CGRect(
                    x: -rect.minX * zoom, y: -rect.minY * zoom, width: screenSize.width * zoom,
                    height: screenSize.height * zoom))
            ground.background = base
            window.sublayers.append(ground)
        }
        window.sublayers.append(screen)
        return window
    }

    private static func whole(_ length: CGFloat) -> CGFloat { max(1, (length - 0.001).rounded(.up)) }
}

extension CGRect {
    /// The smallest rectangle with whole edges around this; thousandths are ignored as rounding errors.
    var wholePoints: CGRect {
        let left = (minX + 0.001).rounded(.down)
        let top = (minY + 0.001).rounded(.down)
        return CGRect(
            x: left, y: top, width: max(1, (maxX - 0.001).rounded(.up) - left),
            height: max(1, (maxY - 0.001).rounded(.up) - top))
    }
}

extension Layer {
    /// Returns the same layers with every length multiplied.
    ///
    /// Unlike a transform, this keeps layers untransformed, so that edges are rounded to whole pixels: the picture is
    /// that of a device with more pixels per point. The tree is traversed iteratively, so its depth isn't limited.
    func magnified(_ factor: Double) -> Layer { factor == 1 ? self : mapped { $0.magnify(CGFloat(factor)) } }

    /// Returns the tree with each layer changed; `change` receives it without sublayers and mask.
    func mapped(_ change: (inout Layer) -> Void) -> Layer {
        /// A layer whose sublayers and mask are being changed.
        struct PendingLayer {
            var result: Layer
            let isMask: Bool
            /// The remaining layers, the next one last.
            var waiting: [(layer: Layer, isMask: Bool)]
            var sublayers: [Layer] = []
            var mask: [Layer] = []

            init(_ layer: Layer, isMask: Bool, change: (inout Layer) -> Void) {
                waiting = layer.mask.map { ($0, true) } + layer.sublayers.reversed().map { ($0, false) }
                result = layer
                result.sublayers = []
                result.mask = []
                self.isMask = isMask
                change(&result)
            }
        }
        var path = [PendingLayer(self, isMask: false, change: change)]
        while true {
            let top = path.count - 1
            if let (layer, isMask) = path[top].waiting.popLast() {
                path.append(PendingLayer(layer, isMask: isMask, change: change))
                continue
            }
            var done = path.removeLast()
            if !done.sublayers.isEmpty { done.result.sublayers = done.sublayers }
            if !done.mask.isEmpty { done.result.mask = done.mask }
            guard top > 0 else { return done.result }
            if done.isMask {
                path[top - 1].mask.append(done.result)
            } else {
                path[top - 1].sublayers.append(done.result)
            }
        }
    }

    private mutating func magnify(_ factor: CGFloat) {
        let scaling = CGAffineTransform(scaleX: factor, y: factor)
        bounds = bounds.applying(scaling)
        position = position.applying(scaling)
        transform.tx *= factor
        transform.ty *= factor
        corners.radius *= Double(factor)
        border?.width *= Double(factor)
        if var shadow {
            shadow.radius *= Double(factor)
            shadow.offset = shadow.offset.applying(scaling)
            shadow.path = shadow.path?.applying(scaling)
            self.shadow = shadow
        }
        contents = contents.map { $0.magnified(by: scaling) }
    }
}

extension LayerContent {
    fileprivate func magnified(by scaling: CGAffineTransform) -> LayerContent {
        let factor = Double(scaling.a)
        switch self {
        case .glyphs(var run):
            run.drawnSize *= factor
            run.font?.size *= factor
            for index in run.glyphs.indices {
                run.glyphs[index].x *= factor
                run.glyphs[index].y *= factor
            }
            return .glyphs(run)
        case .image(var image):
            image.destination = image.destination.applying(scaling)
            image.clip = image.clip?.applying(scaling)
            return .image(image)
        case .fill(let path, let color, let rule): return .fill(path.applying(scaling), color, rule)
        case .stroke(let path, let color, var style):
            style.width *= factor
            style.dashes = style.dashes.map { $0 * factor }
            style.dashPhase *= factor
            return .stroke(path.applying(scaling), color, style)
        case .gradient: return self
        }
    }
}
