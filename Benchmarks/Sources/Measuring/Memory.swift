import CMalloc
import Foundation

/// The process's memory, as Linux reports it.
public enum Memory {
    /// The current resident memory in bytes.
    public static var resident: Int { value("VmRSS:") }

    /// The peak resident memory in bytes since the process began, or since `resetPeak()`.
    public static var peak: Int { value("VmHWM:") }

    /// The number of allocated bytes, with the allocator's overhead.
    public static var allocated: Int {
        let info = mallinfo2()
        return Int(info.uordblks) + Int(info.hblkhd)
    }

    /// Returns free memory to the system, so that `resident` excludes what the allocator only retains.
    public static func releaseFree() { malloc_trim(0) }

    /// Resets the peak, after returning free memory to the system.
    ///
    /// - Returns: false if the system doesn't permit it; `peak` then keeps its value.
    public static func resetPeak() -> Bool {
        releaseFree()
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
