import Foundation
import Testing

/// Views laid out as UIKit laid them out.
@MainActor
@Suite struct LayoutConformanceTests {
    nonisolated static let cases = (try? CaseFile.layoutCases()) ?? []

    @Test func theFilesAreRead() throws {
        let cases = try CaseFile.layoutCases()
        #expect(cases.count >= 140)
        #expect(Set(cases.map(\.id)).count == cases.count, "two cases have the same id")
        for layoutCase in cases {
            let numbers =
                layoutCase.frames.count + layoutCase.ink.count + layoutCase.lines.count + layoutCase.values.count
            #expect(numbers > 0 || layoutCase.fitting != nil, "\(layoutCase.id) expects nothing")
        }
    }

    @Test(arguments: cases.filter { !OpenCase.isListed($0.id) })
    func everyNumberIsUIKits(_ layoutCase: LayoutCase) throws {
        let failures = try CaseRun(layoutCase).failures
        #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
    }

    @Test func fewCasesAreOpenAndNoneOfThemPasses() throws {
        #expect(OpenCase.all.count + OpenCase.texts.count <= 3)
        let rules = try LayoutRules.names()
        for open in OpenCase.all {
            #expect(rules[open.rule] != nil, "\(open.id) names no rule")
            let layoutCase = try #require(Self.cases.first { $0.id == open.id }, "\(open.id) is no case")
            let failures = (try? CaseRun(layoutCase).failures) ?? ["can't be run"]
            #expect(!failures.isEmpty, "\(open.id) passes: take it off the list")
        }
        for text in OpenCase.texts { #expect(rules[text.rule] != nil, "\(text.id) names no rule") }
        for known in KnownDifference.all { #expect(rules[known.rule] != nil, "\(known.name) names no rule") }
    }
}
