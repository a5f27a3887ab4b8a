import CMalloc
import Foundation

/// What the process has in main memory, as Linux counts it.
public enum Memory {
    /// Bytes in main memory now.
    public static var resident: Int { value("VmRSS:") }

    /// The most bytes there were since the process began, or since `forgetPeak()`.
    public static var peak: Int { value("VmHWM:") }

    /// Bytes that the program has allocated and not freed, with what the allocator adds to each piece.
    public static var allocated: Int {
        let info = mallinfo2()
        return Int(info.uordblks) + Int(info.hblkhd)
    }

    /// Gives memory that is free back to the system, so that `resident` holds what the program needs, and not what it needed once.
    public static func giveBack() { malloc_trim(0) }

    /// Lets the peak begin anew, after memory that is free was given back to the system.
    /// - Returns: false where the system doesn't allow it: `peak` then still holds what was before.
    public static func forgetPeak() -> Bool {
        giveBack()
        guard let file = fopen("/proc/self/clear_refs", "w") else { return false }
        let isWritten = fputs("5", file) >= 0
        return fclose(file) == 0 && isWritten
    }

    private static func value(_ key: String) -> Int {
        guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else { return 0 }
        for line in status.split(separator: "\n") where line.hasPrefix(key) {
            return line.split(whereSeparator: { " \t".contains($0) }).dropFirst().first.flatMap { Int($0) }
                .map { $0 * 1024 } ?? 0
        }
        return 0
    }
}
