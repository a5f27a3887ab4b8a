import Foundation

extension Path {
    /// Returns the path with every point mapped.
    public func applying(_ transform: CGAffineTransform) -> Path {
        if transform.isIdentity { return self }
        return Path(
            elements.map { element in
                switch element {
                case .move(let point): .move(point.applying(transform))
                case .line(let point): .line(point.applying(transform))
                case .quadCurve(let point, let control):
                    .quadCurve(to: point.applying(transform), control: control.applying(transform))
                case .curve(let point, let first, let second):
                    .curve(
                        to: point.applying(transform), control1: first.applying(transform),
                        control2: second.applying(transform))
                case .close: .close
                }
            })
    }

    /// Returns the path moved by an offset in points.
    public func offset(by delta: CGPoint) -> Path {
        applying(CGAffineTransform(translationX: delta.x, y: delta.y))
    }
}
