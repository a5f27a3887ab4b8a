import Foundation

// lower-sources lower PLAN: lowers the files of a plan, which the plugin has written.
// lower-sources reduce PLAN ERRORS: adds what the compiler refuses to the settings' reductions.
do {
    let arguments = CommandLine.arguments.dropFirst()
    switch (arguments.first, arguments.count) {
    case ("lower", 2): try PlannedLowering(plan: CommandLine.arguments[2]).run()
    case ("reduce", 3): try PlannedReduction(plan: CommandLine.arguments[2], errors: CommandLine.arguments[3]).run()
    default: throw LowerSourcesError.usage
    }
} catch {
    FileHandle.standardError.write(Data("error: \(error)\n".utf8))
    exit(1)
}
