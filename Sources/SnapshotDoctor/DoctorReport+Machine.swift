import Foundation
import Render
import SnapshotCore

extension DoctorReport {
    /// Checks this machine, and the screens of a catalog: `snapshot doctor`.
    /// - Parameters:
    ///   - names: the screens to render, with a slash before a state; empty for all.
    ///   - rendersScreens: false if no screen is rendered.
    ///   - pause: the minimum time between two renders of a screen, in seconds.
    /// - Throws: `CatalogError`, or an error that prevents every screen from being rendered.
    @MainActor
    package init(
        of tool: SnapshotTool, screens names: [String], rendersScreens: Bool, store: BaselineStore, jobs: Int?,
        timeout: Double, pause: Double
    ) async throws {
        try tool.catalog.validateConfigurations()
        let screens = try Self.screens(names, in: tool.catalog)
        try FontLibrary.shared.usePinnedFonts(besideBaselines: store.folder)
        let fonts = FontDiagnostics.diagnostics()
        var diagnostics: [DoctorDiagnostic] = []
        if fonts.contains(where: { $0.level == .fault }) {
            diagnostics.append(
                DoctorDiagnostic(
                    .pixels, .fault, "reference pictures", "can't be drawn without the font for text"))
        } else {
            tool.console.status("drawing the reference pictures")
            let references = Self.referenceDiagnostic
            diagnostics.append(references)
            diagnostics += BaselineDiagnostics.diagnostics(
                of: tool.catalog, in: store, drawsReferences: references.level != .fault)
            diagnostics += try await ValueDiagnostics.diagnostics()
            if rendersScreens {
                tool.console.status("drawing the screens repeatedly")
                diagnostics += try await StabilityCheck(
                    tool: tool, screens: screens, jobs: jobs ?? ProcessInfo.processInfo.activeProcessorCount,
                    timeout: timeout, pause: pause, baselines: store.folder
                ).diagnostics()
            }
            tool.console.status(nil)
        }
        diagnostics += fonts + [FontDiagnostics.patterns()]
        diagnostics += EnvironmentDiagnostics(environment: ProcessInfo.processInfo.environment).diagnostics
        diagnostics += MachineDiagnostics(baselines: store.folder, failures: store.failures).diagnostics
        self.init(diagnostics + VersionDiagnostics.diagnostics(tool: tool.version))
    }

    /// Returns the screens with these names; a screen without a state includes its states.
    private static func screens(_ names: [String], in catalog: Catalog) throws(CatalogError) -> [Screen] {
        if names.isEmpty { return catalog.screens.flatMap(\.variants) }
        return try catalog.find(names).flatMap { $0.state == nil ? $0.variants : [$0] }
    }

    @MainActor
    private static var referenceDiagnostic: DoctorDiagnostic {
        do {
            return ReferenceVerdict(of: try ReferenceRecord(drawing: ReferenceSnapshot.all), against: .builtIn)
                .diagnostic
        } catch {
            return DoctorDiagnostic(.pixels, .fault, "reference pictures", "can't be drawn: \(error)")
        }
    }
}
