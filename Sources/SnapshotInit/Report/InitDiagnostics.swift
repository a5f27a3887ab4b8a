import GallerySources
import SnapshotBuild
import SnapshotCore

/// The parts of an app's files that don't compile, grouped by their causes.
struct InitDiagnostics {
    struct SourceLine: Hashable {
        var path: String
        /// The line; 0 for the file as a whole.
        var line: Int
    }

    struct Group {
        var title: String
        /// The remedy, line by line.
        var remedy: [String] = []
        /// The locations by name; one entry without a name if the title is sufficient.
        var entries: [Entry]

        var count: Int { entries.map(\.lines.count).reduce(0, +) }
    }

    struct Entry {
        var name: String
        var lines: [SourceLine]
        /// The number of screens that depend on the files in which it is.
        var screens: Int
    }

    /// The causes, by kind; in each, what costs the most screens is first.
    private(set) var groups: [Group] = []
    /// The constructs that compile and have no effect.
    private(set) var idle: [Group] = []
    /// Errors in other packages and the gallery's own files.
    private(set) var elsewhere: [CompilerError] = []
    /// SwiftPM's own messages.
    private(set) var faults: [String] = []
    /// The number of screens that may lack something, as files on which they depend have errors, and that of all.
    private(set) var affectedScreens = (count: 0, all: 0)

    /// The locations that don't compile.
    var refusedLines: Set<SourceLine> {
        let refused = groups.filter { ![Self.modules, Self.frameworks].contains($0.title) }
        return Set(refused.flatMap { $0.entries.flatMap(\.lines) })
    }

    private static let modules = "Modules that aren't available: their imports are removed"
    private static let frameworks = "Apple's frameworks that aren't available: their imports are removed"

    /// Groups the errors of a gallery.
    /// - Parameter result: the compiler's result; nil if nothing was compiled.
    init(_ plan: GalleryPlan, _ result: GalleryBuildResult?) {
        let ranking = ScreenDependencies(plan, result)
        var notUTF8: [SourceLine] = []
        var storyboards: [SourceLine] = []
        for target in plan.targets {
            for file in target.tree.files {
                let path = plan.path(target, file.path)
                if !file.scan.isUTF8 { notUTF8.append(SourceLine(path: path, line: 0)) }
                if file.scan.usesStoryboards { storyboards.append(SourceLine(path: path, line: 0)) }
            }
        }
        var names: [String: [SourceLine]] = [:]
        var members: [String: [SourceLine]] = [:]
        var others: [String: [SourceLine]] = [:]
        for error in result?.errors ?? [] {
            let line = SourceLine(path: error.path, line: error.line)
            switch error.category {
            case .missingName(let name), .noModule(let name): names[name, default: []].append(line)
            case .missingMember(let name): members[name, default: []].append(line)
            case .other where notUTF8.contains { $0.path == error.path } && error.message.contains("UTF-8"): break
            case .other(let message): others[message, default: []].append(line)
            }
        }
        var modules: [String: [SourceLine]] = [:]
        var frameworks: [String: [SourceLine]] = [:]
        for item in plan.missingImports {
            let line = SourceLine(path: item.path, line: item.line)
            if KnownModules.isApples(item.module), !plan.yieldedModules.contains(item.module) {
                frameworks[item.module, default: []].append(line)
            } else {
                modules[item.module, default: []].append(line)
            }
        }
        add("Files that aren't UTF-8", ["": notUTF8], ["Save them as UTF-8, which the compiler requires."], ranking)
        add("Missing types and names", names, [], ranking)
        add("Missing members", members, [], ranking)
        add("Other errors", others, [], ranking)
        add(
            Self.modules, modules,
            ["Name the folder of a package's sources with --package-sources: they are compiled like the app's."],
            ranking)
        add(
            Self.frameworks, frameworks,
            ["What names their types is left out; there is nothing to do for pictures without it."], ranking)
        if !storyboards.isEmpty {
            idle.append(
                Group(
                    title: "Views from storyboards and xibs, which aren't loaded: outlets aren't connected",
                    entries: [Entry(name: "", lines: storyboards, screens: 0)]))
        }
        let notes = Dictionary(grouping: result?.notes ?? [], by: \.message).sorted { $0.key < $1.key }
        if !notes.isEmpty {
            let entries = notes.map { message, notes in
                Entry(name: message, lines: notes.map { SourceLine(path: $0.path, line: $0.line) }, screens: 0)
            }
            idle.append(Group(title: "Constructs that are rewritten with loss, or not at all", entries: entries))
        }
        let reduced = (result?.leftOut ?? []).flatMap { parts in
            parts.reductions.map { plan.path(parts.target, $0.path) }
        }
        affectedScreens = (ranking.screens(on: reduced + (result?.errors.map(\.path) ?? [])), ranking.count)
        elsewhere = result?.foreignErrors ?? []
        faults = result?.faults ?? []
    }

    private mutating func add(
        _ title: String, _ entries: [String: [SourceLine]], _ remedy: [String], _ ranking: ScreenDependencies
    ) {
        let group = Group(
            title: title, remedy: remedy,
            entries: entries.map { name, lines in
                Entry(
                    name: name, lines: Set(lines).sorted { ($0.path, $0.line) < ($1.path, $1.line) },
                    screens: ranking.screens(on: lines.map(\.path)))
            }
            .sorted {
                ($1.screens, $1.lines.count, $0.name) < ($0.screens, $0.lines.count, $1.name)
            })
        if group.count > 0 { groups.append(group) }
    }
}

extension ScreenDependencies {
    /// Finds the screens of an app that a catalog has: those that were found, and the previews.
    fileprivate init(_ plan: GalleryPlan, _ result: GalleryBuildResult?) {
        let sources = plan.targets.flatMap { target in
            target.tree.files.map { (path: plan.path(target, $0.path), source: $0.scan.source) }
        }
        let previews = (result?.previews ?? []).filter { $0.function != nil }
        self.init(
            SourceNames(sources: sources), screens: plan.foundScreens.map(\.path) + previews.map(\.path))
    }
}
