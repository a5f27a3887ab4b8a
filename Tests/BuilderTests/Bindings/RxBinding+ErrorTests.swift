import Builder
import Testing

@testable import BuilderUIKit

/// What becomes of bindings whose observable fails, and of values that come too late.
@MainActor
@Suite struct RxBindingErrorTests {
    private struct Failure: Error, CustomStringConvertible {
        var description: String { "out of order" }
    }

    /// The warnings that a closure leads to, as the log of a render collects them.
    private func warnings(_ body: () -> Void) -> [String] {
        let log = WarningLog()
        log.asCurrent(body)
        return log.warnings.map(\.description)
    }

    @Test func anErrorNamesTheViewAndWhereItIs() {
        let texts = PublishSubject<String>()
        let label = LabelView("Total").text(bind: texts)
        let screen = VStackView { VStackView { label } }.with { $0.accessibilityIdentifier = "form" }
        final class OrderController: UIViewController {}
        let controller = OrderController()
        controller.view.embed(screen)
        #expect(
            warnings { texts.onError(Failure()) } == [
                "a binding of BuilderInternalUILabel:'Total' in BuilderInternalUIStackView:form of OrderController "
                    + "ended with an error: out of order"
            ])
    }

    @Test func anIdentifierIsABetterNameThanTheText() {
        let flags = PublishSubject<Bool>()
        let label = LabelView("Total").with { $0.accessibilityIdentifier = "sum" }.hidden(bind: flags)
        #expect(
            warnings { flags.onError(Failure()) } == [
                "a binding of BuilderInternalUILabel:sum ended with an error: out of order"
            ])
        _ = label
    }

    /// A render's log gets what its views' bindings report, also when that comes later and through the main queue.
    @Test func anErrorGoesToTheLogOfTheRenderThatMadeTheBinding() {
        let texts = PublishSubject<String>()
        let log = WarningLog()
        let label = log.asCurrent { LabelView(texts).asBaseView() }
        #expect(warnings { texts.onError(Failure()) }.isEmpty)
        #expect(log.warnings.count == 1)
        _ = label
    }

    @Test func theErrorOfAFailedObservableIsReportedOnce() {
        var label: UIView?
        #expect(warnings { label = LabelView(Observable<String>.error(Failure())).asBaseView() }.count == 1)
        #expect((label as? UILabel)?.text == nil)
    }

    @Test func eachBindingSendsItsErrorOnce() {
        let texts = PublishSubject<String>()
        var labels: [UIView] = []
        let reported = warnings {
            labels = (0..<3).map { _ in LabelView(texts).asBaseView() }
            texts.onError(Failure())
            texts.onError(Failure())
            texts.onNext("late")
        }
        #expect(reported.count == 3)
        #expect(labels.allSatisfy { ($0 as? UILabel)?.text == nil })
    }

    @Test func otherBindingsGoOn() {
        let failing = PublishSubject<String>()
        let numbers = PublishSubject<Int>()
        let source = PublishSubject<Int>()
        let label = LabelView("a").bind(keyPath: \.tag, binding: numbers).asBaseView()
        let fragile = source.map { number -> String in
            if number == 2 { throw Failure() }
            return "\(number)"
        }
        let other = LabelView(fragile).bind(keyPath: \.tag, binding: source).asBaseView()
        let reported = warnings {
            label.bind(keyPath: \.accessibilityIdentifier, binding: failing.map(Optional.some))
            failing.onError(Failure())
            for number in 1...3 {
                numbers.onNext(number)
                source.onNext(number)
            }
        }
        #expect(reported.count == 2)
        #expect(label.tag == 3)
        #expect(other.tag == 3)
        #expect(other.text == "1")
    }

    /// Every way of following something: each reports its error once, and keeps its last value.
    @Test func everyBindingReportsItsError() {
        let strings = PublishSubject<String>()
        let optionals = PublishSubject<String?>()
        let flags = PublishSubject<Bool>()
        let colors = PublishSubject<UIColor>()
        let images = PublishSubject<UIImage>()
        let views = PublishSubject<[View]>()
        let numbers = PublishSubject<Int>()
        let list = DynamicObservableViewBuilder(numbers) { LabelView("\($0)") }
        let all: [View] = [
            LabelView(strings), LabelView(optionals), LabelView("a").text(bind: strings).color(bind: colors),
            LabelView("a").hidden(bind: flags).userInteractionEnabled(bind: flags),
            ButtonView("a").enabled(bind: flags).highlighted(bind: flags).selected(bind: flags),
            ImageView(images), TextField(optionals), SwitchView(flags), VStackView(views),
            DynamicContainerView(numbers) { LabelView("\($0)") },
            LabelView("a").onReceive(numbers) { $0.view.tag = $0.value },
            LabelView("a").bind(keyPath: \.tag, binding: numbers), VStackView(list), TableView(list),
        ]
        let built = all.map { $0.build() }
        let reported = warnings {
            strings.onError(Failure())
            optionals.onError(Failure())
            flags.onError(Failure())
            colors.onError(Failure())
            images.onError(Failure())
            views.onError(Failure())
            numbers.onError(Failure())
        }
        // Two for strings, three for the builder, the container, the handler and the key path, …
        #expect(reported.count == 2 + 2 + 6 + 1 + 1 + 1 + 4)
        #expect(
            reported.allSatisfy { $0.hasPrefix("a binding of ") && $0.hasSuffix("ended with an error: out of order") })
        #expect(reported.contains { $0.contains("DynamicObservableViewBuilder<Int>") })
        _ = built
    }

    /// Relays can't fail, but what sets a variable can: that ends where the variable is set, and no view notices.
    @Test func bidirectionalBindingsSurviveTheSourceOfTheirVariable() {
        let name = Variable(wrappedValue: "a")
        let source = PublishSubject<String>()
        let field = TextField(name).asBaseView()
        let bound = name.bind(source.catchAndReturn("b"))
        source.onError(Failure())
        #expect(field.text == "b")
        name.wrappedValue = "c"
        #expect(field.text == "c")
        field.text = "d"
        field.sendActions(for: .editingChanged)
        #expect(name.wrappedValue == "d")
        bound.dispose()
    }

    @Test func theTextOfASecureFieldIsNoName() {
        let texts = PublishSubject<String?>()
        let field = TextField("secret").secureTextEntry(true).text(bind: texts)
        let reported = warnings { texts.onError(Failure()) }
        #expect(reported.count == 1)
        #expect(!reported.joined().contains("secret"))
        _ = field
    }

    // MARK: Too late

    @Test func valuesAfterTheViewsReleaseAreSilent() {
        let values = PublishSubject<Int>()
        var calls = 0
        let reported = warnings {
            do {
                let label = LabelView("a").onReceive(values) { _ in calls += 1 }.asBaseView()
                values.onNext(1)
                _ = label
            }
            values.onNext(2)
            values.onError(Failure())
        }
        #expect(calls == 1)
        #expect(reported.isEmpty)
    }

    /// A value that is on its way through the main queue when the view goes runs no closure and holds nothing.
    @Test func valuesOnTheirWayAreDroppedWithTheView() async {
        final class Captured {}
        let values = PublishSubject<Int>()
        var calls = 0
        weak var captured: Captured?
        weak var view: UIView?
        await sendFromAnotherThread {
            let object = Captured()
            captured = object
            let label = LabelView("a").onReceive(values) { _ in
                calls += 1
                _ = object
            }.asBaseView()
            view = label
            let done = DispatchSemaphore(value: 0)
            // The main thread waits, so that the value can't arrive before the view is gone.
            DispatchQueue.global().async {
                values.onNext(1)
                done.signal()
            }
            done.wait()
        }
        #expect(view == nil)
        #expect(captured == nil)
        #expect(calls == 0)
        #expect(!values.hasObservers)
    }

    private func sendFromAnotherThread(_ body: () -> Void) async {
        body()
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            DispatchQueue.main.async { done.resume() }
        }
    }
}
