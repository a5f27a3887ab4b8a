import BuilderRxCocoa
import BuilderRxSwift
import BuilderUIKit
import Testing

private final class Meter: UIControl {
    var strength = 0
}

// Members belong to no actor, so that extensions may do without, too.
extension Reactive where Base: Meter {
    fileprivate var pressed: ControlEvent<Void> { controlEvent(.touchDown) }
}

@MainActor
extension Reactive where Base: Meter {
    fileprivate var level: ControlProperty<Int> {
        controlProperty(editingEvents: .valueChanged, getter: { $0.strength }, setter: { $0.strength = $1 })
    }

    fileprivate var tripled: Binder<Int> { Binder(base) { $0.strength = $1 * 3 } }
}

/// Members of an app's own views in Swift 6 mode.
@MainActor
@Suite(.leavesNoResources) struct ReactiveMemberTests {
    @Test func membersOfAViewOfTheAppsOwn() {
        let meter = Meter()
        let level = Log(meter.rx.level)
        let presses = Log(meter.rx.pressed)
        _ = Observable.just(2).bind(to: meter.rx.tripled)
        meter.sendActions(for: .valueChanged)
        meter.sendActions(for: .touchDown)
        _ = Observable.just(4).bind(to: meter.rx.strength)
        #expect(level.elements == [0, 6])
        #expect(presses.count == 1)
        #expect(meter.strength == 4)
    }
}
