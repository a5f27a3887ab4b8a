import Measuring

/// Measures resizing the form: setting width and height, solving, and reading the values.
struct Steps {
    let form: SystemDescription
    let kiwi: Kiwi
    let repeats: Int

    func run() throws {
        var walk: [(Double, Double)] = []
        for step in 0..<100 { walk.append((Double(500 + step), Double(600 + step))) }
        var jumps: [(Double, Double)] = []
        for step in 0..<36 { jumps.append((Double(200 + 20 * step), Double(1300 - 20 * step))) }
        let sizes: [(Double, Double)] = [
            (400, 600), (600, 400), (800, 1200), (1200, 800), (400, 800), (800, 400),
        ]
        try compare("Resizing it, the six sizes of kiwi's benchmark in turn", sizes)
        try compare("Resizing it, growing by a unit", walk)
        try compare("Resizing it, from narrow and high to wide and low in steps of 20", jumps)
        try compare("Giving it the size that it has (all that kiwi's benchmark times)", [(400, 600)])
        try compare("The six sizes in turn, width and height fixed", sizes, fixesEdits: true)
    }

    private func compare(
        _ title: String, _ pairs: [(Double, Double)], fixesEdits: Bool = false
    ) throws {
        let rounds = 60_000 / pairs.count
        var system = try OurSystem(form, OurSystem.priorities(of: form), fixesEdits: fixesEdits)
        var sum = 0.0
        let runs = try PairedRuns(repeats) {
            let time = try Stopwatch.milliseconds {
                for _ in 0..<rounds {
                    for pair in pairs {
                        if fixesEdits {
                            try system.solver.fix(system.variables[0], at: pair.0)
                            try system.solver.fix(system.variables[1], at: pair.1)
                        } else {
                            try system.solver.setConstant(-pair.0, of: system.edits[0])
                            try system.solver.setConstant(-pair.1, of: system.edits[1])
                        }
                        try system.solver.solve()
                        // Every value can be read now. Kiwi's `updateVariables` doesn't read them either.
                        sum += system.solver.value(of: system.variables[system.variables.count - 1])
                    }
                }
            }
            return time * 1e3 / Double(rounds * pairs.count)
        } second: {
            try kiwi.stepTime(form, "form", count: rounds, pairs)
        }
        precondition(sum.isFinite)
        SolverAgainstKiwi.report(title, runs, "µs", 2, longest: 100)
    }
}
