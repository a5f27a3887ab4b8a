/// The targets of a project that are part of a gallery: the applications, and what they depend on.
struct ProjectModules {
    /// The targets, dependencies first; their `dependencies` are names of other targets among them.
    private(set) var targets: [AppProject.Target] = []
    private(set) var diagnostics: [ProjectDiagnostic] = []
    /// The targets that were visited, by name: false as long as their dependencies are being visited.
    private var states: [String: Bool] = [:]

    /// - Parameter imports: returns the modules that a target's files import.
    init(_ project: AppProject, imports: (AppProject.Target) -> Set<String>) {
        let modules = project.targets.filter { [.application, .framework].contains($0.kind) && $0.isForIOS }
        let applications = modules.filter { $0.kind == .application }
        var roots: [AppProject.Target] = []
        for target in applications.isEmpty ? modules : applications {
            if !applications.isEmpty, let other = roots.first(where: { Self.shareFiles($0, target) }) {
                diagnose(.excludedTarget, "\(target.name) (has the files of \(other.name))")
                states[target.name] = true
            } else {
                roots.append(target)
            }
        }
        for target in roots { visit(target, among: modules, imports) }
        for target in project.targets where states[target.name] == nil {
            diagnose(.excludedTarget, "\(target.name) (\(Self.reason(target)))")
        }
    }

    private static func reason(_ target: AppProject.Target) -> String {
        switch target.kind {
        case .tests: "tests"
        case .appExtension: "an app extension"
        case .other: "neither an app nor a framework"
        case .application, .framework: target.isForIOS ? "no app depends on it" : "for another platform"
        }
    }

    /// Returns a Boolean value that indicates whether most files of a target are also another's, as of two variants of
    /// an app.
    private static func shareFiles(_ one: AppProject.Target, _ other: AppProject.Target) -> Bool {
        let shared = one.files.sources.intersection(other.files.sources).count
        return shared > 0 && shared * 2 > min(one.files.sources.count, other.files.sources.count)
    }

    private mutating func diagnose(_ kind: ProjectDiagnostic.Kind, _ subject: String) {
        diagnostics.append(ProjectDiagnostic(kind: kind, subject: subject))
    }

    /// Adds the targets on which a target depends, and then itself.
    private mutating func visit(
        _ target: AppProject.Target, among modules: [AppProject.Target], _ imports: (AppProject.Target) -> Set<String>
    ) {
        states[target.name] = false
        var target = target
        let imported = imports(target)
        let frameworks = modules.filter { $0.kind == .framework && $0.name != target.name }
        let needed =
            target.dependencies.compactMap { name in frameworks.first { $0.name == name || $0.module == name } }
            + frameworks.filter { imported.contains($0.module) }
        target.dependencies = []
        for other in needed where !target.dependencies.contains(other.name) {
            if states[other.name] == nil { visit(other, among: modules, imports) }
            if states[other.name] == false {
                guard !diagnostics.contains(where: { $0.subject == "\(target.name) → \(other.name)" }) else { continue }
                diagnose(.circle, "\(target.name) → \(other.name)")
            } else {
                target.dependencies.append(other.name)
            }
        }
        states[target.name] = true
        targets.append(target)
    }
}
