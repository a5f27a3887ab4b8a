import BuilderUIKit
import Foundation
import Measuring
import ReceiptKit
import SampleReceipt

/// Draws receipts from eight concurrent tasks, as a server does, and compares their rate with the machine's optimum:
/// all cores busy, or the main actor, which does the layout, never idle.
///
///     receipt-rate [--rounds N] [--count N] [--tasks N]
///
/// Each round measures the time of one warm image, its time on the main actor, and the rate.
@main
struct ReceiptRate {
    private let renderer = Renderer(settlingLimit: 5)
    private let count: Int
    private let tasks: Int

    @MainActor
    static func main() async throws {
        let options = Options()
        let rate = ReceiptRate(count: options.count("count", default: 24), tasks: options.count("tasks", default: 8))
        // Loads fonts and fills caches.
        _ = try await rate.together()
        var rounds: [Round] = []
        for _ in 0..<options.count("rounds", default: 9) {
            let warm = try await rate.alone()
            let main = try rate.onMainActor()
            rounds.append(Round(warm: warm, main: main, rate: try await rate.together()))
        }
        report(rounds, tasks: rate.tasks)
    }

    private init(count: Int, tasks: Int) {
        self.count = count
        self.tasks = tasks
    }

    private struct Round {
        /// The milliseconds per image.
        let warm: Double
        /// The milliseconds per image on the main actor.
        let main: Double
        /// The images per second.
        let rate: Double

        /// The optimal number of images per second.
        var best: Double { min(Double(ProcessInfo.processInfo.activeProcessorCount) / warm, 1 / main) * 1000 }
    }

    private static func report(_ rounds: [Round], tasks: Int) {
        let warm = rounds.map(\.warm).median
        let main = rounds.map(\.main).median
        print("one warm picture: \(warm.text(2)) ms, on the main actor \(main.text(2)) ms")
        let cores = ProcessInfo.processInfo.activeProcessorCount
        print("\(cores) cores: at best \(rounds.map(\.best).median.text(1)) pictures a second")
        print(
            Finding(
                "Receipts from \(tasks) tasks at once, against cores and main actor",
                ours: "\(rounds.map(\.rate).median.text(1)) / s", other: "\(rounds.map(\.best).median.text(1)) / s",
                value: rounds.map { $0.best / $0.rate }.median, limit: 1.11
            ).line)
    }

    private func draw(_ number: Int) async throws {
        let order = try SampleReceipt.order(number)
        _ = try await renderer.png(of: ReceiptView(order), width: 600, scale: 2)
    }

    /// Draws images one after the other, and returns the median milliseconds of one.
    private func alone() async throws -> Double {
        var times: [Double] = []
        for number in 0..<count {
            let start = ContinuousClock.now
            try await draw(number)
            times.append(Stopwatch.milliseconds(since: start))
        }
        return times.median
    }

    /// Runs the steps that only the main actor can do, building, layout and reading the layers, and returns their
    /// median milliseconds.
    @MainActor
    private func onMainActor() throws -> Double {
        try (0..<count).map { number in
            let order = try SampleReceipt.order(number)
            return try Stopwatch.milliseconds {
                _ = try renderer.layOut(ReceiptView(order), width: 600, scale: 2)
            }
        }.median
    }

    /// Draws from all tasks concurrently, and returns the images per second.
    private func together() async throws -> Double {
        let start = ContinuousClock.now
        try await withThrowingTaskGroup(of: Void.self) { group in
            for task in 0..<tasks {
                group.addTask { for number in 0..<count { try await draw(task * count + number) } }
            }
            try await group.waitForAll()
        }
        return Double(tasks * count) / Stopwatch.milliseconds(since: start) * 1000
    }
}
