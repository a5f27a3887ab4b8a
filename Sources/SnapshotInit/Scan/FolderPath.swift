import Foundation

/// Paths of folders, absolute and relative to each other.
package enum FolderPath {
    /// Returns the path from the root, without links, “.” and “..”; as given where there is no such file.
    package static func absolute(_ path: String) -> String {
        guard let resolved = realpath(path, nil) else { return path }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// Returns an absolute path relative to an absolute folder.
    static func relative(_ path: String, from folder: String) -> String {
        let to = path.split(separator: "/")
        let from = folder.split(separator: "/")
        var shared = 0
        while shared < min(to.count, from.count), to[shared] == from[shared] { shared += 1 }
        let parts = from.dropFirst(shared).map { _ in ".." } + to.dropFirst(shared).map(String.init)
        return parts.isEmpty ? "." : parts.joined(separator: "/")
    }

    /// Returns two parts of a path as one; either may be empty.
    static func join(_ folder: String, _ name: String) -> String {
        folder.isEmpty ? name : name.isEmpty ? folder : "\(folder)/\(name)"
    }
}
