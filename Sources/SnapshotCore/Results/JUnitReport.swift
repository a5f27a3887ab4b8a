import Foundation

/// The results of a run in JUnit's XML, which every build server reads: a suite for each screen, a case for each
/// picture.
///
/// The text depends on the values only: the same pictures give the same bytes except for the seconds. Cases are made
/// when they are written, for a run may have a hundred thousand.
package struct JUnitReport {
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

    private let name: String
    private let count: Int
    private let suite: (Int) -> String
    private let item: (Int) -> Case

    /// Creates a report of cases that are made on demand.
    /// - Parameters:
    ///   - suite: returns the suite of a case.
    ///   - item: returns a case, the same each time.
    package init(name: String, count: Int, suite: @escaping (Int) -> String, item: @escaping (Int) -> Case) {
        self.name = name
        self.count = count
        self.suite = suite
        self.item = item
    }

    package init(name: String, cases: [Case]) {
        self.init(name: name, count: cases.count, suite: { cases[$0].suite }, item: { cases[$0] })
    }

    /// The report as XML.
    package var text: String {
        var text = ""
        writeText { text += $0 }
        return text
    }

    /// Appends the file, in UTF-8.
    package func write(to append: (Data) throws -> Void) rethrows {
        var part = Data()
        try writeText { text in
            part.append(contentsOf: text.utf8)
            guard part.count > 1 << 16 else { return }
            try append(part)
            part.removeAll(keepingCapacity: true)
        }
        try append(part)
    }

    /// Passes the report to a closure, suite by suite.
    private func writeText(_ write: (String) throws -> Void) rethrows {
        try write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
        let all = Counts(0..<count, item)
        try write("<testsuites\(Self.attribute("name", name))\(all.attributes(withSkipped: false))>\n")
        let (order, keys) = suiteOrder
        var start = 0
        while start < count {
            let key = keys[Int(order[start])]
            let end = order[start...].firstIndex { keys[Int($0)] != key } ?? count
            try write(text(of: order[start..<end]))
            start = end
        }
        try write("</testsuites>\n")
    }

    /// The indices of the cases by suites, in the order of each suite's first case, and each case's number of its
    /// suite.
    private var suiteOrder: (order: [Int32], keys: [Int32]) {
        var numbers: [String: Int32] = [:]
        let keys = (0..<count).map { index -> Int32 in
            let next = Int32(numbers.count)
            let name = suite(index)
            let number = numbers[name] ?? next
            if number == next { numbers[name] = next }
            return number
        }
        let order = (0..<Int32(count)).sorted { (keys[Int($0)], $0) < (keys[Int($1)], $1) }
        return (order, keys)
    }

    private func text(of cases: ArraySlice<Int32>) -> String {
        guard let first = cases.first else { return "" }
        let name = suite(Int(first))
        let counts = Counts(cases.lazy.map { Int($0) }, item)
        var text = "  <testsuite\(Self.attribute("name", name))\(counts.attributes(withSkipped: true))>\n"
        for index in cases {
            let current = item(Int(index))
            let head =
                "    <testcase\(Self.attribute("name", current.name))\(Self.attribute("classname", name))"
                + Self.attribute("time", Self.seconds(current.seconds))
            let body = Self.body(of: current)
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

    /// The number of cases of each kind, and their duration.
    private struct Counts {
        private var tests = 0
        private var failures = 0
        private var errors = 0
        private var skipped = 0
        private var seconds = 0.0

        init(_ indices: some Sequence<Int>, _ item: (Int) -> Case) {
            for index in indices {
                let current = item(index)
                tests += 1
                seconds += current.seconds
                switch current.result {
                case .passed: break
                case .failed: failures += 1
                case .error: errors += 1
                case .skipped: skipped += 1
                }
            }
        }

        /// Returns the attributes of an element. The root has no attribute `skipped` in Jenkins's schema.
        func attributes(withSkipped: Bool) -> String {
            JUnitReport.attribute("tests", "\(tests)") + JUnitReport.attribute("failures", "\(failures)")
                + JUnitReport.attribute("errors", "\(errors)")
                + (withSkipped ? JUnitReport.attribute("skipped", "\(skipped)") : "")
                + JUnitReport.attribute("time", JUnitReport.seconds(seconds))
        }
    }
}
