import Foundation

private struct LayerAnimations {
    var byKey: [String: CAAnimation] = [:]
}

extension CALayer {
    /// Adds an animation, which ends immediately: its delegate's start and stop methods are called before this method
    /// returns.
    ///
    /// The layer's own values are visible afterward. An animation that isn't removed on completion and fills forward
    /// assigns its last value to the layer's property (in Core Animation the layer keeps its value and the animation's
    /// is visible).
    public func add(_ anim: CAAnimation, forKey key: String?) {
        anim.delegate?.animationDidStart(anim)
        anim.leaveEnd(in: self)
        if !anim.isRemovedOnCompletion { animations.byKey[key ?? "\(ObjectIdentifier(anim))"] = anim }
        anim.delegate?.animationDidStop(anim, finished: true)
    }

    /// Removes the animation with the key.
    public func removeAnimation(forKey key: String) { animations.byKey[key] = nil }
    /// Removes all animations.
    public func removeAllAnimations() { animations.byKey = [:] }
    /// Returns the animation with the key, if it wasn't removed at its end.
    public func animation(forKey key: String) -> CAAnimation? { animations.byKey[key] }
    /// Returns the keys of the layer's animations in sorted order, or nil if there are none.
    public func animationKeys() -> [String]? { animations.byKey.isEmpty ? nil : animations.byKey.keys.sorted() }

    /// Returns the layer itself, because nothing moves.
    public func presentation() -> Self? { self }
    /// Returns the layer itself.
    public func model() -> Self { self }

    private var animations: LayerAnimations {
        get { objc_getAssociatedObject(self, Self.animationsKey) as? LayerAnimations ?? LayerAnimations() }
        set {
            let value = newValue.byKey.isEmpty ? nil : newValue
            objc_setAssociatedObject(self, Self.animationsKey, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
    }

    private static let animationsKey = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    /// Assigns an animation's last value to the layer's property. Unsupported key paths are ignored.
    func take(_ value: Any, forKeyPath path: String) {
        let number = Self.number(value)
        switch path {
        case "opacity": if let number { opacity = Float(number) }
        case "cornerRadius": if let number { cornerRadius = number }
        case "borderWidth": if let number { borderWidth = number }
        case "shadowOpacity": if let number { shadowOpacity = Float(number) }
        case "shadowRadius": if let number { shadowRadius = number }
        case "position": if let point = value as? CGPoint { position = point }
        case "position.x": if let number { position.x = number }
        case "position.y": if let number { position.y = number }
        case "bounds": if let rect = value as? CGRect { bounds = rect }
        case "backgroundColor": if let color = value as? CGColor { backgroundColor = color }
        case "borderColor": if let color = value as? CGColor { borderColor = color }
        case "shadowColor": if let color = value as? CGColor { shadowColor = color }
        case "transform": if let value = value as? CATransform3D { transform = value }
        case "transform.scale": if let number { transform = CATransform3DMakeScale(number, number, 1) }
        case "transform.rotation", "transform.rotation.z":
            if let number { transform = CATransform3DMakeRotation(number, 0, 0, 1) }
        case "transform.translation.x": if let number { transform = CATransform3DMakeTranslation(number, 0, 0) }
        case "transform.translation.y": if let number { transform = CATransform3DMakeTranslation(0, number, 0) }
        default: (self as? CAShapeLayer)?.takeShape(value, forKeyPath: path)
        }
    }

    fileprivate static func number(_ value: Any) -> CGFloat? {
        switch value {
        case let value as CGFloat: value
        case let value as Double: CGFloat(value)
        case let value as Float: CGFloat(value)
        case let value as Int: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        default: nil
        }
    }
}

extension CAShapeLayer {
    fileprivate func takeShape(_ value: Any, forKeyPath path: String) {
        let number = CALayer.number(value)
        switch path {
        case "strokeStart": if let number { strokeStart = number }
        case "strokeEnd": if let number { strokeEnd = number }
        case "lineWidth": if let number { lineWidth = number }
        case "lineDashPhase": if let number { lineDashPhase = number }
        case "fillColor": if let color = value as? CGColor { fillColor = color }
        case "strokeColor": if let color = value as? CGColor { strokeColor = color }
        case "path": if let path = value as? CGPath { self.path = path }
        default: break
        }
    }
}
