import Foundation
import Render

/// The part of a screen that a picture shows, and where it lies in the picture.
struct ScreenCrop {
    /// Points of the screen; edges are whole, so that each density's pixels are those of the screen itself.
    let rect: CGRect
    let zoom: Double

    /// - Parameters:
    ///   - part: what must be seen, in points of the screen.
    ///   - padding: what is shown around it.
    init(_ part: CGRect, padding: Double, zoom: Double) {
        rect = part.insetBy(dx: -padding, dy: -padding).wholePoints
        self.zoom = zoom
    }

    /// The size in the picture: whole points, the broken one shown as well.
    var size: CGSize {
        CGSize(width: Self.whole(rect.width * zoom), height: Self.whole(rect.height * zoom))
    }

    /// A rectangle of the screen in the picture: cut where the part ends, nil where nothing is left of it.
    func place(of screenRect: CGRect) -> CGRect? {
        let inside = screenRect.intersection(rect)
        guard !inside.isNull, inside.width > 0, inside.height > 0 else { return nil }
        return inside.offsetBy(dx: -rect.minX, dy: -rect.minY)
            .applying(CGAffineTransform(scaleX: zoom, y: zoom))
    }

    /// A layer of the part's size that shows the screen through it.
    /// - Parameters:
    ///   - screen: the screen's layer.
    ///   - screenSize: points.
    ///   - base: what the screen is filled with before it is drawn.
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
    /// The smallest rectangle with whole edges around this; thousandths are rounding, not content.
    var wholePoints: CGRect {
        let left = (minX + 0.001).rounded(.down)
        let top = (minY + 0.001).rounded(.down)
        return CGRect(
            x: left, y: top, width: max(1, (maxX - 0.001).rounded(.up) - left),
            height: max(1, (maxY - 0.001).rounded(.up) - top))
    }
}
