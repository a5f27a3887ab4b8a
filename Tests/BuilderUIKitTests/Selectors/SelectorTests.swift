import Foundation
import Testing

@testable import BuilderUIKit

/// Selectors as `#selector` of an app's sources becomes them.
@MainActor
@Suite struct SelectorTests {
    final class Form: UIViewController {
        var calls: [String] = []
        var name = "Form"

        func save() { calls.append("save") }
        func tap(_ sender: UIButton) { calls.append("tap \(sender.currentTitle ?? "")") }
        func change(_ sender: Any?) { calls.append("change \(sender is UIControl)") }
        func touch(_ sender: UIControl, event: UIEvent?) { calls.append("touch \(event == nil)") }
        func pan(_ gesture: UIPanGestureRecognizer) { calls.append("pan") }
        func tapped(_ gesture: UITapGestureRecognizer) { calls.append("tapped") }
        func add(_ item: UIBarButtonItem) { calls.append("add \(item.title ?? "")") }
        func tick(_ timer: Timer) { calls.append("tick \(timer.userInfo as? String ?? "")") }
        func note(_ notification: Notification) { calls.append("note \(notification.object as? String ?? "")") }
        func flag(_ isOn: Bool) { calls.append("flag \(isOn)") }
        func three(_ first: String, second: Int, third: UnsafeRawPointer?) {
            calls.append("\(first) \(second) \(third == nil)")
        }
        func fail(_ number: Int) throws {
            calls.append("fail \(number)")
            throw CancellationError()
        }
        func failSoon() throws { calls.append("fail") }
        class func named() -> String { "Form" }
        func double(_ number: NSNumber) -> NSNumber { NSNumber(value: number.intValue * 2) }
    }

    private let form = Form()

