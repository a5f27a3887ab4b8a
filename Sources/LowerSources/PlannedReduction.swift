import Foundation
import GallerySources
import Lowering

/// The reductions that resolve the compiler's errors, added to the settings of a plan.
struct PlannedReduction {
    private let plan: LoweringPlan
    private let settings: LoweringSettings
    private let errors: [LoweredFileError]

    /// - Throws: `LowerSourcesError.unreadable`.
    init(plan path: String, errors errorsPath: String) throws {
        plan = try LoweringPlan(path: path)
        settings = try LoweringPlan.read(plan.settings)
        errors = try LoweringPlan.read(errorsPath)
    }

    /// Writes the settings with the new reductions, and prints their number.
    func run() throws {
        var settings = settings
        let reduction = ModuleReduction(files: plan.sourceFiles(), configuration: plan.configuration(settings))
        let (reductions, standIns) = reduction.resolve(errors)
        settings.reductions += reductions
        settings.standIns += standIns
        try settings.json.write(to: URL(fileURLWithPath: plan.settings), options: .atomic)
        print(reductions.count + standIns.count)
    }
}
