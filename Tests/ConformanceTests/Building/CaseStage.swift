import Builder
import Foundation
import Render

/// A case's views, laid out on its screen.
@MainActor
struct CaseStage {
    let layoutCase: LayoutCase
    let factory = ViewFactory()

    init(_ layoutCase: LayoutCase) {
        self.layoutCase = layoutCase
    }

    /// Lays the case out and hands the view that fills the screen to `measure`.
    func layOut(_ measure: (UIView) throws -> Void) throws -> Display {
        let screen = layoutCase.screen
        let size = try factory.size(screen.size)
        let insets = try factory.insets(screen.safeArea ?? [0, 0, 0, 0])
        let direction: UITraitEnvironmentLayoutDirection = screen.isRightToLeft == true ? .rightToLeft : .leftToRight
        let textSize = try factory.textSize(screen.textSize ?? "large")
        let traits = UITraitCollection(mutations: { traits in
            traits.layoutDirection = direction
            traits.preferredContentSizeCategory = textSize
            if let design = screen.design { traits[InterfaceDesignTrait.self] = design }
        })
        var renderer = Renderer(traits: traits, scale: screen.scale)
        if screen.isAbsent == true { return try renderer.layOut(try withoutScreen(measure), width: 1, height: 1) }
        guard let name = screen.device else {
            return try renderer.layOut(
                try inWindow(size, insets, measure), width: Double(size.width), height: Double(size.height))
        }

        renderer.device = try Device.find(name)
        renderer.orientation = screen.isLandscape == true ? .landscape : .portrait
        guard
            renderer.device.size(in: renderer.orientation) == size,
            renderer.device.layout(in: renderer.orientation).safeAreaInsets == insets
        else { throw CaseError.unknownValue("\(size) with \(insets)", of: "size of \(name)") }
        let controller = try makeController()
        // The window stays as long as its views are measured.
        let (display, window) = try renderer.layOut(controller, reading: { $0 })
        try withExtendedLifetime(window) { try measure(controller.view) }
        return display
    }

    private func inWindow(_ size: CGSize, _ insets: UIEdgeInsets, _ measure: (UIView) throws -> Void) throws -> UIView {
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        if let textSize = layoutCase.screen.windowTextSize {
            window.traitOverrides.preferredContentSizeCategory = try factory.textSize(textSize)
        }
        if layoutCase.screen.isPad == true {
            window.traitOverrides.userInterfaceIdiom = .pad
            window.traitOverrides.horizontalSizeClass = .regular
            window.traitOverrides.verticalSizeClass = .regular
        }
        let controller = try makeController()
        controller.additionalSafeAreaInsets = insets
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        if let presented = layoutCase.presented, presented.kind == .popover {
            controller.present(try make(presented), animated: false)
            window.layoutIfNeeded()
        }
        try measure(controller.view)
        return window
    }

    private func withoutScreen(_ measure: (UIView) throws -> Void) throws -> UIView {
        let views = try layoutCase.views.map(factory.make)
        let nothing = UIView()
        try activate(layoutCase.constraints, root: nothing)
        for view in views { view.layoutIfNeeded() }
        try measure(nothing)
        return nothing
    }

    // MARK: Building

    private func makeController() throws -> UIViewController {
        let page: UIViewController
        if let builder = layoutCase.builder {
            page = UIViewController(try BuilderTree(values: factory).view(builder))
        } else {
            page = UIViewController()
            page.view.backgroundColor = .white
        }
        try fill(page, layoutCase.views, layoutCase.constraints)
        factory.add(page.view, id: "root")
        let controller = try withBars(page, layoutCase.bars)
        // A popover's source is a button that is shown.
        if let presented = layoutCase.presented, presented.kind != .popover {
            controller.loadViewIfNeeded()
            controller.present(try make(presented), animated: false)
        }
        return controller
    }

    private func fill(_ page: UIViewController, _ views: [ViewDescription], _ constraints: [String]) throws {
        for view in try views.map(factory.make) { page.view.addSubview(view) }
        try activate(constraints, root: page.view)
    }

