import Measuring

/// The growth of a process's memory after a number of drawn images.
struct MemoryGrowth {
    /// The number of bytes that an image may leave allocated, which is less than the smallest view takes.
    private static let allowedBytes = 256.0
    /// The tolerated fluctuation in bytes, independent of the number of images: Dispatch caches queue items per thread.
    private static let allowedNoise = 32 << 10
    /// The tolerated growth of resident memory due to fragmentation, in megabytes or as a fraction, whichever is
    /// greater.
    ///
    /// Free memory is returned to the system first, as the number of concurrent images depends on the machine's load.
    private static let allowedMegabytes = 4.0
    private static let allowedShare = 0.05
    private static let megabyte = 1_048_576.0

    private let early: Int
    private let resident: Int
    private let allocated: Int

    init(after early: Int) {
        self.early = early
        Self.printState(after: early)
        Memory.releaseFree()
        resident = Memory.resident
        allocated = Memory.allocated
    }

    static func printState(after count: Int) {
        print("after \(count) pictures \(text(Memory.resident)), of it allocated \(text(Memory.allocated))")
    }

    func findings(after count: Int) -> [Finding] {
        Memory.releaseFree()
        let (resident, allocated) = (Memory.resident, Memory.allocated)
        let growth = Double(resident - self.resident) / Self.megabyte
        let left = Double(max(0, allocated - self.allocated - Self.allowedNoise)) / Double(max(1, count - early))
        return [
            Finding(
                "Memory after \(count) receipts, against after \(early), free memory given back",
                ours: Self.text(resident),
                other: Self.text(self.resident), value: growth, unit: "MB",
                limit: max(
                    Self.allowedMegabytes, (Self.allowedShare * Double(self.resident) / Self.megabyte).rounded(.down))),
            Finding(
                "Bytes that each of them leaves allocated", ours: Self.text(allocated),
                other: Self.text(self.allocated),
                value: left, unit: "bytes", limit: Self.allowedBytes),
        ]
    }

    private static func text(_ bytes: Int) -> String { "\((Double(bytes) / megabyte).text(1)) MB" }
}
