import Foundation

/// Paths as texts; links aren't followed.
enum PathText {
    /// From the root, without `.` and `..`.
    static func absolute(_ path: String) -> String {
        "/" + components(path).joined(separator: "/")
    }

    /// Returns the relative path of a file or folder from a folder, such as `../Pictures`; “.” for the folder itself.
    static func relative(_ path: String, from folder: String) -> String {
        let target = components(path)
        let start = components(folder)
        let common = zip(target, start).prefix { $0 == $1 }.count
        let steps = Array(repeating: "..", count: start.count - common) + target[common...]
        return steps.isEmpty ? "." : steps.joined(separator: "/")
    }

    /// `name` in `folder`.
    static func join(_ folder: String, _ name: String) -> String {
        folder == "." || folder.isEmpty ? name : folder + (folder.hasSuffix("/") ? "" : "/") + name
    }

    private static func components(_ path: String) -> [String] {
        let whole = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
        var result: [String] = []
        for part in whole.split(separator: "/") where part != "." {
            if part == ".." { _ = result.popLast() } else { result.append(String(part)) }
        }
        return result
    }
}
