import Foundation
import GallerySources
import Lowering

/// The lowering of a plan's files into their copies.
struct PlannedLowering {
    private let plan: LoweringPlan
    /// The folder of the plan.
    private let folder: String
    private let settings: LoweringSettings

    /// - Throws: `LowerSourcesError.unreadable`.
    init(plan path: String) throws {
        plan = try LoweringPlan(path: path)
        folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        settings = try LoweringPlan.read(plan.settings)
    }

    /// Writes the copies that differ from what is there, so that an unchanged one isn't compiled again.
    func run() throws {
        let lowering = ModuleLowering(files: plan.sourceFiles(), configuration: plan.configuration(settings))
        let module = lowering.lowerModule(named: plan.module)
        for (file, lowered) in zip(plan.files, module.files) {
            for diagnostic in lowered.diagnostics where diagnostic.severity == .error {
                LoweringPlan.report("\(diagnostic.path):\(diagnostic.line):1: warning: \(diagnostic.message)")
            }
            try Self.write(lowered.bytes, to: file.output)
        }
        try Self.write(Array(module.standIns.utf8), to: plan.standIns)
        try Self.write(Array(module.sourcesDeclaration.utf8), to: plan.declarations)
        let list = try JSONEncoder().encode(module.files.flatMap(\.previews))
        try Self.write([UInt8](list), to: "\(folder)/\(LoweredPreview.listName)")
    }

    private static func write(_ bytes: [UInt8], to path: String) throws {
        let data = Data(bytes)
        guard FileManager.default.contents(atPath: path) != data else { return }
        try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    }
}
