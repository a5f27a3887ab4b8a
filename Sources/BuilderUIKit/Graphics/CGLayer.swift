import Foundation
import Render

/// A drawing that can be drawn in other contexts several times.
public final class CGLayer {
    /// The size, in points of the layer's context.
    public let size: CGSize
    /// The context in which the layer's contents are drawn, with the origin of its user space at a corner; nil never.
    public let context: CGContext?

    /// Creates an empty layer with the scale and the traits of a context; nil for a size that isn't above 0.
    ///
    /// - Parameter auxiliaryInfo: Without effect; pass nil.
    public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: [String: Any]?) {
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
        self.size = size
        self.context = CGContext(
            bounds: CGRect(origin: .zero, size: size), scale: context.scale, traits: context.traits)
    }
}

extension CGContext {
    /// Draws what a layer contains now, stretched to a rectangle of user space.
    ///
    /// The origin of the layer's user space lies at the rectangle's corner with the least coordinates.
    public func draw(_ layer: CGLayer, in rect: CGRect) {
        guard let context = layer.context, !context.items.isEmpty || !context.groups.isEmpty else { return }
        let box = rect.standardized
        guard !box.isNull, !box.isInfinite, box.width > 0, box.height > 0 else { return }
        saveGState()
        defer { restoreGState() }
        translateBy(x: box.minX, y: box.minY)
        scaleBy(x: box.width / layer.size.width, y: box.height / layer.size.height)
        var drawing = transformed(CGRect(origin: .zero, size: layer.size))
        drawing.masksToBounds = true
        drawing.sublayers = [context.makeLayer()]
        add([], layer: drawing)
    }

    /// Draws what a layer contains now, with the origin of its user space at a point.
    public func draw(_ layer: CGLayer, at point: CGPoint) { draw(layer, in: CGRect(origin: point, size: layer.size)) }
}
