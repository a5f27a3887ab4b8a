import SwiftlyUI
import Testing

/// A button with a title for each state.
@MainActor private func button() -> UIButton {
    let button = UIButton(type: .custom)
    for (title, state) in [("A", UIControl.State.normal), ("B", .selected), ("C", .highlighted)] {
        button.setTitle(title, for: state)
        button.setTitleColor(.black, for: state)
    }
    return button
}

/// Something that an action is for.
@MainActor
final class ActionCounter {
    var count = 0
    var seen: [UIView] = []

    func increase() { count += 1 }
}

extension FluentEffects {
    @MainActor private static var view: UIView { UIView(frame: CGRect(x: 0, y: 0, width: 3, height: 3)) }

    static let controls: [FluentEffect] = [
        .shown(
            "UIControl.enabled(_:)", UISwitch(), { $0.enabled(false) },
            like: { $0.isEnabled = false }),
        .shown(
            "UIControl.disabled(_:)", UISwitch(), { $0.disabled() },
            like: { $0.isEnabled = false }),
        .shown(
            "UIControl.selected(_:)", button(), { $0.selected(true) },
            like: { $0.isSelected = true }),
        .shown(
            "UIControl.highlighted(_:)", button(), { $0.highlighted(true) },
            like: { $0.isHighlighted = true }),
        .shown(
            "UIControl.contentVerticalAlignment(_:)", button(), { $0.contentVerticalAlignment(.bottom) },
            like: { $0.contentVerticalAlignment = .bottom }),
        .shown(
            "UIControl.contentHorizontalAlignment(_:)", button(), { $0.contentHorizontalAlignment(.right) },
            like: { $0.contentHorizontalAlignment = .right }),
        .init("UIControl.init(_: () -> Void, content:)") {
            var count = 0
            let control = UIControl({ count += 1 }) { view }
            control.sendActions(for: .touchUpInside)
            return count == 1 && control.subviews.count == 1
        },
        .init("UIControl.init(_: (T) -> Void, content:)") {
            var sender: UIButton?
            let control = UIButton({ (button: UIButton) in sender = button }) { view }
            control.sendActions(for: .touchUpInside)
            return sender === control && control.subviews.count == 1
        },
        .init("UIControl.init(content:, action: () -> Void)") {
            var count = 0
            let control = UIControl {
                view
            } action: {
                count += 1
            }
            control.sendActions(for: .touchUpInside)
            return count == 1 && control.subviews.count == 1
        },
        .init("UIControl.init(content:, action: (T) -> Void)") {
            var sender: UIButton?
            let control = UIButton {
                view
            } action: { (button: UIButton) in
                sender = button
            }
            control.sendActions(for: .touchUpInside)
            return sender === control && control.subviews.count == 1
        },
        .init("UIControl.onAction(target:for:action: (T) -> Void)") {
            let counter = ActionCounter()
            let control = UIControl().onAction(target: counter, for: .valueChanged) { $0.count += 1 }
                .onAction(target: counter) { $0.count += 10 }
            control.sendActions(for: .valueChanged)
            control.sendActions(for: .touchUpInside)
            return counter.count == 11
        },
        .init("UIControl.onAction(target:for:action: (T, ControlType) -> Void)") {
            let counter = ActionCounter()
            let control = UISwitch().onAction(target: counter, for: .valueChanged) {
                (counter: ActionCounter, toggle: UISwitch) in counter.seen.append(toggle)
            }
            control.sendActions(for: .valueChanged)
            control.sendActions(for: .touchUpInside)
            return counter.seen == [control]
        },
        .init("UIControl.onAction(target:action:event:)") {
            let counter = ActionCounter()
            let increase = Selector("increase", ActionCounter.increase)
            let control = UIControl().onAction(target: counter, action: increase)
                .onAction(target: counter, action: increase, event: .valueChanged)
            control.sendActions(for: .touchUpInside)
            control.sendActions(for: .valueChanged)
            control.sendActions(for: .touchDown)
            return counter.count == 2
        },
        .init("UIControl.onAction(for:action: () -> Void)") {
            var count = 0
            let control = UIControl().onAction(for: .editingChanged) { count += 1 }.onAction { count += 10 }
            control.sendActions(for: .editingChanged)
            control.sendActions(for: .touchUpInside)
            return count == 11
        },
        .init("UIControl.onAction(for:action: (T) -> Void)") {
            var senders: [UIView] = []
            let control = UISwitch().onAction(for: .valueChanged) { (toggle: UISwitch) in senders.append(toggle) }
            control.sendActions(for: .valueChanged)
            control.sendActions(for: .touchUpInside)
            return senders == [control]
        },
    ]
}
