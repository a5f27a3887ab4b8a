import BuilderCombine
import CombineFixture
import Foundation
import Testing

/// Models as apps write them, compiled as apps compile them.
@MainActor @Suite(.timeLimit(.minutes(20))) struct AppModelTests {
    @Test func aFormIsValidatedAndSubmitted() {
        let screen = VirtualScreen()
        let model = screen.build {
            LoginViewModel { name, password in
                password == "secret"
                    ? Just(name).delay(for: 1, scheduler: RunLoop.main)
                        .setFailureType(to: LoginViewModel.Failure.self).eraseToAnyPublisher()
                    : Fail(error: LoginViewModel.Failure(message: "wrong")).eraseToAnyPublisher()
            }
        }
        screen.rest()
        #expect(model.hint == "Enter a name")
        screen.build {
            model.name = "anna"
            model.password = "secret"
        }
        screen.rest()
        #expect(model.hint == "Passwords differ")
        #expect(!model.isValid)
        screen.build { model.repeated = "secret" }
        screen.rest()
        #expect(model.hint == nil)
        #expect(model.isValid)
        screen.build { model.submit.send() }
        screen.rest()
        #expect(model.state != .idle)
    }

    @Test func aSearchRunsForEachRefresh() {
        let screen = VirtualScreen()
        let model = SearchModel()
        screen.build {
            model.start { @Sendable query in Future { @Sendable in $0(.success([query])) } }
            model.query.send("swift")
            model.appear.send()
            model.refresh.send()
            model.selection.send(2)
        }
        #expect(screen.rest().isEmpty)
        #expect(model.results == ["swift"])
        #expect(model.events == [.query("swift"), .appeared, .refreshed, .selected(2)])
    }

    @Test func observableObjectsAnnounceTheirChanges() {
        let (settings, counter) = (SettingsStore(), NamedCounterStore(step: 2))
        var counts: [Int] = []
        var changes = 0
        let cancellables = [
            counter.objectWillChange.sink { [unowned counter] _ in
                changes += 1
                counts.append(counter.count)
            },
            counter.observe(settings),
        ]
        counter.increment()
        counter.name = "second"
        counter.step = 3
        settings.isDark = true
        #expect(changes == 4)
        #expect(counts == [0, 2, 2, 2])
        withExtendedLifetime(cancellables) {}
    }

    @Test func customPublishersAndOperators() {
        final class Button { var action: (() -> Void)? }
        let button = Button()
        let store = CounterStore()
        var taps = 0
        var pairs: [String] = []
        let cancellables = [
            ControlEventPublisher(control: button) { button.action = $0 }
                .handleEvents(receiveOutput: { _ in taps += 1 })
                .map { _ in taps }
                .assignWeakly(to: \.count, on: store),
            store.countPublisher.withLatestFrom(Just("x")).sink { pairs.append("\($0)\($1)") },
            Fail<Int, TestError>(error: .failed).asResult().sink { pairs.append("\($0)") },
        ]
        button.action?()
        #expect(store.count == 1)
        #expect(pairs.first == "0x" && pairs.last == "1x")
        withExtendedLifetime(cancellables) {}
    }

    @Test func erasedSchedulersKeepVirtualTime() {
        let screen = VirtualScreen()
        var value = 0
        let cancellable = screen.build {
            Just(1).delay(for: 5, scheduler: AnySchedulerOf<DispatchQueue>.main).sink { value = $0 }
        }
        #expect(screen.rest().isEmpty)
        #expect(value == 1)
        withExtendedLifetime(cancellable) {}
    }

    @Test func closuresOnQueuesAreWaitedFor() {
        let screen = VirtualScreen()
        var value = 0
        let cancellable = screen.build {
            load(1, on: DispatchQueue(label: "loading")).map { $0 + 1 }.sink { value = $0 }
        }
        #expect(screen.rest().isEmpty)
        #expect(value == 2)
        withExtendedLifetime(cancellable) {}
    }

    @Test func modelsOfTheMainActor() {
        let screen = VirtualScreen()
        let model = QualifiedModel()
        var changes = 0
        let cancellable = model.objectWillChange.sink { changes += 1 }
        screen.build { model.load(from: Just(["a"]), titles: Future { $0(.success("b")) }) }
        #expect(screen.rest().isEmpty)
        #expect(model.titles == ["a", "b"])
        #expect(changes == 1)
        withExtendedLifetime(cancellable) {}
    }

    @Test func asynchronousSequences() async throws {
        #expect(await sum([1, 2, 3].publisher.merge(with: Just(4)).eraseToAnyPublisher()) == 10)
        #expect(try await firstValue(Just(1).combineLatest(Just(2))) == (1, 2))
        await #expect(throws: TestError.self) { try await firstValue(Fail<Int, TestError>(error: .failed)) }
    }

    @Test func everyOperatorSubscribesAndCancels() {
        let screen = VirtualScreen(limit: 1)
        let cancellables = screen.build {
            operators(queue: OperationQueue(), session: .shared, url: URL(fileURLWithPath: "/"))
        }
        cancellables.forEach { $0.cancel() }
    }
}
