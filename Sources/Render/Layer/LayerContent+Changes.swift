import Foundation

extension LayerContent {
    /// Returns the content moved by an offset in points.
    public func offset(by delta: CGPoint) -> LayerContent {
        if delta == .zero { return self }
        switch self {
        case .glyphs(var run):
            for index in run.glyphs.indices {
                run.glyphs[index].x += Double(delta.x)
                run.glyphs[index].y += Double(delta.y)
            }
            return .glyphs(run)
        case .image(var image):
            image.destination = image.destination.offsetBy(dx: delta.x, dy: delta.y)
            image.clip = image.clip?.offsetBy(dx: delta.x, dy: delta.y)
            return .image(image)
        case .fill(let path, let color, let rule): return .fill(path.offset(by: delta), color, rule)
        case .stroke(let path, let color, let style): return .stroke(path.offset(by: delta), color, style)
        case .gradient: return self
        }
    }

    /// Returns the same shape in one color; images and gradients are unchanged.
    public func recoloured(_ color: Color) -> LayerContent {
        switch self {
        case .glyphs(var run):
            run.color = color
            return .glyphs(run)
        case .fill(let path, _, let rule): return .fill(path, color, rule)
        case .stroke(let path, _, let style): return .stroke(path, color, style)
        case .image, .gradient: return self
        }
    }
}
