/// The part of the report about the app's project.
struct ProjectReport {
    let plan: GalleryPlan
    let showsAll: Bool

    /// The lines, by section: the reasons why projects aren't used, and what isn't taken from the one that is.
    var sections: [[String]] {
        let unreadable = lines(of: .unreadable)
        let others = ProjectDiagnostic.Kind.allCases.filter { $0 != .unreadable }.flatMap { kind in
            let lines = lines(of: kind)
            return lines.isEmpty ? [] : ["  \(kind.title):"] + lines.map { "    \($0)" }
        }
        var result: [[String]] = []
        if !unreadable.isEmpty {
            let instead = plan.projectPaths.isEmpty ? "all Swift files of the folder are one module" : "used"
            let note = plan.projectPaths.isEmpty ? instead : "\(plan.projectPaths[0]) is \(instead)"
            result.append(["Projects that can't be used; \(note) instead:"] + unreadable.map { "  \($0)" })
        }
        guard !plan.projectPaths.isEmpty else { return others.isEmpty ? result : result + [["Packages:"] + others] }
        let title = "Targets of \(shortened(plan.projectPaths).joined(separator: ", "))"
        let modules = plan.targets.map(\.name).joined(separator: ", ")
        return result + [["\(title): \(modules)."] + others]
    }

    private func lines(of kind: ProjectDiagnostic.Kind) -> [String] {
        var subjects: [String] = []
        for item in plan.projectDiagnostics where item.kind == kind && !subjects.contains(item.subject) {
            subjects.append(item.subject)
        }
        return shortened(subjects)
    }

    private func shortened(_ lines: [String]) -> [String] {
        let limit = InitReport.shownFiles
        if showsAll || lines.count <= limit + 1 { return lines }
        return lines.prefix(limit) + ["… and \(lines.count - limit) more; --all lists them"]
    }
}

extension ProjectDiagnostic.Kind {
    fileprivate var title: String {
        switch self {
        case .unreadable: "can't be used"
        case .unevaluated: "made by code, which isn't evaluated"
        case .missingFile: "named by the project, but missing"
        case .outside: "outside of this folder, and left out"
        case .unreachable: "behind links, in hidden folders or in packages, and left out"
        case .excludedTarget: "targets that are left out"
        case .emptyTarget: "targets without Swift files"
        case .circle: "dependencies that are left out, since they are circular"
        case .package: "packages that aren't part of the gallery (--package-sources names their folders)"
        case .native: "modules of packages without Swift files, and left out"
        case .duplicate: "modules that several packages have"
        }
    }
}
