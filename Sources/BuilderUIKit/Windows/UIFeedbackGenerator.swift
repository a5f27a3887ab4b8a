import Foundation

/// Nothing shakes in a picture: what asks for it runs.
@preconcurrency @MainActor
open class UIFeedbackGenerator: _MainActorObject {
    public override init(_responder: Void) {
        super.init(_responder: ())
    }

    public convenience init() {
        self.init(_responder: ())
    }

    public convenience init(view: UIView) {
        self.init(_responder: ())
    }

    open func prepare() {}
}

/// A blow.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int, Hashable, Sendable {
        case light = 0
        case medium = 1
        case heavy = 2
        case soft = 3
        case rigid = 4
    }

    public convenience init(style: FeedbackStyle) {
        self.init(_responder: ())
    }

    public convenience init(style: FeedbackStyle, view: UIView) {
        self.init(_responder: ())
    }

    open func impactOccurred() {}
    /// 0…1.
    open func impactOccurred(intensity: CGFloat) {}
}

/// A choice has moved on.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() {}
}

/// Something went well or not.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Hashable, Sendable {
        case success = 0
        case warning = 1
        case error = 2
    }

    open func notificationOccurred(_ notificationType: FeedbackType) {}
}
