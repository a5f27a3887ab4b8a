import Measuring

/// Measures the cost of an element, a subscription and an idle subscription against OpenCombine.
///
///     rx-against-opencombine [--repeat N] [--elements N]
@main
struct RxAgainstOpenCombine {
    static func main() throws {
        let options = Options()
        var findings = try Chains(
            elements: options.count("elements", default: 200_000), repeats: options.count("repeat", default: 11)
        ).measure()
        findings += try RelaySubscriptions(repeats: options.count("repeat", default: 11)).measure()
        findings += IdleSubscriptions().measure()
        print(MarkdownTable(findings).text)
    }
}

struct WrongResult: Error, CustomStringConvertible {
    let what: String
    var description: String { "\(what): something was lost, so nothing was measured." }
}
