import Foundation

/// The process's threads without the present one, as the kernel shows them in `/proc/self`.
///
/// A screen's task that waits for a value that never comes looks like one that computes. If no thread runs and nothing
/// will wake one, no task goes on.
enum OtherThreads {
    /// A Boolean value that indicates whether none runs or is ready to run; false where the kernel doesn't tell.
    static var areAsleep: Bool {
        guard let status = content(of: "/proc/thread-self/status"),
            let own = text(after: "\nPid:\t", in: status).flatMap({ Int32($0) })
        else { return false }
        let others = numbers(in: "/proc/self/task").filter { $0 != own }
        // A thread that has ended meanwhile has no file.
        return !others.isEmpty
            && others.allSatisfy { content(of: "/proc/self/task/\($0)/status").map(isAsleep) == true }
    }

    /// Returns a Boolean value that indicates whether a thread waits, and not for a disk.
    private static func isAsleep(_ status: [CChar]) -> Bool {
        // The first thread is a zombie once it has left its function to Dispatch.
        text(after: "\nState:\t", in: status)?.first.map("SZXI".contains) == true
    }

    /// A Boolean value that indicates whether the process has connected to a network, from which something may come.
    static var haveConnections: Bool { !connections.subtracting(inherited).isEmpty }

    /// The connections of the process that has started this one, if it is first asked for before there are others.
    static let inherited = connections

    /// The inodes of the sockets of networks that don't listen.
    private static var connections: Set<UInt> {
        var result: Set<UInt> = []
        for file in numbers(in: "/proc/self/fd") {
            var status = stat()
            guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFSOCK else { continue }
            let family = option(SO_DOMAIN, of: file)
            if family == AF_INET || family == AF_INET6, option(SO_ACCEPTCONN, of: file) == 0 {
                result.insert(UInt(status.st_ino))
            }
        }
        return result
    }

    private static func option(_ name: Int32, of socket: Int32) -> Int32? {
        var value: Int32 = 0
        var size = socklen_t(MemoryLayout<Int32>.size)
        return getsockopt(socket, SOL_SOCKET, name, &value, &size) == 0 ? value : nil
    }

    /// Returns the rest of the line after a text.
    private static func text(after start: String, in content: [CChar]) -> String? {
        content.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress, let found = strstr(base, start) else { return nil }
            let value = found + start.utf8.count
            let bytes = UnsafeRawBufferPointer(start: value, count: strcspn(value, "\n"))
            return String(decoding: bytes, as: UTF8.self)
        }
    }

    /// Returns the names of a folder that are numbers.
    private static func numbers(in folder: String) -> [Int32] {
        guard let stream = opendir(folder) else { return [] }
        defer { closedir(stream) }
        var result: [Int32] = []
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if let number = Int32(name) { result.append(number) }
        }
        return result
    }

    /// Returns a short file's characters, with a zero at the end; nil if it can't be read.
    private static func content(of path: String) -> [CChar]? {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var characters = [CChar](repeating: 0, count: 4096)
        let count = characters.withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count - 1) }
        return count > 0 ? characters : nil
    }
}
