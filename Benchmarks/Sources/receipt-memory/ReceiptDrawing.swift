import BuilderUIKit
import Foundation
import ReceiptKit
import SampleReceipt

/// A workload that draws receipts from eight concurrent tasks.
struct ReceiptDrawing {
    /// The width in points.
    var width: Double
    var scale: Double
    /// The number of bytes to leak with each image.
    var lost: Int
    /// A Boolean value that indicates whether all receipts have the same number.
    var isSame: Bool

    func draw(_ numbers: Range<Int>) async throws {
        let tasks = 8
        try await withThrowingTaskGroup(of: Void.self) { group in
            for task in 0..<tasks {
                group.addTask {
                    for number in stride(from: numbers.lowerBound + task, to: numbers.upperBound, by: tasks) {
                        let order = try SampleReceipt.order(isSame ? 1 : number)
                        _ = try await Renderer().png(of: ReceiptView(order), width: width, scale: scale)
                        lose()
                    }
                }
            }
            try await group.waitForAll()
        }
    }

    private func lose() {
        guard lost > 0 else { return }
        UnsafeMutableRawPointer.allocate(byteCount: lost, alignment: 16).initializeMemory(
            as: UInt8.self, repeating: 1, count: lost)
    }
}
