import SnapshotCore

/// The constructs that don't compile, or do nothing, grouped by their kind.
struct InitDiagnostics {
    struct SourceLine: Hashable {
        var path: String
        /// The line; 0 for the file as a whole.
        var line: Int
    }

    struct Group {
        var title: String
        /// The code to write instead, line by line.
        var remedy: [String] = []
        /// The locations by the construct's name; one entry without a name if the title is sufficient.
        var entries: [(name: String, lines: [SourceLine])]

        var count: Int { entries.map(\.lines.count).reduce(0, +) }
    }

    /// The constructs that the compiler refuses.
    private(set) var refused: [Group] = []
    /// The constructs that compile and have no effect.
    private(set) var idle: [Group] = []
    /// Errors in other packages and the gallery's own files.
    private(set) var elsewhere: [CompilerError] = []
    /// SwiftPM's own messages.
    private(set) var faults: [String] = []

    /// The locations that don't compile.
    var refusedLines: Set<SourceLine> { Set(refused.flatMap { $0.entries.flatMap(\.lines) }) }

    /// Groups the constructs and errors of a gallery.
    /// - Parameter result: the compiler's result; nil if nothing was compiled.
    init(_ plan: GalleryPlan, _ result: GalleryBuildResult?) {
        var byConstruct: [Construct: [String: [SourceLine]]] = [:]
        func note(_ construct: Construct, _ name: String, _ path: String, _ line: Int) {
            byConstruct[construct, default: [:]][name, default: []].append(SourceLine(path: path, line: line))
        }
        var notUTF8: [SourceLine] = []
        for target in plan.targets {
            for file in target.tree.files {
                let path = plan.path(target, file.path)
                if !file.scan.isUTF8 { notUTF8.append(SourceLine(path: path, line: 0)) }
                for found in file.scan.constructs {
                    note(found.construct, found.construct.namesItsLines ? found.word : "", path, found.line)
                }
            }
            for path in target.tree.storyboards { note(.storyboardFile, "", plan.path(target, path), 0) }
        }
        let missingImports = result.map { plan.imports(of: $0.unknownModules) } ?? plan.missingImports
        for item in missingImports { note(item.construct, item.module, item.path, item.line) }
        var names: [String: [SourceLine]] = [:]
        var members: [String: [SourceLine]] = [:]
        var others: [String: [SourceLine]] = [:]
        let explained = Explained(byConstruct, result?.errors ?? [])
        for error in result?.errors ?? [] where !explained.covers(error) {
            let line = SourceLine(path: error.path, line: error.line)
            switch error.category {
            case .noModule(let module) where plan.ownModules.contains(module): break
            case .noModule(let module):
                note(KnownModules.isApples(module) ? .applesModule : .otherModule, module, error.path, error.line)
            case .missingName(let name), .missingMember(let name):
                if let construct = Construct.unknown(name) {
                    note(construct, name, error.path, error.line)
                } else if case .missingMember = error.category {
                    members[name, default: []].append(line)
                } else {
                    names[name, default: []].append(line)
                }
            case .other where notUTF8.contains { $0.path == error.path } && error.message.contains("UTF-8"): break
            case .other(let message): others[message, default: []].append(line)
            }
        }
        for construct in Construct.allCases {
            guard let entries = byConstruct[construct] else { continue }
            let group = Group(title: construct.title, remedy: construct.remedy, entries: Self.sorted(entries))
            if construct.isRefused { refused.append(group) } else { idle.append(group) }
        }
        // The sources compile, so what was found in their text isn't an error.
        if result?.succeeded == true { refused = [] }
        add("Files that aren't UTF-8", ["": notUTF8], ["Save them as UTF-8, which the compiler requires."])
        add("Missing types and names", names, ["Each is a type that isn't available, or belongs to a module above."])
        add("Missing members", members, [])
        add("Other errors", others, [])
        elsewhere = result?.foreignErrors ?? []
        faults = result?.faults ?? []
    }

    private mutating func add(_ title: String, _ entries: [String: [SourceLine]], _ remedy: [String]) {
        let group = Group(title: title, remedy: remedy, entries: Self.sorted(entries))
        if group.count > 0 { refused.append(group) }
    }

    /// Returns the entries, the most frequent first.
    private static func sorted(_ entries: [String: [SourceLine]]) -> [(name: String, lines: [SourceLine])] {
        entries.map { name, lines in
            (name: name, lines: Set(lines).sorted { ($0.path, $0.line) < ($1.path, $1.line) })
        }
        .sorted { $0.lines.count != $1.lines.count ? $0.lines.count > $1.lines.count : $0.name < $1.name }
    }

    /// The errors that only repeat findings in the text.
    private struct Explained {
        private var lines: [SourceLine: Set<Construct>] = [:]
        /// The locations at which something is missing.
        private var gaps: Set<SourceLine> = []

        init(_ found: [Construct: [String: [SourceLine]]], _ errors: [CompilerError]) {
            for (construct, entries) in found {
                for line in entries.values.joined() { lines[line, default: []].insert(construct) }
            }
            for error in errors {
                if case .other = error.category { continue }
                gaps.insert(SourceLine(path: error.path, line: error.line))
            }
        }

        func covers(_ error: CompilerError) -> Bool {
            let line = SourceLine(path: error.path, line: error.line)
            let here = lines[line] ?? []
            if error.isFollowing, !here.isEmpty || gaps.contains(line) { return true }
            if here.isEmpty { return false }
            switch error.category {
            case .noModule: return here.contains { [.applesModule, .otherModule, .partOfModule].contains($0) }
            case .missingName(let name):
                if Construct.unknown(name) != nil, !here.isDisjoint(with: Self.calls) { return true }
                let construct = Construct.names[name] ?? Construct.macros[name] ?? Construct.attributes[name]
                return construct.map(here.contains) ?? false
            case .missingMember, .other:
                if error.message.contains("Objective-C") { return true }
                if error.message.contains("@IB") { return here.contains(.outlet) || here.contains(.interfaceBuilder) }
                if error.message.contains("'@objc'") { return here.contains(.objc) }
                if error.message.contains("does not exist in module") { return here.contains(.applesModule) }
                // A call with one of these as an argument is reported as a whole.
                return !here.isDisjoint(with: Self.calls)
            }
        }

        private static let calls: Set<Construct> = [.selector, .selectorType, .keyPath, .storyboardUse]
    }
}

extension Construct {
    fileprivate var namesItsLines: Bool {
        switch self {
        case .interfaceBuilder, .storyboardUse: true
        default: false
        }
    }

    /// Returns the construct of an unknown name; for a member, such as `Login.addTarget`, the last part is used.
    fileprivate static func unknown(_ name: String) -> Construct? {
        unknownNames[name.split(separator: ".").last.map(String.init) ?? name]
    }
}

extension CompilerError {
    /// A Boolean value that indicates whether it may only result from another one on the same line.
    fileprivate var isFollowing: Bool {
        guard case .other = category else { return false }
        return ["infer", "without a contextual type", "without more context", "is ambiguous", "failed to produce"]
            .contains { message.contains($0) }
    }
}
