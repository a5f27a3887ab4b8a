import Foundation
import SwiftlyUI

@MainActor private func toolbar(_ item: UIBarButtonItem) -> UIToolbar {
    let bar = UIToolbar()
    bar.items = [item]
    return bar
}

extension FluentEffects {
    private static let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

    static let barItems: [FluentEffect] = [
        .shown(
            "UIBarItem.title(_:)", UIBarButtonItem(), { $0.title("Home") },
            like: { $0.title = "Home" }, in: { toolbar($0) }),
        .shown(
            "UIBarItem.enabled(_:)", UIBarButtonItem().title("Home"), { $0.enabled(false) },
            like: { $0.isEnabled = false }, in: { toolbar($0) }),
        .shown(
            "UIBarItem.image(_:)", UIBarButtonItem(), { $0.image(ControlSamples.image(.red)) },
            like: { $0.image = ControlSamples.image(.red) }, in: { toolbar($0) }),
        .shown(
            "UIBarItem.imageInsets(_:)", UIBarButtonItem().image(ControlSamples.image(.red)),
            { $0.imageInsets(insets) },
            like: { $0.imageInsets = insets }, in: { toolbar($0) }),
    ]

    static let barButtonItems: [FluentEffect] = [
        .init("UIBarButtonItem.target(_:action:)") {
            let counter = ActionCounter()
            let item = UIBarButtonItem().target(counter, action: Selector("increase", ActionCounter.increase))
            return item.target === counter && item.action == "increase"
        },
        .shown(
            "UIBarButtonItem.init(customContentView:)", UIBarButtonItem(), { _ in UIBarButtonItem { UILabel("Home") } },
            like: { $0.customView = UILabel("Home") }, in: { toolbar($0) }),
        .shown(
            "UIBarButtonItem.possibleTitles(_:)", UIBarButtonItem().title("x"),
            { $0.possibleTitles(["Edit it", "Done"]) },
            like: { $0.possibleTitles = ["Edit it", "Done"] }, in: { toolbar($0) }),
        .shown(
            "UIBarButtonItem.customView(_:)", UIBarButtonItem(), { $0.customView(UILabel("Home")) },
            like: { $0.customView = UILabel("Home") }, in: { toolbar($0) }),
        .shown(
            "UIBarButtonItem.style(_:)", UIBarButtonItem().title("Home"), { $0.style(.done) },
            like: { $0.style = .done }, in: { toolbar($0) }),
        .shown(
            "UIBarButtonItem.tintColor(_:)", UIBarButtonItem().title("Home"), { $0.tintColor(.red) },
            like: { $0.tintColor = .red }, in: { toolbar($0) }),
        .shown(
            "UIBarButtonItem.primaryAction(_:)", UIBarButtonItem(),
            { $0.primaryAction(UIAction(title: "Go") { _ in }) },
            like: { $0.title = "Go" }, in: { toolbar($0) }),
        .shown(
            "UIBarButtonItem.hidden(_:)", UIBarButtonItem().title("Home"), { $0.hidden() },
            like: { $0.isHidden = true }, in: { toolbar($0) }),
        .shown(
            "UIBarButtonItem.selected(_:)", UIBarButtonItem().title("Home"), { $0.selected(true) },
            like: { $0.isSelected = true }, in: { toolbar($0) }),
    ]
}