    private func button(_ title: String = "OK") -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        return button
    }

    // MARK: Selectors

    @Test func selectorsOfOneNameAreEqual() {
        #expect(Selector("save", Form.save) == Selector("save"))
        #expect(Selector("save", Form.save) == "save")
        #expect(Selector("tap:", Form.tap(_:)) != Selector("tap", Form.save))
        #expect("\(Selector("tap:", Form.tap(_:)))" == "tap:")
    }

    @Test func objectsRespondToTheirMethods() {
        #expect(form.responds(to: Selector("save", Form.save)))
        #expect(!form.responds(to: Selector("save")), "a name alone has no method")
        #expect(!UIView().responds(to: Selector("save", Form.save)))
        #expect(!form.responds(to: nil))
    }

    @Test func methodsArePerformed() {
        form.perform(Selector("save", Form.save))
        form.perform(Selector("change:", Form.change(_:)), with: nil)
        let double = form.perform(Selector("double:", Form.double(_:)), with: NSNumber(value: 21))
        #expect((double?.takeUnretainedValue() as? NSNumber)?.intValue == 42)
        #expect(form.perform(Selector("save", Form.save)) == nil)
        #expect(form.calls == ["save", "change false", "save"])
    }

    @Test func propertiesAreReadAndWritten() {
        let name = form.perform(Selector("name", \Form.name))?.takeUnretainedValue()
        #expect((name as? NSString).map { "\($0)" } == "Form" || name as? String == "Form")
        form.perform(Selector("setName:", \Form.name), with: "New")
        #expect(form.name == "New")
    }

    /// The type of a method of the main actor is changed to one of no actor, which has the same calling convention: a
    /// compiler that changes that fails here.
    @Test func methodsOfTheMainActorGetTheirArguments() {
        form.perform(Selector("save", Form.save))
        form.perform(Selector("tap:", Form.tap(_:)), with: button("A"))
        form.perform(Selector("touch:event:", Form.touch(_:event:)), with: button("B"), with: UIEvent())
        #expect(form.calls == ["save", "tap A", "touch false"])
    }

    /// A recognizer that is passed to `endEditing(_:)` counts as true.
    @Test func anObjectIsTrue() {
        let tap = UITapGestureRecognizer()
        #expect(form.perform(Selector("flag:", Form.flag(_:)), with: tap) == nil)
        form.perform(Selector("flag:", Form.flag(_:)), with: NSNumber(value: false))
        #expect(Selector("endEditing:", UIView.endEditing).perform(on: form.view, [tap]) != nil)
        #expect(form.calls == ["flag true", "flag false"])
    }

    @Test func methodsOfThreeParametersThatThrowAndOfClassesArePerformed() {
        Selector("a:b:c:", Form.three(_:second:third:)).perform(on: form, ["a", 2, nil])
        Selector("fail:error:", Form.fail(_:)).perform(on: form, [1])
        Selector("failAndReturnError:", Form.failSoon).perform(on: form, [])
        let named = Selector("named", { (target: Form.Type) in target.named }).perform(on: Form.self as AnyObject, [])
        #expect(form.calls == ["a 2 true", "fail 1", "fail"])
        #expect(named?.value as? String == "Form")
    }

    @Test func aMethodThatReturnsNilReturnsNil() {
        final class Empty: NSObject {
            func nothing() -> NSObject? { nil }
            func some() -> NSObject? { self }
        }
        let empty = Empty()
        #expect(empty.perform(Selector("nothing", Empty.nothing)) == nil)
        #expect(empty.perform(Selector("some", Empty.some))?.takeUnretainedValue() === empty)
    }

    @Test func aMissingMethodIsUIKitsSentence() {
        let log = WarningLog()
        log.asCurrent {
            let view = UIView()
            #expect(view.perform(Selector("save", Form.save)) == nil)
            form.perform(Selector("tap:", Form.tap(_:)), with: UIView())
        }
        #expect(
            log.warnings.map(\.description) == [
                "-[UIView save]: unrecognized selector sent to instance",
                "-[Form tap:]: unrecognized selector sent to instance",
            ])
        #expect(form.calls.isEmpty)
    }

    /// The form that lowered sources have for `#selector(value.method)`.
    @Test func methodsOfUIKitAreInferredFromValues() {
        final class List: UITableView {
            var reloads = 0
            override func reloadData() { reloads += 1 }
        }
        let list: UITableView! = nil
        let shown = List()
        let reload = Selector("reloadData", Selector.method(of: list) { $0.reloadData })
        #expect(shown.responds(to: reload) && !form.responds(to: reload))
        shown.perform(reload)
        #expect(shown.reloads == 1)
        let end = Selector("endEditing:", Selector.method(of: self.form.view) { $0.endEditing(_:) })
        #expect(end.perform(on: form.view, [true])?.value is Bool)
    }

    @Test func namesFindTheMethodsOfUIKit() {
        final class List: UICollectionView {
            var reloads = 0
            override func reloadData() { reloads += 1 }
        }
        let list = List(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let count = list.reloads
        list.perform(Selector(("reloadData")))
        #expect(list.reloads == count + 1)
        let outer = UIView()
        let inner = UIActivityIndicatorView()
        outer.addSubview(inner)
        inner.perform(NSSelectorFromString("startAnimating"))
        #expect(inner.isAnimating)
        inner.perform("removeFromSuperview")
        #expect(outer.subviews.isEmpty)
        #expect(UIImageView().responds(to: Selector(("startAnimating"))) && !outer.responds(to: "startAnimating"))
        #expect(!outer.responds(to: "reloadData"))
    }

    @Test func aNameOfSeveralMethodsIsThatOfTheObjectsClass() {
        @MainActor final class Other {
            var saves = 0
            func save() { saves += 1 }
        }
        let save = Selector("save", [Selector("save", Form.save), Selector("save", Other.save)])
        let other = Other()
        save.perform(on: other, [])
        save.perform(on: form, [])
        #expect(other.saves == 1 && form.calls == ["save"])
        #expect(!UIView().responds(to: save))
    }

    /// The form that lowered sources have for messages to values of type AnyObject and of delegates' protocols.
    @Test func objectsOfAnyClassReceiveMessages() throws {
        final class Plain: UINavigationControllerDelegate {
            var calls = 0
            func count() -> NSNumber {
                calls += 1
                return NSNumber(value: calls)
            }
        }
        let count = Selector("count", Plain.count)
        let plain = Plain()
        let any: AnyObject = plain
        let none: AnyObject? = nil
        let delegate: (any UINavigationControllerDelegate)? = plain
        #expect(_receiver(any).responds(to: count))
        let result = try #require(_receiver(any).perform(count)).takeUnretainedValue()
        #expect((result as? NSNumber)?.intValue == 1)
        _receiver(delegate)?.perform(count)
        _receiver(none)?.perform(count)
        #expect(plain.calls == 2)
        let object: any NSObjectProtocol = form
        #expect(object.responds(to: Selector("save", Form.save)))
        object.perform(Selector("save", Form.save))
        _receiver(form).perform(Selector("save", Form.save))
        _receiver(object).perform(Selector("save", Form.save))
        #expect(form.calls == ["save", "save", "save"])
        #expect(_receiver(3) == 3)
    }

    // MARK: Controls

    @Test func controlsPerformMethodsOfTargets() {
        let button = button()
        button.addTarget(form, action: Selector("tap:", Form.tap(_:)), for: .touchUpInside)
        button.addTarget(form, action: Selector("save", Form.save), for: [.touchUpInside, .valueChanged])
        button.addTarget(form, action: Selector("touch:event:", Form.touch(_:event:)), for: .touchDown)
        button.sendActions(for: .touchUpInside)
        button.sendActions(for: .touchDown)
        button.sendActions(for: .valueChanged)
        #expect(form.calls == ["tap OK", "save", "touch true", "save"])
    }

    @Test func targetsAreAskedForAndRemoved() {
        let button = button()
        let save = Selector("save", Form.save)
        let tap = Selector("tap:", Form.tap(_:))
        button.addTarget(form, action: save, for: .touchUpInside)
        button.addTarget(form, action: save, for: .touchUpInside)
        button.addTarget(form, action: tap, for: .touchUpInside)
        button.addTarget(nil, action: save, for: .valueChanged)
        #expect(button.actions(forTarget: form, forControlEvent: .touchUpInside) == ["save", "tap:"])
        #expect(button.actions(forTarget: nil, forControlEvent: .valueChanged) == ["save"])
        #expect(button.actions(forTarget: form, forControlEvent: .valueChanged) == nil)
        #expect(button.allTargets.count == 2 && button.allTargets.contains(form))
        #expect(button.allTargets.contains { $0.base is NSNull })
        #expect(button.allControlEvents == [.touchUpInside, .valueChanged])
        button.removeTarget(form, action: "save", for: .touchUpInside)
        #expect(button.actions(forTarget: form, forControlEvent: .touchUpInside) == ["tap:"])
        button.removeTarget(nil, action: nil, for: .allEvents)
        #expect(button.allTargets.isEmpty && button.allControlEvents.isEmpty)
    }

    @Test func aTargetThatIsGoneIsNotCalled() {
        let button = button()
        var short: Form? = Form()
        button.addTarget(short, action: Selector("save", Form.save), for: .touchUpInside)
        weak let gone = short
        short = nil
        #expect(gone == nil, "targets aren't retained")
        form.view.addSubview(button)
        button.sendActions(for: .touchUpInside)
        #expect(form.calls.isEmpty, "nor searched in the chain")
    }

    @Test func withoutATargetTheResponderChainIsSearched() {
        let button = button()
        form.view.addSubview(button)
        button.addTarget(nil, action: Selector("tap:", Form.tap(_:)), for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(form.calls == ["tap OK"])
        #expect(button.target(forAction: Selector("save", Form.save), withSender: nil) as? Form === form)
        #expect(button.target(forAction: "other", withSender: nil) == nil)
        #expect(!UIApplication.shared.sendAction("other", to: nil, from: button, for: nil))
    }

    @Test func theFirstResponderComesFirst() {
        final class Editor: UIView {
            var calls = 0
            override var canBecomeFirstResponder: Bool { true }
            func save() { calls += 1 }
        }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.rootViewController = form
        window.makeKeyAndVisible()
        let editor = Editor()
        let button = button()
        form.view.addSubview(editor)
        form.view.addSubview(button)
        #expect(editor.becomeFirstResponder())
        button.addTarget(nil, action: Selector("save", Editor.save), for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(editor.calls == 1)
    }

    @Test func touchesBringTheirEvent() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.rootViewController = form
        window.makeKeyAndVisible()
        let button = button()
        button.frame = CGRect(x: 10, y: 10, width: 50, height: 40)
        form.view.addSubview(button)
        button.addTarget(form, action: Selector("touch:event:", Form.touch(_:event:)), for: .touchUpInside)
        window.layoutIfNeeded()
        let touch = TouchSimulator(window: window)
        touch.down(at: CGPoint(x: 20, y: 20))
        touch.up()
        #expect(form.calls == ["touch false"])
    }

    @Test func overriddenSendActionSeesEachMessage() {
        final class Spy: UIControl {
            var sent: [String] = []
            override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
                sent.append("\(action)")
                super.sendAction(action, to: target, for: event)
            }
        }
        let spy = Spy()
        spy.addTarget(form, action: Selector("change:", Form.change(_:)), for: .valueChanged)
        spy.sendActions(for: .valueChanged)
        #expect(spy.sent == ["change:"] && form.calls == ["change true"])
    }

    // MARK: Gestures and items

    @Test func gesturesPerformMethodsOfTargets() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let tap = UITapGestureRecognizer(target: form, action: Selector("tapped:", Form.tapped(_:)))
        tap.addTarget(form, action: Selector("tapped:", Form.tapped(_:)))
        tap.addTarget(form, action: Selector("save", Form.save))
        view.addGestureRecognizer(tap)
        tap.fire()
        #expect(form.calls == ["tapped", "save"])
        tap.removeTarget(form, action: "save")
        tap.fire()
        tap.removeTarget(nil, action: nil)
        tap.fire()
        #expect(form.calls == ["tapped", "save", "tapped"])
        let none = UIPanGestureRecognizer(target: nil, action: nil)
        #expect(none.handlers.isEmpty)
    }

    @Test func barButtonItemsPerformMethodsOfTargets() {
        let item = UIBarButtonItem(
            title: "New", style: .plain, target: form, action: Selector("add:", Form.add(_:)))
        item.fire()
        #expect(form.calls == ["add New"])
        #expect(item.target === form && item.action == "add:")
        item.isEnabled = false
        item.fire()
        item.isEnabled = true
        item.action = Selector("save", Form.save)
        item.fire()
        #expect(form.calls == ["add New", "save"])
        form.navigationItem.rightBarButtonItem = item
        item.target = nil
        let navigation = UINavigationController(rootViewController: form)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        item.fire()
        #expect(form.calls.count == 2, "a bar isn't below the controller's view")
    }

    // MARK: Timers and notifications

    /// Turns the run loop until a condition holds, and some time longer.
    private func turnRunLoop(until isDone: () -> Bool) {
        let deadline = Date() + 300
        while !isDone(), Date() < deadline { RunLoop.current.run(until: Date() + 0.01) }
        RunLoop.current.run(until: Date() + 0.05)
    }

    @Test func timersPerformMethods() {
        let timer = Timer.scheduledTimer(
            timeInterval: 0.001, target: form, selector: Selector("tick:", Form.tick(_:)), userInfo: "now",
            repeats: false)
        #expect(timer.isValid)
        form.perform(Selector("save", Form.save), with: nil, afterDelay: 0)
        form.perform(Selector("change:", Form.change(_:)), with: "x", afterDelay: 0)
        NSObject.cancelPreviousPerformRequests(withTarget: form, selector: "change:", object: "y")
        form.perform(Selector("save", Form.save), with: "equal", afterDelay: 0)
        NSObject.cancelPreviousPerformRequests(withTarget: form, selector: "save", object: "equ" + "al")
        turnRunLoop { form.calls.count == 3 }
        #expect(form.calls.sorted() == ["change false", "save", "tick now"])
        form.calls = []
        form.perform(Selector("save", Form.save), with: nil, afterDelay: 0)
        NSObject.cancelPreviousPerformRequests(withTarget: form)
        RunLoop.current.run(until: Date() + 0.02)
        #expect(form.calls.isEmpty)
    }

    @Test func timersReleaseTheirTarget() {
        weak var gone: Form?
        do {
            let short = Form()
            gone = short
            let timer = Timer.scheduledTimer(
                timeInterval: 60, target: short, selector: Selector("tick:", Form.tick(_:)), userInfo: nil,
                repeats: true)
            timer.invalidate()
        }
        #expect(gone == nil)
    }

    @Test func notificationsPerformMethods() {
        let center = NotificationCenter()
        let name = Notification.Name("changed")
        center.addObserver(form, selector: Selector("note:", Form.note(_:)), name: name, object: nil)
        center.addObserver(form, selector: Selector("save", Form.save), name: nil, object: nil)
        center.post(name: name, object: "a")
        #expect(Set(form.calls) == ["note a", "save"])
        center.removeObserver(form, name: name, object: nil)
        form.calls = []
        center.post(name: name, object: "b")
        #expect(form.calls == ["save"])
        center.removeObserver(form)
        center.post(name: name, object: "c")
        #expect(form.calls == ["save"])
        let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in Issue.record("was removed") }
        center.removeObserver(token)
        center.post(name: name, object: "d")
    }

    @Test func displayLinksPerformMethods() {
        @MainActor final class Animation {
            var frames = 0
            func step(_ link: CADisplayLink) { frames += link.timestamp > 0 ? 1 : 0 }
        }
        let animation = Animation()
        let link = CADisplayLink(target: animation, selector: Selector("step:", Animation.step(_:)))
        link.add(to: .current, forMode: .default)
        turnRunLoop { animation.frames >= 1 }
        #expect(animation.frames >= 1)
        link.invalidate()
        let frames = animation.frames
        RunLoop.current.run(until: Date() + 0.05)
        #expect(animation.frames == frames)
        weak var shown: CADisplayLink?
        weak var target: Animation?
        do {
            let short = Animation()
            let link = CADisplayLink(target: short, selector: Selector("step:", Animation.step(_:)))
            link.add(to: .current, forMode: .default)
            (shown, target) = (link, short)
        }
        #expect(shown != nil && target != nil, "the run loop retains the link")
        shown?.invalidate()
        #expect(target == nil)
    }
}
