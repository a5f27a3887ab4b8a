import Measuring

/// Measures the combining operators of BuilderCombine against the same of BuilderRxSwift, those that are in place of
/// OpenCombine's against these, and whether subscribing is linear.
///
///     combine-against-rx [--repeat N] [--elements N]
@main
struct CombineAgainstRx {
    static func main() throws {
        let options = Options()
        let repeats = options.count("repeat", default: 11)
        var findings = try CombiningOperators(
            elements: options.count("elements", default: 100_000), repeats: repeats
        ).measure()
        findings += try SequenceValues(
            elements: options.count("elements", default: 100_000), repeats: repeats
        ).measure()
        findings += try ReplacedOperators(
            elements: options.count("elements", default: 100_000), repeats: repeats
        ).measure()
        findings += try ManySubscriptions(repeats: repeats).measure()
        print(MarkdownTable(findings).text)
    }
}

struct WrongResult: Error, CustomStringConvertible {
    let what: String
    var description: String { "\(what): something was lost, so nothing was measured." }
}
