import Builder
import BuilderUIKit
import Testing

@testable import BuilderSnapshotTesting

@MainActor
@Suite struct SettlingTests {
    /// A view that changes its color after one second, after three, and after twenty.
    private final class Clock: UIView {
        private let bag = DisposeBag()

        init() {
            super.init(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
            backgroundColor = .black
            // These take exactly as long: a deadline comes sooner if the thread is suspended before it is set.
            for (seconds, color) in [(1, UIColor.red), (3, .green), (20, .blue)] {
                Observable<Int>.timer(.seconds(seconds), scheduler: MainScheduler.instance)
                    .subscribe(onNext: { [weak self] _ in MainActor.assumeIsolated { self?.backgroundColor = color } })
                    .disposed(by: bag)
            }
        }

        required init?(coder: NSCoder) { nil }
    }

    private func color(_ strategy: Snapshotting<UIView, UIImage>) throws -> UInt32? {
        try picture(of: Clock(), as: strategy).uprightBitmap?.pixel(x: 0, y: 0)
    }

    @Test func theImageStrategyWaitsForPendingWork() throws {
        #expect(try color(.image) == 0xFF00_FF00)
    }

    /// Work that was put into the main queue before the snapshot, and work that it puts there.
    @Test func waitingRunsTheMainQueue() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
        view.backgroundColor = .black
        DispatchQueue.main.async { MainActor.assumeIsolated { view.backgroundColor = .red } }
        DispatchQueue.main.asyncAfter(deadline: .now() + 600) {
            MainActor.assumeIsolated { view.backgroundColor = .green }
            DispatchQueue.main.asyncAfter(deadline: .now() + 600) {
                MainActor.assumeIsolated { view.backgroundColor = .blue }
            }
        }
        func color(after seconds: Double) throws -> UInt32? {
            try picture(of: view, as: .wait(for: seconds, on: .image)).uprightBitmap?.pixel(x: 0, y: 0)
        }
        #expect(try color(after: 1) == 0xFFFF_0000)
        #expect(try color(after: 1000) == 0xFF00_FF00)
        #expect(try color(after: 2000) == 0xFF00_00FF)
    }

    @Test func waitingIsVirtualAndExact() throws {
        #expect(try color(.wait(for: 0.5, on: .image)) == 0xFF00_0000)
        #expect(try color(.wait(for: 2, on: .image)) == 0xFFFF_0000)
        #expect(try color(.wait(for: 4, on: .image)) == 0xFF00_FF00)
        #expect(try color(.wait(for: 25, on: .image)) == 0xFF00_00FF)
    }

    @Test func whatIsPendingIsAWarning() throws {
        let taken = try SnapshotRun.take({ Clock() as UIView }, as: .image, timeout: 5)
        #expect(taken.warnings.contains { $0.contains("a timer of 20 s") })
    }

    private final class Feed: UIView {
        init() {
            super.init(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
            Task { [weak self] in
                await Task.yield()
                self?.backgroundColor = .red
            }
        }

        required init?(coder: NSCoder) { nil }
    }

    @Test func tasksAreWaitedForWithAwait() async throws {
        var color: UInt32?
        // Other tests may keep the main actor for longer than a screen is waited for.
        for _ in 0..<50 where color != 0xFFFF_0000 {
            color = try await ViewImageConfig().image(of: Feed()).uprightBitmap?.pixel(x: 0, y: 0)
        }
        #expect(color == 0xFFFF_0000)
    }

    /// A synchronous test has the main thread to itself.
    @Test func tasksThatCantRunAreAWarning() throws {
        let taken = try SnapshotRun.take({ Feed() as UIView }, as: .image, timeout: 5)
        #expect(taken.warnings.contains { $0.contains("a task") })
    }

    private final class Model: CustomStringConvertible, @unchecked Sendable {
        var description = "loading"
        init() { DispatchQueue.main.asyncAfter(deadline: .now() + 2) { self.description = "loaded" } }
    }

    @Test func valuesWithoutAScreenWaitAsWell() throws {
        let now = try SnapshotRun.take({ Model() }, as: .description, timeout: 5).format
        let later = try SnapshotRun.take({ Model() }, as: .wait(for: 3, on: .description), timeout: 5).format
        #expect(now == "loading" && later == "loaded")
    }

    @Test func strategiesMayCallBackLater() throws {
        let strategy = Snapshotting<Int, String>(pathExtension: "txt", diffing: .lines) { value in
            Async { callback in
                let callback = Unchecked(callback)
                DispatchQueue.main.asyncAfter(deadline: .now() + 2) { callback.value("\(value)") }
            }
        }
        #expect(try text(of: 42, as: strategy) == "42")
        let elsewhere = Snapshotting<Int, String>(pathExtension: "txt", diffing: .lines) { value in
            Async { callback in
                let callback = Unchecked(callback)
                DispatchQueue.global().async { callback.value("\(value)") }
            }
        }
        #expect(try text(of: 42, as: elsewhere) == "42")
    }

    @Test func whatNeverComesIsAnError() {
        let strategy = Snapshotting<Int, String>(
            pathExtension: "txt", diffing: .lines, asyncSnapshot: { _ in Async { _ in } })
        #expect(throws: SnapshotError.timeout(0.01)) { try SnapshotRun.take({ 1 }, as: strategy, timeout: 0.01) }
    }
}

/// Tests that aren't on the main actor draw on the main thread all the same.
@Suite struct OtherThreadTests {
    @Test func picturesAreDrawnOnTheMainThread() throws {
        let strategy = Snapshotting<UIView, UIImage>.image.pullback { (side: Int) in
            MainActor.assumeIsolated { UIView(frame: CGRect(x: 0, y: 0, width: side, height: side)) }
        }
        #expect(try picture(of: 3, as: strategy).size == CGSize(width: 3, height: 3))
    }
}
