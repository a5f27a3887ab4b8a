import BuilderUIKit
import Foundation
import Measuring
import ReceiptKit
import SampleReceipt

/// Draws receipts from eight tasks, and compares the process's memory after an early number of them with that at the
/// end. A server's memory must not grow with its uptime.
///
///     receipt-memory [--count N] [--early N] [--width POINTS] [--scale PIXELS] [--leak BYTES] [--same]
///
/// Each receipt has its own number; `--same` draws the same one repeatedly. `--leak` leaks a number of bytes with each
/// image, to check that leaks are detected. The exit status is 1 if the memory grew.
@main
struct ReceiptMemory {
    static func main() async throws {
        let options = Options()
        let count = options.count("count", default: 10_000)
        let early = min(count, options.count("early", default: 1000))
        let drawing = ReceiptDrawing(
            width: Double(options.count("width", default: 600)), scale: Double(options.count("scale", default: 2)),
            lost: options.text("leak").flatMap { Int($0) } ?? 0, isSame: options.has("same"))
        try await drawing.draw(0..<early)
        let growth = MemoryGrowth(after: early)
        var drawn = early
        while drawn < count {
            let next = min(count, drawn + max(1, count / 10))
            try await drawing.draw(drawn..<next)
            drawn = next
            MemoryGrowth.printState(after: drawn)
        }
        let findings = growth.findings(after: count)
        for finding in findings { print(finding.line) }
        if findings.contains(where: { !$0.isKept }) { exit(1) }
    }
}
