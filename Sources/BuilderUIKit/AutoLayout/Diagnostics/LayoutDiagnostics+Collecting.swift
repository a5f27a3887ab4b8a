import Foundation

extension LayoutDiagnostics {
    /// A Boolean value that indicates whether a layout reports the constraints that contradict each other. Finding them
    /// takes several times as long as the layout.
    @TaskLocal package static var reportsConflicts = true

    @MainActor private static var collectors: [Collector] = []

    @MainActor
    private final class Collector {
        var diagnostics: [LayoutDiagnostic] = []
    }

    /// Runs `body` and returns the diagnostics reported meanwhile, each once, instead of printing them to standard
    /// error.
    @MainActor
    public static func collecting<T>(_ body: () throws -> T) rethrows -> (result: T, diagnostics: [LayoutDiagnostic]) {
        var diagnostics: [LayoutDiagnostic] = []
        let result = try collecting(body) { diagnostics = $0 }
        return (result, diagnostics)
    }

    /// Runs `body` and passes the diagnostics reported meanwhile, each once, to a closure, even if `body` throws.
    @MainActor
    static func collecting<T>(_ body: () throws -> T, then take: ([LayoutDiagnostic]) -> Void) rethrows -> T {
        let collector = Collector()
        collectors.append(collector)
        defer {
            collectors.removeAll { $0 === collector }
            take(collector.diagnostics)
        }
        return try body()
    }

    /// Reports that the body of a definition leads back to itself; for libraries of definitions.
    @MainActor
    package static func reportEndlessBody(of type: Any.Type, depth: Int) {
        report(.endlessBody(type: String(describing: type), depth: depth))
    }

    /// Reports a diagnostic: to standard error, unless a caller collects them.
    @MainActor
    package static func report(_ diagnostic: LayoutDiagnostic) {
        if let collector = collectors.last {
            if !collector.diagnostics.contains(diagnostic) { collector.diagnostics.append(diagnostic) }
        } else {
            FileHandle.standardError.write(Data("[LayoutConstraints] \(diagnostic)\n".utf8))
        }
    }
}
