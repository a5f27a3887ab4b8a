import Foundation

// The requests for other scenes, which have no effect: there is one scene.

extension UIScene {
    /// The options of a request for a scene.
    @preconcurrency @MainActor
    open class ActivationRequestOptions: _MainActorObject {
        /// The scene that requests.
        open var requestingScene: UIScene?

        /// Creates options.
        public init() { super.init(_responder: ()) }
    }

    /// The conditions under which a scene is chosen.
    @preconcurrency @MainActor
    open class ActivationConditions: _MainActorObject {
        /// The condition under which the scene can show a content.
        open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
        /// The condition under which the scene is preferred.
        open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)

        /// Creates conditions.
        public init() { super.init(_responder: ()) }
    }

    private struct Conditions {
        var conditions: ActivationConditions
    }

    /// The conditions under which the scene is chosen.
    public var activationConditions: ActivationConditions {
        get {
            if let known = attachments[ObjectIdentifier(Conditions.self)] as? Conditions { return known.conditions }
            let new = Conditions(conditions: ActivationConditions())
            attachments[ObjectIdentifier(Conditions.self)] = new
            return new.conditions
        }
        set { attachments[ObjectIdentifier(Conditions.self)] = Conditions(conditions: newValue) }
    }
}

extension UIWindowScene {
    /// The style of a requested scene.
    public enum PresentationStyle: Int, Hashable, Sendable {
        /// The system's, a window, or one in front.
        case automatic, standard, prominent
    }

    /// The options of a request for a window.
    @preconcurrency @MainActor
    public final class ActivationRequestOptions: UIScene.ActivationRequestOptions {
        /// The style.
        public var preferredPresentationStyle = PresentationStyle.automatic
    }

    /// A request for a window.
    @preconcurrency @MainActor
    public final class ActivationConfiguration: _MainActorObject {
        /// The content.
        public let userActivity: NSUserActivity
        /// The options.
        public let options: ActivationRequestOptions?
        /// The preview.
        public let preview: UITargetedPreview?

        /// Creates a request for a window with a content.
        public init(
            userActivity: NSUserActivity, options: ActivationRequestOptions? = nil, preview: UITargetedPreview? = nil
        ) {
            self.userActivity = userActivity
            self.options = options
            self.preview = preview
            super.init(_responder: ())
        }
    }

    /// A menu's action that requests a window.
    @preconcurrency @MainActor
    public final class ActivationAction: UIAction {
        /// Creates an action; the closure isn't called.
        public convenience init(
            identifier: UIAction.Identifier? = nil, alternate: UIAction? = nil,
            _ configurationProvider: @escaping (ActivationAction) -> ActivationConfiguration?
        ) {
            self.init(title: "Open in New Window", identifier: identifier) { _ in }
        }
    }
}

/// The options of the end of a window.
@preconcurrency @MainActor
public final class UIWindowSceneDestructionRequestOptions: _MainActorObject {
    /// The animation of a window's end.
    public enum DismissalAnimation: Int, Hashable, Sendable {
        /// The system's, of a finished task, or of one that is given up.
        case standard = 1
        /// UIKit's `commit`.
        case commit
        /// UIKit's `decline`.
        case decline
    }

    /// The animation.
    public var windowDismissalAnimation = DismissalAnimation.standard

    /// Creates options.
    public init() { super.init(_responder: ()) }
}
