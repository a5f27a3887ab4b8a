import Foundation
import FoundationXML
import Testing

@testable import SnapshotCore

@Suite struct JUnitReportTests {
    private let report = JUnitReport(
        name: "snapshots",
        cases: [
            JUnitReport.Case(suite: "card", name: "card/iphone-12.light", result: .passed, seconds: 0.25),
            JUnitReport.Case(
                suite: "users", name: "users/iphone-12.light", result: .skipped(reason: "another shard's"), seconds: 0),
            JUnitReport.Case(
                suite: "card", name: "card/iphone-12.dark",
                result: .failed(kind: "differs", summary: "3 pixels", text: "3 pixels\n\"a\" <b> & ]]>"),
                output: ["actual: a.png", "difference: b.png"], seconds: 1.5),
            JUnitReport.Case(
                suite: "users", name: "users/empty.iphone-12.dark",
                result: .error(kind: "unreadable", summary: "line\nline", text: "no PNG"), seconds: 0.0004),
        ])

    @Test func suitesAreScreensAndCasesPictures() {
        #expect(
            report.text
                == """
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuites name="snapshots" tests="4" failures="1" errors="1" time="1.750">
                  <testsuite name="card" tests="2" failures="1" errors="0" skipped="0" time="1.750">
                    <testcase name="card/iphone-12.light" classname="card" time="0.250"/>
                    <testcase name="card/iphone-12.dark" classname="card" time="1.500">
                      <failure type="differs" message="3 pixels">3 pixels
                "a" &lt;b&gt; &amp; ]]&gt;</failure>
                      <system-out>actual: a.png
                difference: b.png</system-out>
                    </testcase>
                  </testsuite>
                  <testsuite name="users" tests="2" failures="0" errors="1" skipped="1" time="0.000">
                    <testcase name="users/iphone-12.light" classname="users" time="0.000">
                      <skipped message="another shard's"/>
                    </testcase>
                    <testcase name="users/empty.iphone-12.dark" classname="users" time="0.000">
                      <error type="unreadable" message="line&#10;line">no PNG</error>
                    </testcase>
                  </testsuite>
                </testsuites>

                """)
    }

    /// A suite of each other case, so that none is beside the next.
    @Test func theFileIsTheTextInParts() throws {
        let count = 3_000
        let report = JUnitReport(
            name: "many", count: count, suite: { "suite-\($0 % 2)" },
            item: { JUnitReport.Case(suite: "suite-\($0 % 2)", name: "case-\($0)", result: .passed, seconds: 0.5) })
        var parts: [Data] = []
        report.write { parts.append($0) }
        #expect(parts.count > 2)
        let text = String(decoding: parts.reduce(Data(), +), as: UTF8.self)
        #expect(text == report.text)
        let order = stride(from: 0, to: count, by: 2).map { $0 } + stride(from: 1, to: count, by: 2).map { $0 }
        let names = text.split(separator: "\n").compactMap { line in
            line.hasPrefix("    <testcase") ? line.split(separator: "\"")[1] : nil
        }
        #expect(names.map(String.init) == order.map { "case-\($0)" })
        #expect(text.contains(#"<testsuites name="many" tests="3000" failures="0" errors="0" time="1500.000">"#))
        #expect(text.contains(#"<testsuite name="suite-1" tests="1500" failures="0" errors="0" skipped="0" "#))
    }

    @Test func anyTextComesBackFromAReader() throws {
        let plain = "äöü “quotes” 'a' \"b\" <c> & ]]> \u{1F600} \u{7F}\u{85}"
        var hostile = plain + "\t\n\u{0}\u{1B}[31mred\u{FFFE}\u{FFFF}"
        hostile.unicodeScalars.append(contentsOf: ["\r", "\n", "\r"])
        let report = JUnitReport(
            name: hostile,
            cases: [
                JUnitReport.Case(
                    suite: hostile, name: plain, result: .failed(kind: plain, summary: hostile, text: hostile),
                    output: [plain])
            ])
        let reader = ElementReader()
        let parser = XMLParser(data: Data(report.text.utf8))
        parser.delegate = reader
        #expect(parser.parse(), "\(String(describing: parser.parserError))")
        // Line ends of contents are one kind in XML; attributes keep each.
        let visible = plain + "\t\n\u{2400}\u{241B}[31mred\u{FFFD}\u{FFFD}\r\n\r"
        #expect(scalars(reader.attributes["testsuites"]?["name"]) == scalars(visible))
        #expect(scalars(reader.attributes["failure"]?["message"]) == scalars(visible))
        #expect(scalars(reader.texts["failure"]) == scalars(visible))
        #expect(reader.attributes["testcase"]?["name"] == plain)
        #expect(reader.texts["system-out"] == plain)
    }

    @Test func elementsAndAttributesAreThoseOfJenkinssSchema() throws {
        let known: [String: Set<String>] = [
            "testsuites": ["name", "time", "tests", "failures", "disabled", "errors"],
            "testsuite": [
                "name", "tests", "failures", "errors", "time", "disabled", "skipped", "timestamp", "hostname", "id",
                "package",
            ],
            "testcase": ["name", "classname", "assertions", "time", "status"], "failure": ["type", "message"],
            "error": ["type", "message"], "skipped": ["type", "message"], "system-out": [],
        ]
        let reader = ElementReader()
        let parser = XMLParser(data: Data(report.text.utf8))
        parser.delegate = reader
        #expect(parser.parse())
        #expect(Set(reader.attributes.keys) == Set(known.keys))
        for (element, attributes) in reader.attributes {
            #expect(known[element]?.isSuperset(of: attributes.keys) == true, "\(element)")
        }
    }

    @Test func timesThatMeanNothingAreNone() {
        for seconds in [-1, .nan, .infinity, 1e300] as [Double] {
            let item = JUnitReport.Case(suite: "a", name: "a/b", result: .passed, seconds: seconds)
            #expect(JUnitReport(name: "", cases: [item]).text.contains("classname=\"a\" time=\"0.000\""))
        }
    }

    @Test func noPicturesAreAReportToo() {
        #expect(JUnitReport(name: "none", cases: []).text.contains("<testsuites name=\"none\" tests=\"0\""))
    }

    private func scalars(_ text: String?) -> [Unicode.Scalar]? { text.map { Array($0.unicodeScalars) } }

    /// The last element of each name.
    private final class ElementReader: NSObject, XMLParserDelegate {
        var attributes: [String: [String: String]] = [:]
        var texts: [String: String] = [:]
        private var open: [String] = []

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            self.attributes[name] = attributes
            texts[name] = ""
            open.append(name)
        }

        func parser(_ parser: XMLParser, didEndElement: String, namespaceURI: String?, qualifiedName: String?) {
            open.removeLast()
        }

        func parser(_ parser: XMLParser, foundCharacters text: String) {
            if let name = open.last { texts[name, default: ""] += text }
        }
    }
}
