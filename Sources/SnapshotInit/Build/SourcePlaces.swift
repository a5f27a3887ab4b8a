import Foundation
import GallerySources
import SnapshotBuild
import SnapshotCore

/// Finds the app's file, and its target, for a path that the compiler writes.
struct SourcePlaces {
    private let plan: GalleryPlan
    /// The absolute folders of the targets' files, the longest first.
    private let folders: [(path: String, target: GalleryPlan.Target)]
    /// The index in `folders` for each known file, by its absolute path.
    private let owners: [String: Int]
    /// The app's files by the lowered copies, for copies that name no original, since they couldn't be parsed.
    private let originals: [String: String]
    /// The names of targets whose plan is another gallery's.
    private let others: Set<String>

    init(_ plan: GalleryPlan) {
        self.plan = plan
        let folders: [(path: String, target: GalleryPlan.Target)] = plan.targets.map {
            (FilePaths.real($0.tree.folder) ?? $0.tree.folder, $0)
        }
        .sorted { $0.path.count > $1.path.count }
        var owners: [String: Int] = [:]
        for (index, place) in folders.enumerated() {
            let folder = place.path
            for file in place.target.tree.files { owners["\(folder)/\(file.path)"] = index }
        }
        self.folders = folders
        self.owners = owners
        var originals: [String: String] = [:]
        var others: Set<String> = []
        for target in plan.targets {
            let data = FileManager.default.contents(atPath: Self.loweringPlan(of: target, in: plan)) ?? Data()
            guard let list = try? JSONDecoder().decode(List.self, from: data) else { continue }
            guard list.root == FilePaths.real(target.tree.folder) ?? target.tree.folder else {
                others.insert(target.name)
                continue
            }
            for file in list.files { originals[file.output] = "\(list.root)/\(file.source)" }
        }
        self.originals = originals
        self.others = others
    }

    /// Returns a Boolean value that indicates whether another gallery wrote the plan of a target's name.
    func hasOthersPlan(_ target: GalleryPlan.Target) -> Bool { others.contains(target.name) }

    private struct List: Decodable {
        struct File: Decodable {
            var source: String
            var output: String
        }

        var root: String
        var files: [File]
    }

    /// Returns the error with a path relative to the plan's root, and the target; nil for an error in another file.
    func inApp(_ error: CompilerError) -> (error: CompilerError, target: GalleryPlan.Target)? {
        let path = originals[error.path] ?? error.path
        guard !path.hasPrefix("\(plan.output)/"), let (folder, target) = place(of: path) else { return nil }
        var own = error
        own.path = plan.path(target, String(path.dropFirst(folder.count + 1)))
        return (own, target)
    }

    /// Returns the target that contains a file, and the target's folder. Several targets may have files in a folder,
    /// and a new file isn't known yet.
    private func place(of path: String) -> (path: String, target: GalleryPlan.Target)? {
        owners[path].map { folders[$0] } ?? folders.first { path.hasPrefix("\($0.path)/") }
    }

    /// Returns the target of a path that is relative to the plan's root.
    func target(of path: String) -> GalleryPlan.Target? {
        owners["\(plan.root)/\(path)"].map { folders[$0].target }
            ?? plan.targets.filter { $0.folder.isEmpty || path.hasPrefix("\($0.folder)/") }
            .max { $0.folder.count < $1.folder.count }
    }

    /// The previews in the app's files, as they were lowered for the last build.
    var previews: [LoweredPreview] { list(LoweredPreview.listName, \.path) }

    /// The notes on the app's files, as they were lowered for the last build.
    var notes: [LoweringNote] { list(LoweringNote.listName, \.path) }

    /// Returns the elements of the lists that were written beside the plans, with paths relative to the plan's root.
    private func list<Element: Decodable>(_ name: String, _ path: WritableKeyPath<Element, String>) -> [Element] {
        plan.targets.filter { !hasOthersPlan($0) }.flatMap { target in
            let file = FilePaths.join(FilePaths.folder(of: loweringPlan(of: target)), name)
            let data = FileManager.default.contents(atPath: file) ?? Data()
            return ((try? JSONDecoder().decode([Element].self, from: data)) ?? []).map { element in
                var element = element
                element[keyPath: path] = plan.path(target, element[keyPath: path])
                return element
            }
        }
    }

    /// The path of the plan that the plugin wrote for a target.
    func loweringPlan(of target: GalleryPlan.Target) -> String { Self.loweringPlan(of: target, in: plan) }

    private static func loweringPlan(of target: GalleryPlan.Target, in plan: GalleryPlan) -> String {
        "\(plan.scratch)/plugins/outputs/\(plan.name.lowercased())/\(target.name)/destination/LowerSources/plan.json"
    }
}
