import Measuring

/// How a process's memory grows from a number of pictures on.
struct MemoryGrowth {
    /// What each picture may leave behind, in bytes: less than the least view has.
    private static let allowedBytes = 256.0
    /// What may come and go however many pictures are drawn: what Dispatch keeps of its queues' items for each thread.
    private static let allowedNoise = 32 << 10
    /// How much the whole process may grow, in megabytes or as a share, whichever is more: holes between what is allocated. What is
    /// free is given back first: how many pictures were painted at the same moment depends on what else runs on the machine.
    private static let allowedMegabytes = 4.0
    private static let allowedShare = 0.05
    private static let megabyte = 1_048_576.0

    private let early: Int
    private let resident: Int
    private let allocated: Int

    init(after early: Int) {
        self.early = early
        Self.printState(after: early)
        Memory.giveBack()
        resident = Memory.resident
        allocated = Memory.allocated
    }

    static func printState(after count: Int) {
        print("after \(count) pictures \(text(Memory.resident)), of it allocated \(text(Memory.allocated))")
    }

    func findings(after count: Int) -> [Finding] {
        Memory.giveBack()
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
