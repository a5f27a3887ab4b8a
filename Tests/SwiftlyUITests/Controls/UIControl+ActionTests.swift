import SwiftlyUI
import Testing

/// Closures for a control's events.
@MainActor
@Suite struct UIControlActionTests {
    @Test func anotherClosureForTheSameEventsTakesThePlaceOfTheFirst() {
        var log: [String] = []
        let control = UIControl().onAction { log.append("first") }.onAction { log.append("second") }
        control.sendActions(for: .touchUpInside)
        #expect(log == ["second"])
    }

    @Test func closuresOfAllFormsShareAPlace() {
        var log: [String] = []
        let counter = ActionCounter()
        let control = UIControl().onAction(target: counter) { $0.count += 1 }
            .onAction { (_: UIControl) in log.append("typed") }
        control.sendActions(for: .touchUpInside)
        #expect(log == ["typed"] && counter.count == 0)
        control.onAction(target: counter) { (counter: ActionCounter, _: UIControl) in counter.count += 1 }
        control.sendActions(for: .touchUpInside)
        #expect(log == ["typed"] && counter.count == 1)
    }

    @Test func otherSetsOfEventsHaveTheirOwn() {
        var log: [String] = []
        let control = UIControl().onAction(for: .touchDown) { log.append("down") }
            .onAction(for: [.touchDown, .touchUpInside]) { log.append("both") }
            .onAction(for: .touchUpInside) { log.append("up") }
        control.sendActions(for: .touchDown)
        #expect(log == ["down", "both"])
        log = []
        control.sendActions(for: .touchUpInside)
        #expect(log == ["both", "up"])
    }

    @Test func actionsOfUIKitStay() {
        var log: [String] = []
        let control = UIControl()
        control.addAction(UIAction { _ in log.append("action") }, for: .touchUpInside)
        control.onAction { log.append("closure") }.onAction { log.append("again") }
        control.sendActions(for: .touchUpInside)
        #expect(log == ["action", "again"])
    }

    @Test func aTargetIsNotKept() {
        var target: ActionCounter? = ActionCounter()
        weak let watched = target
        var calls = 0
        let control = UIControl().onAction(target: ActionCounter()) { _ in calls += 1 }
        if let target {
            control.onAction(target: target, for: .valueChanged) { $0.count += 1 }
            control.sendActions(for: .valueChanged)
            #expect(target.count == 1)
        }
        target = nil
        #expect(watched == nil)
        control.sendActions(for: .valueChanged)
        control.sendActions(for: .touchUpInside)
        #expect(calls == 0)
    }

    @Test func aControlIsNotKeptByItsClosure() {
        weak var watched: UIControl?
        do {
            let control = UIControl().onAction { (_: UIControl) in }
            watched = control
            #expect(watched != nil)
        }
        #expect(watched == nil)
    }

    @Test func aControlOfAnotherTypeIsReportedAndPassedOver() {
        var calls = 0
        let control = UIControl().onAction { (_: UISwitch) in calls += 1 }
            .onAction(target: ActionCounter(), for: .valueChanged) { (_: ActionCounter, _: UISwitch) in calls += 1 }
        let found = warnings { control.sendActions(for: .touchUpInside) }
        #expect(calls == 0)
        #expect(found.count == 1)
        #expect(found.allSatisfy { "\($0)".contains("UIControl") && "\($0)".contains("UISwitch") })
    }

    @Test func aDisabledControlTakesNoTaps() {
        var taps = 0
        let control = UIControl().onAction { taps += 1 }.disabled()
        control.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.isHidden = false
        window.addSubview(control)
        control.simulateTap()
        #expect(taps == 0)
        control.disabled(false).simulateTap()
        #expect(taps == 1)
    }
}
