import Foundation

/// Reads lines of a limited length from a file descriptor, in chunks: a line that is too long takes no more memory than
/// the limit.
struct LineReader {
    /// A line, without its end.
    enum Line: Hashable {
        case text(Data)
        /// A line that is longer than the limit; the rest of it is skipped.
        case tooLong
    }

    private let descriptor: Int32
    private let limit: Int
    private var buffer = Data()
    /// The bytes that are read at a time.
    private var chunk = [UInt8](repeating: 0, count: 65_536)
    /// The number of the buffer's bytes that contain no line end.
    private var searched = 0
    /// A Boolean value that indicates whether the bytes up to the next line end belong to a line that is too long.
    private var skips = false
    private var hasEnded = false

    /// Creates a reader.
    /// - Parameter limit: The maximum length of a line, in bytes.
    init(descriptor: Int32, limit: Int) {
        self.descriptor = descriptor
        self.limit = limit
    }

    /// Returns the next line; nil at the end. The last line needs no line end.
    mutating func next() -> Line? {
        while true {
            if let end = lineEnd {
                let line = Data(buffer[..<end])
                buffer = Data(buffer[(end + 1)...])
                searched = 0
                if skips {
                    skips = false
                    continue
                }
                return line.count > limit ? .tooLong : .text(line)
            }
            searched = buffer.count
            if skips {
                buffer = Data()
                searched = 0
            } else if buffer.count > limit {
                skips = true
                return .tooLong
            }
            if hasEnded {
                guard !buffer.isEmpty else { return nil }
                defer {
                    buffer = Data()
                    searched = 0
                }
                return .text(buffer)
            }
            read()
        }
    }

    /// The index of the first line end; nil if there is none. Searching with Swift's collections takes a minute for a
    /// gigabyte in a debug build.
    private var lineEnd: Int? {
        buffer.withUnsafeBytes { bytes in
            guard bytes.count > searched, let start = bytes.baseAddress,
                let end = memchr(start + searched, Int32(UInt8(ascii: "\n")), bytes.count - searched)
            else { return nil }
            return UnsafeRawPointer(end) - start
        }
    }

    private mutating func read() {
        while true {
            let count = Foundation.read(descriptor, &chunk, chunk.count)
            if count > 0 {
                chunk.withUnsafeBytes { buffer.append(contentsOf: $0.prefix(count)) }
                return
            }
            if count == 0 || errno != EINTR {
                hasEnded = true
                return
            }
        }
    }
}
