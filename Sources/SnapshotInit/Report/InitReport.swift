import GallerySources
import SnapshotCore

/// The report of `snapshot init` at its end.
struct InitReport {
    let plan: GalleryPlan
    let diagnostics: InitDiagnostics
    /// The compiler's result; nil if nothing was compiled.
    let result: GalleryBuildResult?
    /// The gallery's folder, as the user gives it.
    let output: String
    /// The command that checks the gallery again.
    let checkCommand: String
    let wasWritten: Bool
    /// The screens that were commented out in the catalog.
    var commentedOut: GalleryCatalog.CommentedOutScreens = .types([])
    var showsAll = false

    /// The maximum number of files listed for each construct.
    static let shownFiles = 10

    /// A Boolean value that indicates whether everything compiles, as far as it was compiled.
    var succeeded: Bool { result?.succeeded ?? true }

    /// Returns the list of the files that were written, which is printed before the compiler runs.
    static func written(_ plan: GalleryPlan, output: String) -> String {
        (written(plan, output) + [""]).joined(separator: "\n") + "\n"
    }

    /// The rest of the report.
    var text: String {
        var sections: [[String]] = []
        let exclusionLines = self.exclusionLines
        if !exclusionLines.isEmpty { sections.append(["Excluded:"] + exclusionLines) }
        if !unusedLines.isEmpty { sections.append(["Not used in a gallery:"] + unusedLines) }
        sections += ProjectReport(plan: plan, showsAll: showsAll).sections
        if !plan.missingFonts.isEmpty {
            sections.append([
                "Listed under UIAppFonts in Info.plist, but not in this folder: "
                    + plan.missingFonts.joined(separator: ", "),
                "  → Add the files, and .copy(\"…\") to the target's resources in Package.swift, or remove them from",
                "    fonts: in main.swift. Until then the gallery's command ends with an error.",
            ])
        }
        sections.append(verdict)
        if let previews = result?.previews, !previews.isEmpty { sections.append(PreviewReport(previews).lines) }
        if commentedOut != .types([]) { sections.append(doubts) }
        sections += diagnostics.groups.map { lines(of: $0) }
        if !diagnostics.elsewhere.isEmpty { sections.append(elsewhere) }
        if !diagnostics.faults.isEmpty, !succeeded {
            sections.append(["Output of swift build:"] + diagnostics.faults.prefix(5).map { "  \($0.prefix(400))" })
        }
        sections += diagnostics.idle.map { lines(of: $0) }
        sections.append(next)
        return sections.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
    }

    private static func written(_ plan: GalleryPlan, _ output: String) -> [String] {
        let catalog = GalleryCatalog(plan: plan)
        let screens = catalog.ready.isEmpty ? "a sample screen" : Plural.of(catalog.ready.count, "screen")
        let builder: String
        switch plan.builder {
        case .folder(let path, _): builder = path
        case .url(let url, .version(let version)): builder = "\(url) \(version)"
        case .url(let url, .branch(let branch)): builder = "\(url), branch \(branch)"
        }
        var rows = [["  Package.swift", "targets with the alias block; Builder from \(builder)"]]
        for target in plan.targets {
            let origin = target.folder.isEmpty ? "the folder around it" : target.folder
            rows.append([
                "  Sources/\(target.name)",
                "the files of \(origin), rewritten when built: \(Plural.of(target.tree.files.count, "Swift file"))",
            ])
        }
        rows.append(["  \(GalleryWriter.launcher)", "the script that builds and runs the gallery"])
        rows.append(["  Sources/\(plan.name)", "the command and its Catalog.swift: \(screens)"])
        return ["Wrote \(output); nothing else was changed."]
            + TextTable.text(rows).split(separator: "\n").map(String.init)
    }

    /// A line for each kind of files that aren't used, with their number and the first ones.
    private var unusedLines: [String] {
        let files = plan.unusedFiles
        return ResourceFile.UnusedKind.allCases.compactMap { kind in
            guard let paths = files[kind] else { return nil }
            let rest = paths.count - 3
            let shown = rest > 1 ? paths.prefix(3) + ["\(rest) more"] : paths[...]
            return "  \(paths.count) \(kind.rawValue): \(shown.joined(separator: ", "))"
        }
    }

    private var exclusionLines: [String] {
        SourceTree.ExclusionReason.allCases.compactMap { reason in
            let paths = plan.targets.flatMap { target in
                target.tree.exclusions.filter { $0.reason == reason }.map { plan.path(target, $0.path) }
            }
            guard !paths.isEmpty else { return nil }
            let shown = paths.count > 6 ? paths.prefix(5) + ["\(paths.count - 5) more"] : paths[...]
            return "  \(reason.title): \(shown.joined(separator: ", "))"
        }
    }

    private var verdict: [String] {
        let files = plan.targets.map(\.tree.files.count).reduce(0, +)
        let all = Plural.of(files, "Swift file")
        guard let result else { return ["Found \(all). Nothing was compiled."] }
        let inFiles = Set(result.errors.map(\.path)).count
        if succeeded, result.errors.isEmpty { return ["Everything compiles: \(all)."] }
        if succeeded {
            let parts = result.leftOut.map(\.reductions.count).reduce(0, +)
            let types = result.leftOut.map(\.standIns.count).reduce(0, +)
            let screens = diagnostics.affectedScreens
            let affected =
                screens.count == 0
                ? [] : ["\(screens.count) of \(Plural.of(screens.all, "screen")) may lack something by it."]
            return [
                "\(files - inFiles) of \(all) compile as they are. Elsewhere "
                    + "\(Plural.of(parts, "part")) \(parts == 1 ? "is" : "are") left out"
                    + (types == 0 ? "" : ", and stand-ins replace \(Plural.of(types, "missing type"))") + ":",
                "Sources/…/\(LoweringSettings.fileName) lists them. Below are the causes, those that cost most screens first.",
            ] + affected
        }
        guard !result.errors.isEmpty else { return outsideVerdict }
        var lines = [
            "Doesn't compile on Linux: \(Plural.of(diagnostics.refusedLines.count, "place")) in \(inFiles) of \(all)."
        ]
        if !result.remainingErrors.isEmpty, !result.leftOut.allSatisfy(\.reductions.isEmpty) {
            lines.append("Left after leaving out what can be left out:")
            lines += result.remainingErrors.prefix(10).map { "  \($0.path):\($0.line): \($0.message)" }
        }
        return lines
    }

