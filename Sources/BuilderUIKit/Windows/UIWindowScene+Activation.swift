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

    private struct Conditions {
        var conditions: UISceneActivationConditions
    }

    /// The conditions under which the scene is chosen.
    public var activationConditions: UISceneActivationConditions {
        get {
            if let known = attachments[ObjectIdentifier(Conditions.self)] as? Conditions { return known.conditions }
            let new = Conditions(conditions: UISceneActivationConditions())
            attachments[ObjectIdentifier(Conditions.self)] = new
            return new.conditions
        }
        set { attachments[ObjectIdentifier(Conditions.self)] = Conditions(conditions: newValue) }
    }
}

extension UIWindowScene {
    /// The place of a scene on the screen, and its orientation, at one moment.
    @preconcurrency @MainActor
    public final class Geometry: _MainActorObject {
        /// The orientation of the interface.
        public let interfaceOrientation: UIInterfaceOrientation
        /// A Boolean value that indicates whether the user is resizing the window; always false.
        public var isInteractivelyResizing: Bool { false }
        /// A Boolean value that indicates whether the orientation doesn't follow the device's (iOS 26); always false.
        public var isInterfaceOrientationLocked: Bool { false }

        init(interfaceOrientation: UIInterfaceOrientation) {
            self.interfaceOrientation = interfaceOrientation
            super.init(_responder: ())
        }
    }

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

    /// A menu's action that requests a window. There is one scene: the alternate is shown in its place, or nothing.
    @preconcurrency @MainActor
    public final class ActivationAction: UIAction {
        /// Creates an action.
        ///
        /// - Parameters:
        ///   - alternate: The action where windows can't be requested.
        ///   - configurationProvider: The closure that returns the request; isn't called.
        public convenience init(
            identifier: UIAction.Identifier? = nil, alternate: UIAction? = nil,
            _ configurationProvider: @escaping (ActivationAction) -> ActivationConfiguration?
        ) {
            self.init(
                title: alternate?.title ?? "", subtitle: alternate?.subtitle, image: alternate?.image,
                identifier: identifier, attributes: alternate?.attributes ?? .hidden, state: alternate?.state ?? .off
            ) { action in alternate?.perform(sender: action.sender) }
        }
    }

    /// The animation of a window's end.
    public enum DismissalAnimation: Int, Hashable, Sendable {
        /// The system's.
        case standard = 1
        /// That of a finished task.
        case commit
        /// That of a task that is given up.
        case decline
    }
}

/// The options of the end of a scene.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: _MainActorObject {
    /// Creates options.
    public init() { super.init(_responder: ()) }
}

/// The options of the end of a window.
public final class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
    /// The animation.
    public var windowDismissalAnimation = UIWindowScene.DismissalAnimation.standard
}

/// A request for a scene.
@preconcurrency @MainActor
open class UISceneSessionActivationRequest: _MainActorObject {
    /// The role of the new scene.
    public let role: UISceneSession.Role
    /// The session of an existing scene; nil for a new one.
    public let session: UISceneSession?
    /// The activity that the scene continues.
    open var userActivity: NSUserActivity?
    /// The options.
    open var options: UIScene.ActivationRequestOptions?

    /// Creates a request for a new scene.
    public init(
        role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
        options: UIScene.ActivationRequestOptions? = nil
    ) {
        (self.role, session, self.userActivity, self.options) = (role, nil, userActivity, options)
        super.init(_responder: ())
    }

    /// Creates a request for an existing scene.
    public init(
        session: UISceneSession, userActivity: NSUserActivity? = nil, options: UIScene.ActivationRequestOptions? = nil
    ) {
        (role, self.session, self.userActivity, self.options) = (session.role, session, userActivity, options)
        super.init(_responder: ())
    }
}

extension UIWindowScene {
    /// A Boolean value that indicates whether the scene covers the screen; true.
    public var isFullScreen: Bool { true }
}
