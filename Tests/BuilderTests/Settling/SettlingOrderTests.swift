import Builder
import Foundation
import Testing

@Suite("A screen's pending work keeps its order and its time")
struct SettlingOrderTests {
    @Test("equal delays fire in the order in which they were enqueued")
    func equalDelays() async throws {
        var shown = ""
        // Delays are exact to a millisecond, so that a thread that is suspended after `now()` has a shorter one.
        repeat {
            shown = try await settledText { controller in
                for number in 0..<20 {
                    let start = ContinuousClock.now
                    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { controller.show("\(number) ") }
                    if ContinuousClock.now - start > .milliseconds(1) { controller.show("suspended") }
                }
            }.text
        } while shown.contains("suspended")
        #expect(shown == "-" + (0..<20).map { "\($0) " }.joined())
    }

    @Test("a task that waits for a timer goes on when it fires")
    func taskWaitsForTimer() async throws {
        let result = try await settledText { controller in
            Task {
                let first = try await Single.just("a").delay(.milliseconds(20), scheduler: MainScheduler.instance).value
                await withCheckedContinuation { continuation in
                    DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) { continuation.resume() }
                }
                controller.show(first)
                await Task.detached { try? await Task.sleep(nanoseconds: 1_000_000) }.value
                controller.show("b")
            }
        }
        #expect(result.text == "-ab")
        #expect(result.warnings == [])
    }

    @Test("a task's sleep and a timer come in the order of their lengths")
    func sleepsAndTimers() async throws {
        var shown = ""
        // Both elapse by the clock, and a thread may be suspended for longer than the sleep.
        for seconds in [0.3, 3, 30, 120] where shown != "-fired slept" {
            shown = try await settledText { controller in
                Task {
                    try await Task.sleep(for: .seconds(seconds))
                    controller.show("slept")
                }
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { controller.show("fired ") }
            }.text
        }
        #expect(shown == "-fired slept")
    }

    @MainActor
    @Test("without suspension of the main thread, other work continues while tasks can't")
    func synchronousBesideTasks() throws {
        let bag = DisposeBag()
        let controller = WaitingController { controller in
            Task {}
            Observable.just("loaded")
                .delay(.seconds(1), scheduler: MainScheduler.instance)
                .observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
                .map { $0 + "!" }
                .observe(on: SerialDispatchQueueScheduler(queue: .main, internalSerialQueueName: "app.main"))
                .subscribe(onNext: { text in MainActor.assumeIsolated { controller.show(text) } })
                .disposed(by: bag)
        }
        _ = try patient.layOut(controller)
        #expect(controller.label.text == "-loaded!")
    }

    @Test("a view whose text a task lays out itself is measured again")
    func laidOutByATask() async throws {
        @MainActor func late() -> UIView {
            let label = UILabel()
            label.numberOfLines = 0
            label.text = "one"
            Task.detached {
                await MainActor.run {
                    label.text = "one\ntwo\nthree"
                    label.superview?.layoutIfNeeded()
                }
            }
            return label
        }
        let display = try await patient.display(of: late(), width: 200)
        #expect(display.size.height > 50)
    }

    @Test("concurrent renders have only their own windows")
    func ownWindows() async throws {
        try await withThrowingTaskGroup(of: String.self) { group in
            for number in 0..<6 {
                group.addTask {
                    try await settledText { controller in
                        controller.title = "\(number)"
                        Task {
                            for _ in 0..<5 { try await Task.sleep(nanoseconds: 1_000_000) }
                            let titles = UIApplication.shared.windows.map { $0.rootViewController?.title ?? "?" }
                            controller.show(titles == ["\(number)"] ? "own" : "\(titles)")
                        }
                    }.text
                }
            }
            for try await text in group { #expect(text == "-own") }
        }
    }

    @Test("work in the distant future is not waited for")
    func never() async throws {
        let result = try await settledText(Renderer(timeout: 600, settlingLimit: 1)) { controller in
            Task.detached { try await Task.sleep(nanoseconds: 3_600_000_000_000) }
            DispatchQueue.main.asyncAfter(deadline: .distantFuture) { controller.show("never") }
        }
        #expect(result.text == "-")
        #expect(result.warnings.count == 1)
        #expect(result.warnings.first?.hasSuffix(" s: a task (BuilderTests/SettlingOrderTests.swift)") == true)
    }

    /// Timers of Rx, whose delays no suspension of the thread makes shorter.
    @Test("a timer beyond the limit doesn't keep a task from its end")
    func taskBesideFarTimer() async throws {
        let result = try await settledText { controller in
            let scheduler = MainScheduler.instance
            _ = Observable<Int>.timer(.milliseconds(299_999), scheduler: scheduler)
                .subscribe(onNext: { _ in
                    Task {
                        // Of the clock's time, not the render's.
                        try await ContinuousClock().sleep(until: .now + .milliseconds(60))
                        controller.show("done")
                    }
                })
            _ = Observable<Int>.timer(.milliseconds(300_020), scheduler: scheduler)
                .subscribe(onNext: { _ in controller.show("late") })
        }
        #expect(result.text == "-done")
        #expect(result.warnings.count == 1)
    }
}
