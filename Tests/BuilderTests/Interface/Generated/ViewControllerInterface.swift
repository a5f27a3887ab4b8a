// Made by scripts/make-builder-interface.
import Builder

extension ProvedInterface {
    static let viewControllerLines = [
        #"extension UIViewController"#,
        #"init(_ view: View, padding: UIEdgeInsets? = nil, safeArea: Bool = false)"#,
        #"func transition(to view: View, padding: UIEdgeInsets? = nil, safeArea: Bool = false, delay: Double = 0.2)"#,
        #"func transition(to viewController: UIViewController, delay: Double)"#,
        #"struct ViewControllerHostView: ModifiableView"#,
        #"init(_ viewController: UIViewController)"#,
        #"class BuilderInternalViewControllerHostView: UIView"#,
        #"init()"#,
    ]
}

extension UIViewController {
    @MainActor static func interface427() {
        _ = Self.self
    }

    @MainActor static func interface428(_ view: View, padding: UIEdgeInsets?, safeArea: Bool) {
        var result = UIViewController(view, padding: padding, safeArea: safeArea)
        prove(&result, Same<UIViewController>())
        _ = UIViewController(view, safeArea: safeArea)
        _ = UIViewController(view, padding: padding)
        _ = UIViewController(view)
    }

    @MainActor func interface429(to view: View, padding: UIEdgeInsets?, safeArea: Bool, delay: Double) {
        self.transition(to: view, padding: padding, safeArea: safeArea, delay: delay)
        self.transition(to: view, safeArea: safeArea, delay: delay)
        self.transition(to: view, padding: padding, delay: delay)
        self.transition(to: view, padding: padding, safeArea: safeArea)
        self.transition(to: view)
    }

    @MainActor func interface430(to viewController: UIViewController, delay: Double) {
        self.transition(to: viewController, delay: delay)
    }
}

extension ViewControllerHostView {
    @MainActor static func interface431() {
        let _: any ModifiableView.Type = Self.self
    }

    @MainActor static func interface432(_ viewController: UIViewController) {
        var result = ViewControllerHostView(viewController)
        prove(&result, Same<ViewControllerHostView>())
    }
}

extension BuilderInternalViewControllerHostView {
    @MainActor static func interface433() {
        let _: UIView.Type = Self.self
    }

    @MainActor static func interface434() {
        var result = BuilderInternalViewControllerHostView()
        prove(&result, Same<BuilderInternalViewControllerHostView>())
    }
}
