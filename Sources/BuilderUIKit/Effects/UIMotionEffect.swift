import Foundation

/// An effect that changes a view's properties as the device is tilted. Snapshots show a device that lies still.
@preconcurrency @MainActor
open class UIMotionEffect: _MainActorObject {
    public override init(_responder: Void) { super.init(_responder: ()) }

    /// Creates an effect.
    public init() { super.init(_responder: ()) }

    /// Returns the values for an offset of the viewer; nil by default.
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// An effect that moves a value with the device's tilt.
open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// The axes of an effect.
    public enum EffectType: Int, Hashable, Sendable {
        /// Tilting around the vertical axis.
        case tiltAlongHorizontalAxis = 0
        /// Tilting around the horizontal axis.
        case tiltAlongVerticalAxis = 1
    }

    /// The key path of the changed property.
    public private(set) var keyPath = ""
    /// The axis.
    public private(set) var type = EffectType.tiltAlongHorizontalAxis
    /// The value at the least tilt.
    open var minimumRelativeValue: Any?
    /// The value at the greatest tilt.
    open var maximumRelativeValue: Any?

    /// Creates an effect that interpolates the values of a property.
    public convenience init(keyPath: String, type: EffectType) {
        self.init(_responder: ())
        self.keyPath = keyPath
        self.type = type
    }
}

/// A group of effects.
open class UIMotionEffectGroup: UIMotionEffect {
    /// The effects of the group.
    open var motionEffects: [UIMotionEffect]?
}

private struct MotionEffects {
    var list: [UIMotionEffect] = []
}

extension UIView {
    var storedMotionEffects: [UIMotionEffect] {
        get { (attachments[ObjectIdentifier(MotionEffects.self)] as? MotionEffects)?.list ?? [] }
        set {
            attachments[ObjectIdentifier(MotionEffects.self)] = newValue.isEmpty ? nil : MotionEffects(list: newValue)
        }
    }
}
