import Foundation

/// A pipe that wakes the inspector, which waits for keys: when the window was resized or a screen was drawn.
final class WakePipe: Sendable {
    let reading: Int32
    private let writing: Int32

    /// The descriptor to which the handler of SIGWINCH writes; -1 for none.
    nonisolated(unsafe) private static let resized = UnsafeMutablePointer<Int32>.allocate(capacity: 1)

    /// Creates a pipe; nil if the process has too many files open.
    init?() {
        var descriptors: [Int32] = [-1, -1]
        guard pipe(&descriptors) == 0 else { return nil }
        (reading, writing) = (descriptors[0], descriptors[1])
        for descriptor in descriptors {
            _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
            _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
        }
    }

    deinit {
        close(reading)
        close(writing)
    }

    /// Wakes the reader; from any thread.
    func wake() {
        var byte: UInt8 = 1
        _ = write(writing, &byte, 1)
    }

    /// Wakes the reader when the window is resized, from now on. The process keeps the pipe until it ends.
    func wakeOnResize() {
        Self.resized.initialize(to: dup(writing))
        signal(SIGWINCH) { _ in
            let error = errno
            var byte: UInt8 = 2
            _ = write(WakePipe.resized.pointee, &byte, 1)
            errno = error
        }
    }

    /// Takes what has woken the reader.
    func drain() {
        var bytes = [UInt8](repeating: 0, count: 256)
        while read(reading, &bytes, bytes.count) > 0 {}
    }
}
