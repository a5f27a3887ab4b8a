import Foundation
import Testing

/// The page of the documentation is what these tests find.
@MainActor
@Suite struct PageTests {
    @Test func thePageIsUpToDate() async throws {
        var measurements: [Measurement] = []
        var counts: [PageTopic: Int] = [:]
        var open: [(case: OpenCase, topic: PageTopic)] = []
        for layoutCase in try CaseFile.layoutCases() {
            if let listed = OpenCase.all.first(where: { $0.id == layoutCase.id }) {
                open.append((listed, layoutCase.topic))
            }
            // An open case that can be run has its share in the numbers.
            do {
                measurements += try CaseRun(layoutCase).measurements
                counts[layoutCase.topic, default: 0] += 1
            } catch {
                try #require(OpenCase.isListed(layoutCase.id), "\(layoutCase.id): \(error)")
            }
        }
        let texts = try CaseFile.textCases()
        for text in texts { counts[PageTopic(area: text.area), default: 0] += 1 }
        measurements += try TextRun(texts).measurements
        for text in OpenCase.texts {
            let topic = try #require(measurements.first { $0.name == text.id }?.topic, "\(text.id) is no text")
            open.append((text, topic))
        }

        var facts: [(fact: FactCase, holds: Bool)] = []
        for fact in try CaseFile.facts() {
            facts.append((fact, fact.accepts(try await FactProbes.values(of: fact))))
        }

        let page = ConformancePage(
            measurements: measurements, cases: counts, open: open, rules: try LayoutRules.names(), facts: facts
        ).text
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Documentation/Conformance.md").standardizedFileURL
        if ProcessInfo.processInfo.environment["UPDATE_DOCUMENTATION"] == "1" {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(page.utf8).write(to: file)
        }
        let committed = try? String(contentsOf: file, encoding: .utf8)
        #expect(
            committed == page,
            "Documentation/Conformance.md is out of date: run this test with UPDATE_DOCUMENTATION=1")
    }

    /// A page with 100 % where a number is off would be of no use.
    @Test func thePageSendsWhatIsWrong() {
        func number(_ found: Double, _ expected: Double, _ kind: Measurement.Kind) -> Measurement {
            Measurement(
                topic: PageTopic(area: .autoLayout), name: "sample \(found)", kind: kind, found: found,
                expected: expected, tolerance: 1, scale: 2)
        }
        let page = ConformancePage(
            measurements: [number(1, 1, .place), number(1.5, 1, .place), number(5, 2, .width)],
            cases: [PageTopic(area: .autoLayout): 2], open: [], rules: [:])
        #expect(page.text.contains("| Auto Layout | 2 | 3 | 50 % | 0 % | – | 66 % | 3.00 pt: sample 5.0 |"))
    }
}
