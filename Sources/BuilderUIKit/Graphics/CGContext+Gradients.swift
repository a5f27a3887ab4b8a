import BuilderFoundation
import Foundation
import Render

/// A sequence of colors along a line.
public final class CGGradient: Sendable {
    let stops: [GradientContent.Stop]

    /// Creates a gradient from `CGColor`s at locations of 0…1; nil spreads the colors evenly. Fails without colors.
    public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let colors = colors.compactMap { $0 as? CGColor }
        guard !colors.isEmpty else { return nil }
        stops = colors.enumerated().map { index, color in
            let even = colors.count > 1 ? Double(index) / Double(colors.count - 1) : 0
            return GradientContent.Stop(location: locations.map { Double($0[index]) } ?? even, color: color.value)
        }
    }

    /// Creates a gradient from `count` colors, stored one after another as the space's components followed by alpha.
    public init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        guard count > 0 else { return nil }
        let size = space.numberOfComponents + 1
        stops = (0..<count).compactMap { index in
            let values = (0..<size).map { components[index * size + $0] }
            let even = count > 1 ? Double(index) / Double(count - 1) : 0
            return CGColor(colorSpace: space, components: values).map {
                GradientContent.Stop(location: locations.map { Double($0[index]) } ?? even, color: $0.value)
            }
        }
    }
}

extension CGContext {
    /// Draws a gradient between two points of user space, within the current clip.
    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {
        let dx = endPoint.x - startPoint.x
        let dy = endPoint.y - startPoint.y
        let length = (dx * dx + dy * dy).squareRoot()
        let area = boundingBoxOfClipPath
        guard length > 0, length.isFinite, !area.isNull, area.width > 0, area.height > 0 else { return }
        saveGState()
        defer { restoreGState() }
        if options != [.drawsBeforeStartLocation, .drawsAfterEndLocation] {
            // A band across the line, extended where the gradient continues.
            let far = area.width + area.height + length + abs(area.midX - startPoint.x) + abs(area.midY - startPoint.y)
            let before = options.contains(.drawsBeforeStartLocation) ? far : 0
            let after = options.contains(.drawsAfterEndLocation) ? far : 0
            let (ux, uy) = (dx / length, dy / length)
            func corner(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
                CGPoint(x: startPoint.x + ux * along - uy * across, y: startPoint.y + uy * along + ux * across)
            }
            beginPath()
            addLines(between: [
                corner(-before, -far), corner(length + after, -far), corner(length + after, far), corner(-before, far),
            ])
            closePath()
            clip()
        }
        draw(gradient, .linear, from: startPoint, to: endPoint, over: area)
    }

    /// Draws a gradient between two circles in user space.
    ///
    /// Circles with different centers are both drawn around the end center, with a warning.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        let outer = max(startRadius, endRadius)
        let area = boundingBoxOfClipPath
        guard outer > 0, outer.isFinite, !area.isNull, area.width > 0, area.height > 0 else { return }
        if startCenter != endCenter {
            WarningLog.current.add(
                .unsupportedDrawing("a radial gradient with two centers; the end center is used for both"))
        }
        let isGrowing = endRadius >= startRadius
        let goesOutside = options.contains(isGrowing ? .drawsAfterEndLocation : .drawsBeforeStartLocation)
        saveGState()
        defer { restoreGState() }
        let circle = CGRect(x: endCenter.x - outer, y: endCenter.y - outer, width: 2 * outer, height: 2 * outer)
        if !goesOutside {
            beginPath()
            addEllipse(in: circle)
            clip()
        }
        let span = Double((endRadius - startRadius) / outer)
        var stops = gradient.stops.map {
            GradientContent.Stop(location: Double(startRadius / outer) + $0.location * span, color: $0.color)
        }
        if !isGrowing { stops.reverse() }
        let edge = CGPoint(x: endCenter.x + outer, y: endCenter.y + outer)
        draw(stops, .radial, from: endCenter, to: edge, over: area)
    }

    /// Draws a gradient around a point of user space, within the current clip.
    ///
    /// The gradient is an image of at most 512 × 512 pixels, which is stretched beyond.
    ///
    /// - Parameters:
    ///   - center: The point.
    ///   - angle: The direction of the first color, in radians from the x axis toward the y axis; the other colors
    ///     follow in the same sense.
    public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
        let area = boundingBoxOfClipPath
        guard center.x.isFinite, center.y.isFinite, angle.isFinite, !area.isNull, area.width > 0, area.height > 0
        else { return }
        // In a square, angles are those of user space.
        let side = max(area.width, area.height)
        let square = CGRect(x: area.minX, y: area.minY, width: side, height: side)
        let middle = CGPoint(x: (center.x - square.minX) / side, y: (center.y - square.minY) / side)
        let start = CGPoint(x: middle.x + cos(angle), y: middle.y + sin(angle))
        let conic = ConicGradient(stops: gradient.stops, center: middle, start: start)
        let t = state.transform
        let pixels = scale * max(t.a * t.a + t.b * t.b, t.c * t.c + t.d * t.d).squareRoot()
        guard let image = conic.image(in: square, scale: pixels.isFinite ? pixels : scale) else { return }
        var layer = transformed(square)
        layer.contents = [image]
        add([], layer: layer)
    }

    private func draw(
        _ gradient: CGGradient, _ kind: GradientContent.Kind, from start: CGPoint, to end: CGPoint, over area: CGRect
    ) { draw(gradient.stops, kind, from: start, to: end, over: area) }

    private func draw(
        _ stops: [GradientContent.Stop], _ kind: GradientContent.Kind, from start: CGPoint, to end: CGPoint,
        over area: CGRect
    ) {
        // A square keeps right angles to the line when they are expressed in units of the bounds.
        let side = max(area.width, area.height)
        let square = CGRect(x: area.minX, y: area.minY, width: side, height: side)
        func unit(_ point: CGPoint) -> CGPoint {
            CGPoint(x: (point.x - square.minX) / side, y: (point.y - square.minY) / side)
        }
        var layer = transformed(square)
        layer.contents = [
            .gradient(GradientContent(kind: kind, stops: stops, start: unit(start), end: unit(end)))
        ]
        add([], layer: layer)
    }
}
