import Foundation

/// Reads files of untrusted origin.
package enum RegularFile {
    /// Reads a file that isn't a link, up to the limit, without blocking: a pipe is refused.
    /// - Parameter limit: the maximum size in bytes.
    /// - Throws: `RegularFileError`.
    package static func read(_ path: String, limit: Int) throws(RegularFileError) -> Data {
        let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw .system(errno) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
        let length = Int(status.st_size)
        guard length <= limit else { throw .tooLarge(bytes: length) }
        do {
            return try FileHandle(fileDescriptor: descriptor).read(upToCount: length) ?? Data()
        } catch {
            throw .system(errno)
        }
    }
}

/// An error of reading a file of untrusted origin.
package enum RegularFileError: Error, Hashable {
    /// The system's error number; `ENOENT` if there is nothing.
    case system(Int32)
    /// A folder, a device, a pipe, a socket.
    case notAFile
    /// The file is larger than the limit.
    case tooLarge(bytes: Int)
}

extension RegularFileError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .system(let number): String(cString: strerror(number))
        case .notAFile: "it is not a regular file"
        case .tooLarge(let bytes): "it has \(bytes) bytes"
        }
    }
}