    /// The verdict if the app's own files have no errors.
    private var outsideVerdict: [String] {
        let folder = "Sources/\(plan.name)"
        let inGallery = diagnostics.elsewhere.filter { $0.path.contains("/\(folder)/") }
        guard !inGallery.isEmpty, inGallery.count == diagnostics.elsewhere.count else {
            return ["The build failed for a reason outside the app's own files."]
        }
        return [
            "The app's files compile, but not the gallery's: \(Plural.of(inGallery.count, "place")) in \(folder).",
            "A screen that the catalog names may have been renamed or removed, or be inside an #if that is",
            "false: remove it from the catalog, or put the same condition around it.",
        ]
    }

    private var doubts: [String] {
        guard case .types(let types) = commentedOut else {
            return [
                "The initializers of the screens could not be determined: the screens are commented out in "
                    + "Catalog.swift, to be filled in."
            ]
        }
        let names = types.sorted().joined(separator: ", ")
        return ["Initializers not determined, commented out in Catalog.swift, to be filled in: \(names)."]
    }

    private func lines(of group: InitDiagnostics.Group) -> [String] {
        var lines = ["\(group.title): \(group.count)"]
        for entry in group.entries {
            if !entry.name.isEmpty {
                let screens = entry.screens == 0 ? "" : ", \(Plural.of(entry.screens, "screen"))"
                lines.append("  \(entry.name): \(entry.lines.count)\(screens)")
            }
            lines += shortened(entry.lines).map { entry.name.isEmpty ? "  \($0)" : "    \($0)" }
        }
        for (index, line) in group.remedy.enumerated() { lines.append((index == 0 ? "  → " : "    ") + line) }
        return lines
    }

    /// Returns a line for each file: `Login.swift:3, 14`.
    private func shortened(_ sourceLines: [InitDiagnostics.SourceLine]) -> [String] {
        var lines: [(path: String, numbers: [Int])] = []
        for sourceLine in sourceLines {
            if lines.last?.path == sourceLine.path {
                lines[lines.count - 1].numbers.append(sourceLine.line)
            } else {
                lines.append((sourceLine.path, [sourceLine.line]))
            }
        }
        let shown = showsAll || lines.count <= Self.shownFiles + 1 ? lines : Array(lines.prefix(Self.shownFiles))
        let texts = shown.map { path, numbers in
            let known = numbers.filter { $0 > 0 }
            return known.isEmpty ? path : "\(path):\(known.map(String.init).joined(separator: ", "))"
        }
        if shown.count == lines.count { return texts }
        let rest = sourceLines.count - shown.map(\.numbers.count).reduce(0, +)
        return texts + ["… and \(rest) more in \(lines.count - shown.count) files; --all lists them"]
    }

    private var elsewhere: [String] {
        let shown = diagnostics.elsewhere.prefix(10).map { "  \($0.path):\($0.line): \($0.message)" }
        let rest = diagnostics.elsewhere.count - shown.count
        return ["Outside the app's files: \(diagnostics.elsewhere.count)"] + shown
            + (rest > 0 ? ["  … and \(rest) more"] : [])
    }

    /// The steps that remain to be done by hand in the app's own project.
    private var advice: [String] {
        var lines: [String] = []
        if plan.isPackage {
            for target in plan.targets where target.folder.isEmpty {
                lines.append(
                    "  In Package.swift, exclude the gallery from the target \(target.name), which contains it:")
                lines.append("    exclude: [\(SwiftLiteral.string(plan.name))]")
            }
        } else if let package = plan.packageAround {
            lines.append(
                "  This folder is inside the package \(package), which now compiles the gallery's files as well:")
            lines.append("  create the gallery for that package instead, or exclude \(plan.name) from its target.")
        } else {
            lines.append(
                "  If Xcode compiles all files of this folder, remove \(plan.name) from the app's target.")
        }
        return lines
    }

    private var next: [String] {
        var lines: [String] = ["Next:"]
        if !succeeded {
            lines.append("  Change these in the app, or leave them out without --strict, then check again:")
            lines.append("    \(checkCommand)")
        } else if result == nil {
            lines.append("  Compile it; the first time takes some minutes, as Builder is compiled as well:")
            lines.append("    \(checkCommand)")
        }
        let write = succeeded ? "Write" : "Once it compiles, write"
        lines.append("  \(write) your screens into \(output)/Sources/\(plan.name)/Catalog.swift, and draw them:")
        lines.append("    \(ShellWord.quoted("\(output)/\(GalleryWriter.launcher)")) list")
        return wasWritten ? lines + advice : lines
    }
}

extension SourceTree.ExclusionReason {
    fileprivate var title: String {
        switch self {
        case .entryPoint: "the app's entry point, as the gallery has its own"
        case .test: "tests"
        case .package: "separate packages"
        case .vendor: "third-party code"
        case .otherLanguage: "C and Objective-C"
        case .link: "links to folders"
        case .unreadable: "unreadable files"
        case .sameName: "files with the name of another one"
        case .name: "names with a quotation mark or a backslash, which `swift build` can't read"
        }
    }
}
