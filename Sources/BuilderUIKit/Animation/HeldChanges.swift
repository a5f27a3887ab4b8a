import Foundation
import Render

/// The values of a layer that animations change.
@MainActor
struct LayerValues: @MainActor Equatable {
    var bounds: CGRect
    var position: CGPoint
    var transform: CATransform3D
    var opacity: CGFloat
    var cornerRadius: CGFloat
    var borderWidth: CGFloat
    var shadowOpacity: CGFloat
    var shadowRadius: CGFloat
    var shadowOffset: CGSize
    /// The background of the layer's view, and that of the layer.
    var dynamicBackground: UIColor?
    var background: CGColor?

    init(of layer: CALayer) {
        bounds = layer.bounds
        position = layer.position
        transform = layer.transform
        opacity = CGFloat(layer.opacity)
        cornerRadius = layer.cornerRadius
        borderWidth = layer.borderWidth
        shadowOpacity = CGFloat(layer.shadowOpacity)
        shadowRadius = layer.shadowRadius
        shadowOffset = layer.shadowOffset
        dynamicBackground = layer.ownerView?.dynamicBackground
        background = layer.backgroundColor
    }

    static func == (one: LayerValues, other: LayerValues) -> Bool {
        one.bounds == other.bounds && one.position == other.position
            && CATransform3DEqualToTransform(one.transform, other.transform) && one.opacity == other.opacity
            && one.cornerRadius == other.cornerRadius && one.borderWidth == other.borderWidth
            && one.shadowOpacity == other.shadowOpacity && one.shadowRadius == other.shadowRadius
            && one.shadowOffset == other.shadowOffset && one.hasSameBackground(as: other)
    }

    fileprivate func hasSameBackground(as other: LayerValues) -> Bool {
        dynamicBackground == other.dynamicBackground && background?.value == other.background?.value
    }

    func backgroundColor(in environment: DisplayEnvironment) -> Color? {
        dynamicBackground.map { environment.resolve($0) } ?? background?.value
    }

    /// Adds a part of the difference between two layers' values, except for transforms and colors.
    fileprivate mutating func add(_ part: CGFloat, from: LayerValues, to: LayerValues) {
        func difference(_ value: (LayerValues) -> CGFloat) -> CGFloat { part * (value(to) - value(from)) }
        bounds.origin.x += difference(\.bounds.origin.x)
        bounds.origin.y += difference(\.bounds.origin.y)
        bounds.size.width += difference(\.bounds.size.width)
        bounds.size.height += difference(\.bounds.size.height)
        position.x += difference(\.position.x)
        position.y += difference(\.position.y)
        opacity += difference(\.opacity)
        cornerRadius += difference(\.cornerRadius)
        borderWidth += difference(\.borderWidth)
        shadowOpacity += difference(\.shadowOpacity)
        shadowRadius += difference(\.shadowRadius)
        shadowOffset.width += difference(\.shadowOffset.width)
        shadowOffset.height += difference(\.shadowOffset.height)
    }
}

/// The animated changes of a layer that are drawn in part.
@MainActor
final class HeldChanges {
    private struct Change {
        let from: LayerValues
        let to: LayerValues
        let progress: CGFloat
    }

    private var changes: [Change] = []

    func add(from: LayerValues, to: LayerValues, progress: CGFloat) {
        changes.append(Change(from: from, to: to, progress: progress))
    }

    /// Returns the values that are drawn: the layer's own, without the part of each change that hasn't come yet.
    func values(of layer: CALayer) -> LayerValues {
        var values = LayerValues(of: layer)
        for change in changes { values.add(change.progress - 1, from: change.from, to: change.to) }
        let turn = current { !CATransform3DEqualToTransform($0.transform, $1.transform) }
        if let turn { values.transform = turn.from.transform.mixed(with: turn.to.transform, turn.progress) }
        return values
    }

    /// Returns the last change of a value that has begun, or else the first one; nil if none changes it.
    ///
    /// Transforms and colors of changes that follow each other, such as keyframes, aren't added up.
    private func current(where changesValue: (LayerValues, LayerValues) -> Bool) -> Change? {
        let relevant = changes.filter { changesValue($0.from, $0.to) }
        return relevant.last { $0.progress > 0 } ?? relevant.first
    }

