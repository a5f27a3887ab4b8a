import Builder
import Foundation
import Testing

@Suite("A render waits for its screen's pending work")
struct SettlingTests {
    @Test("work in the main queue, however deeply it is nested")
    func mainQueue() async throws {
        @MainActor func go(_ depth: Int, _ controller: WaitingController) {
            if depth == 0 { return controller.show("done") }
            DispatchQueue.main.async { go(depth - 1, controller) }
        }
        let result = try await settledText { go(500, $0) }
        #expect(result.text == "-done")
        #expect(result.warnings == [])
    }

    @Test("work in the background that comes back to the main queue")
    func background() async throws {
        let result = try await settledText { controller in
            DispatchQueue.global(qos: .userInitiated).async {
                let sum = (0..<100_000).reduce(0, &+)
                DispatchQueue.main.async { controller.show("\(sum)") }
            }
            DispatchQueue(label: "decoding").async(qos: .utility) {
                DispatchQueue.main.async { controller.show("") }
            }
        }
        #expect(result.text == "-4999950000")
        #expect(result.warnings == [])
    }

    /// A minute apart: a thread that is suspended after `now()` has a shorter delay, and time passes by the clock while
    /// another thread is.
    @Test("delays, in virtual time and in their order")
    func delays() async throws {
        let result = try await settledText { controller in
            DispatchQueue.main.asyncAfter(deadline: .now() + 250) { controller.show("d") }
            DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(60_900)) { controller.show("a") }
            DispatchQueue.global().asyncAfter(deadline: .now() + 125) {
                DispatchQueue.main.async { controller.show("b") }
            }
            DispatchQueue.main.asyncAfter(wallDeadline: .now() + 190) { controller.show("c") }
        }
        #expect(result.text == "-abcd")
        #expect(result.warnings == [])
    }

    @Test("tasks, their sleep and detached tasks")
    func tasks() async throws {
        let result = try await settledText { controller in
            Task {
                let number = await Task.detached { 40 + 2 }.value
                try? await Task.sleep(nanoseconds: 1000)
                controller.show("\(number)")
            }
            Task {
                try await Task.sleep(nanoseconds: 10)
                controller.show("")
            }
        }
        #expect(result.text == "-42")
        #expect(result.warnings == [])
    }

    @Test("a dispatch group's notification")
    func group() async throws {
        let result = try await settledText { controller in
            let group = DispatchGroup()
            for _ in 0..<3 {
                group.enter()
                DispatchQueue.global().async { group.leave() }
            }
            group.notify(queue: .main) { controller.show("all") }
        }
        #expect(result.text == "-all")
    }

    @Test("schedulers: other threads, delays, debounces, throttles")
    func schedulers() async throws {
        let bag = DisposeBag()
        let result = try await settledText { controller in
            Observable.of(1, 2, 3)
                .observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
                .map { $0 * 2 }
                .delay(.seconds(2), scheduler: SerialDispatchQueueScheduler(qos: .background))
                .observe(on: MainScheduler.instance)
                .subscribe(onNext: { controller.show("\($0)") })
                .disposed(by: bag)
            Observable<Int>.interval(.milliseconds(100), scheduler: MainScheduler.instance)
                .take(10)
                .debounce(.milliseconds(300), scheduler: MainScheduler.instance)
                .subscribe(onNext: { controller.show("<\($0)>") })
                .disposed(by: bag)
            Single<String>.just("single")
                .subscribe(on: OperationQueueScheduler(operationQueue: OperationQueue()))
                .timeout(.seconds(3600), scheduler: MainScheduler.instance)
                .observe(on: MainScheduler.asyncInstance)
                .subscribe(onSuccess: { controller.show("[\($0)]") })
                .disposed(by: bag)
        }
        #expect(result.text.filter { "246".contains($0) } == "246")
        #expect(result.text.contains("<9>"))
        #expect(result.text.contains("[single]"))
        #expect(result.warnings == [])
    }

    @Test("work items in the main queue")
    func untracked() async throws {
        let result = try await settledText { controller in
            DispatchQueue.main.async(
                execute: DispatchWorkItem {
                    DispatchQueue.main.async(execute: DispatchWorkItem { controller.show("late") })
                })
        }
        #expect(result.text == "-late")
    }

    @Test("work begun with ScreenWork.begin(_:)")
    func announced() async throws {
        let result = try await settledText { controller in
            let download = ScreenWork.current?.begin("the download")
            Thread.detachNewThread {
                DispatchQueue.main.async {
                    MainActor.assumeIsolated { controller.show("picture") }
                    download?.end()
                }
            }
        }
        #expect(result.text == "-picture")
        #expect(result.warnings == [])
    }

    @Test("endless work is reported at the limit, and the picture is drawn")
    func endless() async throws {
        let renderer = Renderer(timeout: 600, settlingLimit: 0.2)
        let bag = DisposeBag()
        let result = try await settledText(renderer) { controller in
            controller.show("shown")
            Task {
                for await _ in AsyncStream<Int>(unfolding: {
                    try? await Task.sleep(nanoseconds: 3_600_000_000_000); return 1
                }) { controller.show("never") }
            }
            DispatchQueue.main.asyncAfter(deadline: .now() + 3600) { controller.show("never") }
            Observable<Int>.interval(.milliseconds(60), scheduler: MainScheduler.instance)
                .subscribe(onNext: { controller.show(" \($0)") })
                .disposed(by: bag)
        }
        #expect(result.text == "-shown 0 1 2")
        let warning = try #require(result.warnings.first)
        #expect(result.warnings.count == 1)
        #expect(warning.contains("a task (BuilderTests/SettlingTests.swift)"))
        // A thread that is suspended after `now()` has a shorter delay.
        #expect(warning.contains(/a timer of 3[56]\d\d(\.\d+)? s \(BuilderTests\/SettlingTests.swift\)/), "\(warning)")
        #expect(warning.contains("a timer that fires every 0.06 s"))
    }

    @Test("work that enqueues itself repeatedly ends at the limit")
    func selfFeeding() async throws {
        @MainActor func again(_ controller: WaitingController) {
            DispatchQueue.main.async { again(controller) }
        }
        let result = try await settledText { again($0) }
        #expect(result.warnings.count == 1)
        #expect(result.warnings.first?.contains("work on the main queue (BuilderTests/SettlingTests.swift:") == true)
    }

    @Test("a limit of 0 draws the screen as it was built")
    func noSettling() async throws {
        let result = try await settledText(Renderer(timeout: 600, settlingLimit: 0)) { controller in
            DispatchQueue.main.async { controller.show("later") }
        }
        #expect(result.text == "-")
    }

    @Test("UIScreen.main is the render's screen in its pending work")
    func surroundings() async throws {
        let result = try await settledText(Renderer(scale: 7, timeout: 600, settlingLimit: 300)) { controller in
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
                controller.show("\(Int(UIScreen.main.scale))")
                DispatchQueue.global().async {
                    let scale = UITraitCollection.current.displayScale
                    DispatchQueue.main.async { controller.show("\(Int(scale))") }
                }
            }
            Task { controller.show("\(Int(UIScreen.main.scale))") }
        }
        #expect(result.text.filter { $0 == "7" }.count == 3)
    }

    @Test("a view at a width has the height of the loaded content")
    func height() async throws {
        let relay = BehaviorRelay(value: "one")
        let display = try await Renderer(timeout: 600).display(
            of: LabelView(relay.delay(.seconds(1), scheduler: MainScheduler.instance).map { _ in "one\ntwo\nthree" }),
            width: 200)
        let fixed = try await Renderer(timeout: 600).display(of: LabelView("one\ntwo\nthree"), width: 200)
        #expect(display.size == fixed.size)
        #expect(display.layer.contents == fixed.layer.contents)
    }

    @Test("a screen's full length is that of the loaded content")
    func fullContent() async throws {
        @MainActor func growingTable() -> UIViewController {
            let builder = DynamicItemViewBuilder([Int]()) { LabelView("Row \($0)") }
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { builder.items = Array(0..<60) }
            return UIViewController(TableView(builder))
        }
        let display = try await Renderer(timeout: 600, showsFullContent: true).display(of: growingTable())
        #expect(display.size.height > 60 * 30)
    }

    @Test("work left after the render continues in real time")
    func afterwards() async throws {
        try await workEnds { end in
            DispatchQueue.main.async {
                DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(1), execute: end)
            }
        }
        try await workEnds { end in
            DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(1), execute: end)
        }
    }

    /// Renders a screen without settling, and returns when its work has called its closure.
    ///
    /// - Throws: an error of the render, which may be before the work has begun.
    private func workEnds(
        _ work: @escaping @MainActor @Sendable (_ end: @escaping @Sendable () -> Void) -> Void
    ) async throws {
        let (ends, continuation) = AsyncThrowingStream.makeStream(of: Void.self)
        Task.detached {
            do {
                _ = try await settledText(Renderer(timeout: 600, settlingLimit: 0)) { _ in
                    work { continuation.yield() }
                }
            } catch { continuation.finish(throwing: error) }
        }
        var iterator = ends.makeAsyncIterator()
        #expect(try await iterator.next() != nil)
    }

    @MainActor
    @Test("without suspension of the main thread: all but tasks")
    func synchronous() throws {
        let controller = WaitingController { controller in
            DispatchQueue.global().async { DispatchQueue.main.async { controller.show("a") } }
            DispatchQueue.main.asyncAfter(deadline: .now() + 250) { controller.show("b") }
            Task { controller.show("c") }
        }
        let display = try patient.layOut(controller)
        #expect(controller.label.text == "-ab")
        #expect(display.warnings.count == 1)
        #expect(display.warnings.first?.contains("a task (BuilderTests/SettlingTests.swift)") == true)
    }

    @Test("renders at the same time wait for their own work")
    func together() async throws {
        try await withThrowingTaskGroup(of: (Int, String).self) { group in
            for number in 0..<8 {
                group.addTask {
                    let result = try await settledText { controller in
                        DispatchQueue.main.asyncAfter(deadline: .now() + Double(number) / 2) {
                            DispatchQueue.global().async {
                                DispatchQueue.main.async { controller.show("\(number)") }
                            }
                        }
                    }
                    return (number, result.text)
                }
            }
            for try await (number, text) in group { #expect(text == "-\(number)") }
        }
    }
}
