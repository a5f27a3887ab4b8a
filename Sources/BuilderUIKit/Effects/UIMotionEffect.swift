import Foundation

/// Moves a view as the device is tilted. Pictures are drawn of a device that lies still.
@preconcurrency @MainActor
open class UIMotionEffect: _MainActorObject {
    public override init(_responder: Void) {
        super.init(_responder: ())
    }

    public convenience init() {
        self.init(_responder: ())
    }

    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// From one value to another with the tilt.
open class UIInterpolatingMotionEffect: UIMotionEffect {
    public enum EffectType: Int, Hashable, Sendable {
        case tiltAlongHorizontalAxis = 0
        case tiltAlongVerticalAxis = 1
    }

    public private(set) var keyPath = ""
    public private(set) var type = EffectType.tiltAlongHorizontalAxis
    open var minimumRelativeValue: Any?
    open var maximumRelativeValue: Any?

    public convenience init(keyPath: String, type: EffectType) {
        self.init(_responder: ())
        self.keyPath = keyPath
        self.type = type
    }
}

/// Several effects.
open class UIMotionEffectGroup: UIMotionEffect {
    open var motionEffects: [UIMotionEffect]?
}

private struct MotionEffects {
    var list: [UIMotionEffect] = []
}

extension UIView {
    /// Kept for shared code; nothing is drawn for them.
    public var motionEffects: [UIMotionEffect] {
        get { (_attachments[ObjectIdentifier(MotionEffects.self)] as? MotionEffects)?.list ?? [] }
        set {
            _attachments[ObjectIdentifier(MotionEffects.self)] = newValue.isEmpty ? nil : MotionEffects(list: newValue)
        }
    }
    public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
    public func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }
}
