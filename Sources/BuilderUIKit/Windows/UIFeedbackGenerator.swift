import Foundation

/// An object that produces haptic feedback; does nothing here, so that code that uses it runs.
@preconcurrency @MainActor
open class UIFeedbackGenerator: _MainActorObject {
    /// Creates a generator.
    public convenience init() { self.init(_responder: ()) }

    /// Creates a generator for a view.
    public convenience init(view: UIView) { self.init(_responder: ()) }

    /// Prepares the hardware; does nothing.
    open func prepare() {}
}

/// Haptic feedback for an impact.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The strengths of an impact.
    public enum FeedbackStyle: Int, Hashable, Sendable {
        /// An impact of a small or light element.
        case light = 0
        /// An impact of a medium element.
        case medium = 1
        /// An impact of a large or heavy element.
        case heavy = 2
        /// An impact of a soft element.
        case soft = 3
        /// An impact of a rigid element.
        case rigid = 4
    }

    /// Creates a generator with a strength.
    public convenience init(style: FeedbackStyle) { self.init(_responder: ()) }

    /// Creates a generator with a strength for a view.
    public convenience init(style: FeedbackStyle, view: UIView) { self.init(_responder: ()) }

    /// Produces an impact; does nothing.
    open func impactOccurred() {}
    /// Produces an impact with an intensity from 0 to 1; does nothing.
    open func impactOccurred(intensity: CGFloat) {}
    /// Produces an impact at a point of the view; does nothing.
    open func impactOccurred(at location: CGPoint) {}
    /// Produces an impact with an intensity from 0 to 1 at a point of the view; does nothing.
    open func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
}

/// Haptic feedback for a change of a selection.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Produces feedback for a change of a selection; does nothing.
    open func selectionChanged() {}
    /// Produces feedback for a change of a selection at a point of the view; does nothing.
    open func selectionChanged(at location: CGPoint) {}
}

/// Haptic feedback for success, warnings and errors.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The kinds of a notification.
    public enum FeedbackType: Int, Hashable, Sendable {
        /// A task succeeded.
        case success = 0
        /// A task caused a warning.
        case warning = 1
        /// A task failed.
        case error = 2
    }

    /// Produces feedback for a notification; does nothing.
    open func notificationOccurred(_ notificationType: FeedbackType) {}
    /// Produces feedback for a notification at a point of the view; does nothing.
    open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {}
}

/// Haptic feedback for drawing with a pencil.
open class UICanvasFeedbackGenerator: UIFeedbackGenerator {
    /// Produces feedback for an alignment with another object at a point of the view; does nothing.
    open func alignmentOccurred(at location: CGPoint) {}
    /// Produces feedback for a path that was completed at a point of the view; does nothing.
    open func pathCompleted(at location: CGPoint) {}
}