    /// Returns the color between two backgrounds; nil if none of the changes changes it.
    func background(in environment: DisplayEnvironment) -> Color? {
        guard let change = current(where: { !$0.hasSameBackground(as: $1) }) else { return nil }
        let from = change.from.backgroundColor(in: environment)
        let to = change.to.backgroundColor(in: environment)
        return (from ?? to?.transparent ?? .clear).mixed(with: to ?? from?.transparent ?? .clear, change.progress)
    }
}

extension CALayer {
    /// Sets the values that an animation changed back, except for those that were changed again.
    func restore(_ old: LayerValues, replacing new: LayerValues) {
        let now = LayerValues(of: self)
        if now.bounds == new.bounds { bounds = old.bounds }
        if now.position == new.position { position = old.position }
        if CATransform3DEqualToTransform(now.transform, new.transform) { transform = old.transform }
        if now.opacity == new.opacity {
            if let ownerView { ownerView.alpha = old.opacity } else { opacity = Float(old.opacity) }
        }
        if now.cornerRadius == new.cornerRadius { cornerRadius = old.cornerRadius }
        if now.borderWidth == new.borderWidth { borderWidth = old.borderWidth }
        if now.shadowOpacity == new.shadowOpacity { shadowOpacity = Float(old.shadowOpacity) }
        if now.shadowRadius == new.shadowRadius { shadowRadius = old.shadowRadius }
        if now.shadowOffset == new.shadowOffset { shadowOffset = old.shadowOffset }
        guard now.hasSameBackground(as: new), !old.hasSameBackground(as: new) else { return }
        if let ownerView, let color = old.dynamicBackground {
            ownerView.backgroundColor = color
        } else {
            ownerView?.dynamicBackground = nil
            backgroundColor = old.background
        }
    }
}

extension CATransform3D {
    /// Returns the transform between two: for affine ones with the translation, rotation and scale between theirs.
    fileprivate func mixed(with other: CATransform3D, _ part: CGFloat) -> CATransform3D {
        guard CATransform3DIsAffine(self), CATransform3DIsAffine(other) else { return part < 1 ? self : other }
        let (from, to) = (Parts(CATransform3DGetAffineTransform(self)), Parts(CATransform3DGetAffineTransform(other)))
        return CATransform3DMakeAffineTransform(from.mixed(with: to, part).transform)
    }

    /// An affine transform as a translation, a rotation, a shear and a scale.
    private struct Parts {
        var (x, y): (CGFloat, CGFloat)
        var angle: CGFloat
        var shear: CGFloat
        var (width, height): (CGFloat, CGFloat)

        init(_ transform: CGAffineTransform) {
            (x, y) = (transform.tx, transform.ty)
            width = hypot(transform.a, transform.b)
            angle = atan2(transform.b, transform.a)
            let (cosine, sine) = (cos(angle), sin(angle))
            shear = transform.c * cosine + transform.d * sine
            height = transform.d * cosine - transform.c * sine
        }

        var transform: CGAffineTransform {
            let (cosine, sine) = (cos(angle), sin(angle))
            return CGAffineTransform(
                a: width * cosine, b: width * sine, c: shear * cosine - height * sine,
                d: shear * sine + height * cosine, tx: x, ty: y)
        }

        func mixed(with other: Parts, _ part: CGFloat) -> Parts {
            func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * part }
            var result = self
            result.x = mix(x, other.x)
            result.y = mix(y, other.y)
            // The shorter way around.
            var turn = (other.angle - angle).remainder(dividingBy: 2 * .pi)
            if turn.isNaN { turn = 0 }
            result.angle = angle + turn * part
            result.shear = mix(shear, other.shear)
            result.width = mix(width, other.width)
            result.height = mix(height, other.height)
            return result
        }
    }
}

extension Color {
    /// The color with no opacity, to which it fades.
    fileprivate var transparent: Color { Color(red: red, green: green, blue: blue, alpha: 0) }

    fileprivate func mixed(with other: Color, _ part: CGFloat) -> Color {
        let part = Double(part)
        return Color(
            red: red + (other.red - red) * part, green: green + (other.green - green) * part,
            blue: blue + (other.blue - blue) * part, alpha: alpha + (other.alpha - alpha) * part)
    }
}
