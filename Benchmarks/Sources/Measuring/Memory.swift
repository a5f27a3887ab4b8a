import CGlibc
import Foundation

/// The process's memory, as Linux reports it.
public enum Memory {
    /// The current resident memory in bytes.
    public static var resident: Int { value("VmRSS:") ?? 0 }

    /// The peak resident memory in bytes since the process began, or since `resetPeak()`.
    public static var peak: Int { value("VmHWM:") ?? 0 }

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

    /// Returns the peak resident memory in bytes of a process since it began to execute its program; nil if it has
    /// exited.
    public static func peak(of process: pid_t) -> Int? { value("VmHWM:", of: "\(process)") }

    /// Makes the allocator keep freed memory for the next picture, as the `snapshot` command does.
    public static func keepFreed() {
        mallopt(M_MMAP_THRESHOLD, 32 << 20)
        mallopt(M_TRIM_THRESHOLD, 64 << 20)
    }

    private static func value(_ key: String, of process: String = "self") -> Int? {
        guard let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8),
            let line = status.split(separator: "\n").first(where: { $0.hasPrefix(key) }),
            let kilobytes = line.split(whereSeparator: { " \t".contains($0) }).dropFirst().first.flatMap({ Int($0) })
        else { return nil }
        return kilobytes * 1024
    }
}
