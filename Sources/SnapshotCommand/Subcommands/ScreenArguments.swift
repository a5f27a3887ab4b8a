import ArgumentParser

/// The screens that a subcommand works on, and on how many cores.
struct ScreenArguments: ParsableArguments {
    @Argument(
        help: ArgumentHelp("The screens, by name; “list” names them.", valueName: "screen"),
        completion: .screens)
    var screens: [String]

    @Option(
        help: ArgumentHelp(
            "How many pictures are painted at a time, 1 or more. (default: the number of cores)", valueName: "count"))
    var jobs: Int?

    func validate() throws {
        if let jobs, jobs < 1 { throw ValidationError("--jobs \(jobs): use 1 or more") }
    }
}
