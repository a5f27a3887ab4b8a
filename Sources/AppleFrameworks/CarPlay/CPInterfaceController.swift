import BuilderUIKit
import Settling

/// The templates on a car's screen. There is no car, so that templates are kept without being shown.
@preconcurrency @MainActor
open class CPInterfaceController: NSObject {
    /// The delegate.
    open weak var delegate: (any CPInterfaceControllerDelegate)?
    /// A Boolean value that indicates whether the car is dark.
    open var prefersDarkUserInterfaceStyle = false
    /// The templates, the root first.
    open private(set) var templates: [CPTemplate] = []
    /// The template that is presented.
    open private(set) var presentedTemplate: CPTemplate?
    /// The root template.
    open var rootTemplate: CPTemplate { templates.first ?? CPTemplate() }
    /// The template on top.
    open var topTemplate: CPTemplate? { templates.last }
    /// The traits of the car's screen.
    open var carTraitCollection: UITraitCollection { UITraitCollection(userInterfaceIdiom: .carPlay) }

    nonisolated public override init() { super.init() }

    /// Replaces all templates.
    open func setRootTemplate(
        _ rootTemplate: CPTemplate, animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil
    ) {
        templates = [rootTemplate]
        answerLater { completion?(true, nil) }
    }
    /// Shows a template on top.
    open func pushTemplate(
        _ templateToPush: CPTemplate, animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil
    ) {
        templates.append(templateToPush)
        answerLater { completion?(true, nil) }
    }
    /// Removes the template on top, but not the root.
    open func popTemplate(animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil) {
        if templates.count > 1 { templates.removeLast() }
        answerLater { completion?(true, nil) }
    }
    /// Removes all templates but the root.
    open func popToRootTemplate(animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil) {
        templates = Array(templates.prefix(1))
        answerLater { completion?(true, nil) }
    }
    /// Removes the templates above another one.
    open func pop(
        to targetTemplate: CPTemplate, animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil
    ) {
        if let index = templates.firstIndex(where: { $0 === targetTemplate }) {
            templates = Array(templates.prefix(index + 1))
        }
        answerLater { completion?(true, nil) }
    }
    /// Presents a template.
    open func presentTemplate(
        _ templateToPresent: CPTemplate, animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil
    ) {
        presentedTemplate = templateToPresent
        answerLater { completion?(true, nil) }
    }
    /// Dismisses the presented template.
    open func dismissTemplate(animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil) {
        presentedTemplate = nil
        answerLater { completion?(true, nil) }
    }
}

/// The delegate of an interface controller, which isn't called.
@preconcurrency @MainActor
public protocol CPInterfaceControllerDelegate: NSObjectProtocol {
    /// Receives the news that a template will appear.
    func templateWillAppear(_ aTemplate: CPTemplate, animated: Bool)
    /// Receives the news that a template appeared.
    func templateDidAppear(_ aTemplate: CPTemplate, animated: Bool)
    /// Receives the news that a template will disappear.
    func templateWillDisappear(_ aTemplate: CPTemplate, animated: Bool)
    /// Receives the news that a template disappeared.
    func templateDidDisappear(_ aTemplate: CPTemplate, animated: Bool)
}

extension CPInterfaceControllerDelegate {
    public func templateWillAppear(_ aTemplate: CPTemplate, animated: Bool) {}
    public func templateDidAppear(_ aTemplate: CPTemplate, animated: Bool) {}
    public func templateWillDisappear(_ aTemplate: CPTemplate, animated: Bool) {}
    public func templateDidDisappear(_ aTemplate: CPTemplate, animated: Bool) {}
}

/// The window on a car's screen.
@preconcurrency @MainActor
open class CPWindow: UIWindow {}

/// A scene on a car's screen, which no car connects.
@preconcurrency @MainActor
open class CPTemplateApplicationScene: UIScene {
    /// The delegate of templates.
    open weak var templateDelegate: (any CPTemplateApplicationSceneDelegate)? {
        delegate as? any CPTemplateApplicationSceneDelegate
    }
    /// The templates.
    public let interfaceController = CPInterfaceController()
    /// The window of maps.
    public let carWindow = CPWindow(frame: .zero)
}

/// The delegate of a scene on a car's screen.
@preconcurrency @MainActor
public protocol CPTemplateApplicationSceneDelegate: UISceneDelegate {
    /// Receives the templates of a car.
    func templateApplicationScene(
        _ templateApplicationScene: CPTemplateApplicationScene,
        didConnect interfaceController: CPInterfaceController)
    /// Receives the templates and the window of a car.
    func templateApplicationScene(
        _ templateApplicationScene: CPTemplateApplicationScene,
        didConnect interfaceController: CPInterfaceController, to window: CPWindow)
    /// Receives the news that the car has gone.
    func templateApplicationScene(
        _ templateApplicationScene: CPTemplateApplicationScene,
        didDisconnectInterfaceController interfaceController: CPInterfaceController)
    /// Receives the news that the car has gone, from its window.
    func templateApplicationScene(
        _ templateApplicationScene: CPTemplateApplicationScene,
        didDisconnect interfaceController: CPInterfaceController, from window: CPWindow)
}

extension CPTemplateApplicationSceneDelegate {
    public func templateApplicationScene(
        _ templateApplicationScene: CPTemplateApplicationScene,
        didConnect interfaceController: CPInterfaceController
    ) {}
    public func templateApplicationScene(
        _ templateApplicationScene: CPTemplateApplicationScene,
        didConnect interfaceController: CPInterfaceController, to window: CPWindow
    ) {}
    public func templateApplicationScene(
        _ templateApplicationScene: CPTemplateApplicationScene,
        didDisconnectInterfaceController interfaceController: CPInterfaceController
    ) {}
    public func templateApplicationScene(
        _ templateApplicationScene: CPTemplateApplicationScene,
        didDisconnect interfaceController: CPInterfaceController, from window: CPWindow
    ) {}
}

extension UISceneSession.Role {
    /// A scene of templates on a car's screen.
    public static let carTemplateApplication = UISceneSession.Role(
        rawValue: "CPTemplateApplicationSceneSessionRoleApplication")
}
