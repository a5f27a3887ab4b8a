/// Paths that archives and reports may contain: relative, without “..”, with slashes.
package enum EntryPath {
    /// Returns the path without “.” and trailing slashes, or the reason to refuse it.
    package static func checked(_ path: String) -> Result<String, EntryPathError> {
        if path.hasPrefix("/") || hasDrive(path) { return .failure(.absolute) }
        if path.contains("\\") { return .failure(.backslash) }
        // The system would interpret it as the end of the path.
        if path.utf8.contains(0) { return .failure(.zero) }
        let parts = path.split(separator: "/").filter { $0 != "." }
        if parts.contains("..") { return .failure(.upwards) }
        if parts.isEmpty { return .failure(.empty) }
        return .success(parts.joined(separator: "/"))
    }

    /// Returns whether a name is a valid path below a folder as it is, like those of pictures.
    package static func isPath(_ name: String) -> Bool { (try? checked(name).get()) == name }

    /// Returns whether a path has a drive, such as “C:”.
    private static func hasDrive(_ path: String) -> Bool {
        let start = Array(path.unicodeScalars.prefix(2))
        return start.count == 2 && start[1] == ":" && start[0].isASCII && start[0].properties.isAlphabetic
    }
}

package enum EntryPathError: Error, Hashable {
    case empty, absolute, upwards, backslash, zero
}

extension EntryPathError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .empty: "has no name"
        case .absolute: "has an absolute path"
        case .upwards: "has a path that leads out of its folder"
        case .backslash: "has a backslash in its path"
        case .zero: "has a zero byte in its path"
        }
    }
}