    private func make(_ presented: PresentedDescription) throws -> UIViewController {
        switch presented.kind {
        case .sheet:
            let page = UIViewController()
            page.view.backgroundColor = .white
            try fill(page, presented.views ?? [], presented.constraints ?? [])
            let controller = try withBars(page, presented.bars)
            factory.add(controller.view, id: "sheet")
            if let detents = presented.detents {
                controller.sheetPresentationController?.detents = try detents.map(detent)
            }
            return controller
        case .popover:
            let page = UIViewController()
            page.modalPresentationStyle = .popover
            page.preferredContentSize = try factory.size(presented.size ?? [])
            page.popoverPresentationController?.barButtonItem = try factory.barButtonItem("rightItem")
            factory.add(page.view, id: "popover")
            return page
        case .alert:
            let styles: [String: UIAlertAction.Style] = [
                "default": .default, "cancel": .cancel, "destructive": .destructive,
            ]
            let alert = UIAlertController(
                title: presented.title, message: presented.message, preferredStyle: .alert)
            for action in presented.actions ?? [] {
                alert.addAction(
                    UIAlertAction(title: action.title, style: try factory.find(action.style, in: styles, "action")))
            }
            factory.add(alert.view, id: "alert")
            return alert
        }
    }

    private func detent(_ description: DetentDescription) throws -> UISheetPresentationController.Detent {
        switch description {
        case .custom(let points): .custom { _ in CGFloat(points) }
        case .named("medium"): .medium()
        case .named("large"): .large()
        case .named(let name): throw CaseError.unknownValue(name, of: "detent")
        }
    }

    private func activate(_ constraints: [String], root: UIView) throws {
        let reader = ConstraintReader { try item($0, root: root) }
        NSLayoutConstraint.activate(try constraints.map(reader.constraint))
    }

    private func item(_ name: String, root: UIView) throws -> AnyObject {
        let parts = name.split(separator: "/").map(String.init)
        let guide = parts.count == 2 ? parts[1] : name
        let view = parts.count == 2 ? try factory.view(parts[0]) : root
        switch guide {
        case "root": return root
        case "safe": return view.safeAreaLayoutGuide
        case "margins": return view.layoutMarginsGuide
        case "readable": return view.readableContentGuide
        case "keyboard": return view.keyboardLayoutGuide
        default: return try factory.view(name)
        }
    }

    /// Puts a page into the bars; a later page's take the ids of those before.
    private func withBars(_ page: UIViewController, _ bars: BarsDescription?) throws -> UIViewController {
        guard let bars else { return page }
        page.title = bars.title
        if let item = bars.leftItem {
            let items: [String: UIBarButtonItem.SystemItem] = ["add": .add, "done": .done, "cancel": .cancel]
            page.navigationItem.leftBarButtonItem = UIBarButtonItem(
                systemItem: try factory.find(item, in: items, "bar button item"))
        }
        if let title = bars.rightItem {
            let item = UIBarButtonItem(title: title, primaryAction: nil)
            page.navigationItem.rightBarButtonItem = item
            factory.add(item, id: "rightItem")
        }
        let navigation = UINavigationController(rootViewController: page)
        navigation.navigationBar.prefersLargeTitles = bars.hasLargeTitle == true
        if let title = bars.previousTitle {
            let previous = UIViewController()
            previous.title = title
            navigation.viewControllers = [previous, page]
        }
        if bars.hasToolbar == true {
            navigation.isToolbarHidden = false
            factory.add(navigation.toolbar, id: "toolbar")
        }
        if bars.isOpaqueAtEdge == true {
            navigation.navigationBar.scrollEdgeAppearance = navigation.navigationBar.standardAppearance
        }
        if bars.kind != .tabs { factory.add(navigation.navigationBar, id: "navigationBar") }
        if bars.kind == .navigation { return navigation }
        let tabs = UITabBarController()
        if bars.isOpaqueAtEdge == true { tabs.tabBar.scrollEdgeAppearance = tabs.tabBar.standardAppearance }
        let others = (bars.otherTabs ?? []).map { title in
            let other = UIViewController()
            other.title = title
            return other
        }
        tabs.viewControllers = [bars.kind == .tabs ? page : navigation] + others
        factory.add(tabs.tabBar, id: "tabBar")
        return tabs
    }
}
