import Foundation
import SnapshotCore

/// The projects that a `.xcworkspace` lists.
struct XcodeWorkspace {
    /// The absolute paths of the projects, without those of CocoaPods.
    private(set) var projects: [String] = []

    /// Reads a workspace.
    /// - Parameter path: the absolute path of the `.xcworkspace`.
    init(_ path: String, root: String) throws(ProjectError) {
        let file = "\(path)/contents.xcworkspacedata"
        let shown = FilePaths.relative(file, from: root)
        guard let data = FileManager.default.contents(atPath: file) else {
            throw ProjectError(path: shown, problem: "there is no such file, or it can't be read")
        }
        let container = FilePaths.folder(of: path)
        var groups = [container]
        for tag in Self.tags(in: String(decoding: data, as: UTF8.self)) {
            if tag.hasPrefix("/Group") {
                if groups.count > 1 { groups.removeLast() }
                continue
            }
            guard tag.hasPrefix("Group") || tag.hasPrefix("FileRef") else { continue }
            let place = Self.path(of: tag, group: groups[groups.count - 1], container: container)
            if tag.hasPrefix("Group") {
                groups.append(place)
            } else if place.hasSuffix(".xcodeproj"), !place.hasSuffix("/Pods/Pods.xcodeproj") {
                projects.append(FilePaths.absolute(place))
            }
        }
        if projects.isEmpty { throw ProjectError(path: shown, problem: "lists no project") }
    }

    private static func tags(in text: String) -> [Substring] {
        text.split(separator: "<").map { $0.prefix { $0 != ">" } }
    }

    /// Returns the path in a tag's `location`, such as `group:App/App.xcodeproj`.
    private static func path(of tag: Substring, group: String, container: String) -> String {
        guard let start = tag.range(of: "location"), let open = tag[start.upperBound...].firstIndex(of: "\""),
            let close = tag[tag.index(after: open)...].firstIndex(of: "\"")
        else { return group }
        let location = tag[tag.index(after: open)..<close]
        let kind = location.prefix { $0 != ":" }
        var name = String(location.dropFirst(kind.count + 1))
        for (entity, character) in [("&quot;", "\""), ("&apos;", "'"), ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&")] {
            name = name.replacingOccurrences(of: entity, with: character)
        }
        switch kind {
        case "absolute": return name
        case "container": return FilePaths.join(container, name)
        default: return FilePaths.join(group, name)
        }
    }
}
