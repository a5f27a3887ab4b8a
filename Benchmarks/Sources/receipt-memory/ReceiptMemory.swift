import BuilderUIKit
import Foundation
import Measuring
import ReceiptKit
import SampleReceipt

/// Draws receipts from eight tasks and says how much memory the process holds early on and at the end: a server that has drawn for a
/// month holds what it held in the morning.
///
///     receipt-memory [--count N] [--early N] [--width POINTS] [--scale PIXELS]
///
/// Ends with 1 when the memory grew by more than a twentieth and 4 MB.
@main
struct ReceiptMemory {
    private static let allowedShare = 1.05
    private static let allowedBytes = 4 << 20

    static func main() async throws {
        let options = Options()
        let count = options.count("count", default: 10_000)
        let early = min(count, options.count("early", default: 1000))
        let width = Double(options.count("width", default: 600))
        let scale = Double(options.count("scale", default: 2))
        try await draw(0..<early, width: width, scale: scale)
        let before = (resident: Memory.resident, allocated: Memory.allocated)
        try await draw(early..<count, width: width, scale: scale)
        let after = (resident: Memory.resident, allocated: Memory.allocated)
        print("after \(early) pictures \(text(before.resident)), of it allocated \(text(before.allocated))")
        print("after \(count) pictures \(text(after.resident)), of it allocated \(text(after.allocated))")
        let ratio = Double(after.resident) / Double(before.resident)
        print(
            Finding(
                "Memory after \(count) receipts, against after \(early)", ours: text(after.resident),
                other: text(before.resident), value: ratio, limit: allowedShare
            ).line)
        if ratio > allowedShare, after.resident - before.resident > allowedBytes { exit(1) }
    }

    private static func draw(_ numbers: Range<Int>, width: Double, scale: Double) async throws {
        let tasks = 8
        try await withThrowingTaskGroup(of: Void.self) { group in
            for task in 0..<tasks {
                group.addTask {
                    for number in stride(from: numbers.lowerBound + task, to: numbers.upperBound, by: tasks) {
                        let order = try SampleReceipt.order(number)
                        _ = try await Renderer().png(of: ReceiptView(order), width: width, scale: scale)
                    }
                }
            }
            try await group.waitForAll()
        }
    }

    private static func text(_ bytes: Int) -> String { "\((Double(bytes) / 1_048_576).text(1)) MB" }
}
