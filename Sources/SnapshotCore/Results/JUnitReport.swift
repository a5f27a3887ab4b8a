import Foundation

/// The results of a run in JUnit's XML, which every build server reads: a suite for each screen, a case for each
/// picture.
///
/// The text depends on the values only: the same pictures give the same bytes except for the seconds.
package struct JUnitReport: Hashable, Sendable {
    /// One picture.
    package struct Case: Hashable, Sendable {
        /// The screen.
        package var suite: String
        /// The name of the picture, or the path of an orphan.
        package var name: String
        package var result: CaseResult
        /// Further lines, such as paths of pictures.
        package var output: [String] = []
        /// The duration, in seconds.
        package var seconds: Double = 0

        package init(suite: String, name: String, result: CaseResult, output: [String] = [], seconds: Double = 0) {
            self.suite = suite
            self.name = name
            self.result = result
            self.output = output
            self.seconds = seconds
        }
    }

    package enum CaseResult: Hashable, Sendable {
        /// The picture is the same.
        case passed
        /// The picture was compared, and differs. The summary is one line of the text.
        case failed(kind: String, summary: String, text: String)
        /// The picture could not be compared.
        case error(kind: String, summary: String, text: String)
        /// The picture was skipped on purpose.
        case skipped(reason: String)
    }

    var name: String
    var cases: [Case]

    package init(name: String, cases: [Case]) {
        self.name = name
        self.cases = cases
    }

    /// The file, in UTF-8.
    var data: Data { Data(text.utf8) }

    /// The report as XML.
    package var text: String {
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        text += "<testsuites\(Self.attribute("name", name))\(Self.counts(of: cases, withSkipped: false))>\n"
        for suite in suites { text += Self.text(of: suite.name, suite.cases) }
        return text + "</testsuites>\n"
    }

    /// The suites, in the order of each screen's first case.
    private var suites: [(name: String, cases: [Case])] {
        let bySuite = Dictionary(grouping: cases, by: \.suite)
        var seen: Set<String> = []
        return cases.map(\.suite).filter { seen.insert($0).inserted }.map { ($0, bySuite[$0] ?? []) }
    }

    private static func text(of suite: String, _ cases: [Case]) -> String {
        var text = "  <testsuite\(attribute("name", suite))\(counts(of: cases, withSkipped: true))>\n"
        for item in cases {
            let head =
                "    <testcase\(attribute("name", item.name))\(attribute("classname", suite))"
                + attribute("time", seconds(item.seconds))
            let body = body(of: item)
            text += body.isEmpty ? "\(head)/>\n" : "\(head)>\n\(body)    </testcase>\n"
        }
        return text + "  </testsuite>\n"
    }

    private static func body(of item: Case) -> String {
        var body: String
        switch item.result {
        case .passed: body = ""
        case .failed(let kind, let summary, let text): body = element("failure", kind, summary, text)
        case .error(let kind, let summary, let text): body = element("error", kind, summary, text)
        case .skipped(let reason): body = "      <skipped\(attribute("message", reason))/>\n"
        }
        if !item.output.isEmpty {
            body += "      <system-out>\(XMLText.content(item.output.joined(separator: "\n")))</system-out>\n"
        }
        return body
    }

    private static func element(_ name: String, _ kind: String, _ summary: String, _ text: String) -> String {
        "      <\(name)\(attribute("type", kind))\(attribute("message", summary))>\(XMLText.content(text))</\(name)>\n"
    }

    private static func attribute(_ name: String, _ value: String) -> String {
        " \(name)=\"\(XMLText.attribute(value))\""
    }

    /// Returns thousandths of seconds in any locale; invalid durations are 0.
    private static func seconds(_ seconds: Double) -> String {
        guard seconds.isFinite, seconds > 0, seconds < 1e9 else { return "0.000" }
        return String(format: "%.3f", (seconds * 1000).rounded() / 1000)
    }

    /// Returns the number of cases of each kind, and their duration. The root has no attribute `skipped` in Jenkins's
    /// schema.
    private static func counts(of cases: [Case], withSkipped: Bool) -> String {
        var (failures, errors, skipped) = (0, 0, 0)
        for item in cases {
            switch item.result {
            case .passed: break
            case .failed: failures += 1
            case .error: errors += 1
            case .skipped: skipped += 1
            }
        }
        return attribute("tests", "\(cases.count)") + attribute("failures", "\(failures)")
            + attribute("errors", "\(errors)") + (withSkipped ? attribute("skipped", "\(skipped)") : "")
            + attribute("time", seconds(cases.reduce(0) { $0 + $1.seconds }))
    }
}
