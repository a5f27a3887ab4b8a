import Foundation

extension Layer {
    /// Checks that the layer's geometry is finite.
    ///
    /// - Throws: `PaintError.invalidGeometry` for values that aren't finite numbers.
    func checkGeometry(_ source: Source?) throws {
        func check(_ property: String, _ values: CGFloat...) throws {
            for value in values where !value.isFinite {
                throw PaintError.invalidGeometry(property: property, source: source)
            }
        }
        try check("size", bounds.size.width, bounds.size.height)
        try check("position", position.x, position.y, bounds.origin.x, bounds.origin.y)
        try check("anchor point", anchorPoint.x, anchorPoint.y)
        try check("transform", transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty)
        try check("opacity", opacity)
        try check("corner radius", corners.radius)
        if let border { try check("border width", border.width) }
        for backdrop in [backdrop, vibrancy].compactMap(\.self) {
            try check("backdrop", backdrop.radius, backdrop.saturation, backdrop.highlight, backdrop.edge?.width ?? 0)
        }
        if let shadow { try check("shadow", shadow.opacity, shadow.radius, shadow.offset.width, shadow.offset.height) }
    }

    /// A Boolean value that indicates whether the layer draws at most one item, so that fading the item equals fading
    /// the group.
    var drawsAtMostOneItem: Bool {
        guard sublayers.isEmpty, mask.isEmpty, shadow == nil, backdrop == nil else { return false }
        let things = (background == nil ? 0 : 1) + contents.count + (border == nil ? 0 : 1)
        return things <= 1
    }
}

extension LayerContent {
    /// Checks that the content's geometry is finite.
    ///
    /// - Throws: `PaintError.invalidGeometry` for sizes or positions that aren't finite numbers.
    func checkGeometry(_ source: Layer.Source?) throws {
        switch self {
        case .glyphs(let run):
            guard run.drawnSize.isFinite, run.drawnSize > 0 else {
                throw PaintError.invalidGeometry(property: "text size", source: source)
            }
            for glyph in run.glyphs where !glyph.x.isFinite || !glyph.y.isFinite {
                throw PaintError.invalidGeometry(property: "text position", source: source)
            }
        case .image(let image):
            for rect in [image.destination, image.clip ?? .zero, image.sourceRect ?? .zero] where !rect.isFinite {
                throw PaintError.invalidGeometry(property: "picture's position", source: source)
            }
        case .fill(let path, _, _):
            try path.checkGeometry(source)
        case .stroke(let path, _, let style):
            try path.checkGeometry(source)
            guard style.width.isFinite else { throw PaintError.invalidGeometry(property: "line width", source: source) }
        case .gradient:
            break
        }
    }
}

extension Path {
    /// Checks that the path's points are finite.
    ///
    /// - Throws: `PaintError.invalidGeometry` for points that aren't finite numbers.
    func checkGeometry(_ source: Layer.Source?) throws {
        for element in elements {
            let isFinite =
                switch element {
                case .move(let point), .line(let point): point.isFinite
                case .quadCurve(let point, let control): point.isFinite && control.isFinite
                case .curve(let point, let control1, let control2):
                    point.isFinite && control1.isFinite && control2.isFinite
                case .close: true
                }
            if !isFinite { throw PaintError.invalidGeometry(property: "path", source: source) }
        }
    }
}

extension CGPoint {
    fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGRect {
    fileprivate var isFinite: Bool { origin.isFinite && size.width.isFinite && size.height.isFinite }
}

extension CGAffineTransform {
    var isFinite: Bool { a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite }
}
