import Measuring

/// Measures the cost of bindings against the same views without them: a list screen, updates of many labels, and
/// memory.
///
///     binding-costs [--repeat N] [--labels N] [--rounds N]
@main
@MainActor
struct BindingCosts {
    static func main() throws {
        let options = Options()
        let pairs = options.count("repeat", default: 11)
        var findings = try ListScreens(pairs: pairs).measure()
        findings += try LabelUpdates(
            labels: options.count("labels", default: 1000), rounds: options.count("rounds", default: 1000),
            pairs: max(1, pairs / 4)
        ).measure()
        findings += try LabelMemory().measure()
        print(MarkdownTable(findings).text)
    }
}

/// An error that invalidates a measurement because the measured operation had another result.
struct WrongResult: Error, CustomStringConvertible {
    let what: String
    var description: String { "\(what): nothing was measured." }
}
