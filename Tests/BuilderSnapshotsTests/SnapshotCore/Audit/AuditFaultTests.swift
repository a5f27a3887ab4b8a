import BuilderUIKit
import Foundation
import Testing

@testable import SnapshotCore

/// Faults in small screens, each of which is found exactly, and nothing else with it.
@MainActor @Suite struct AuditFaultTests {
    @Test(arguments: SeededFault.all)
    func faultIsFound(_ fault: SeededFault) throws {
        let issues = try AuditStage.issues(base: fault.base, fault.build)
        #expect(issues.map(\.rule) == [fault.rule], "\(issues)")
        #expect(issues.first?.subject.name.contains(fault.view) == true, "\(issues)")
    }

    @Test func thereAreAHundredOfThemOverAllRules() {
        #expect(SeededFault.all.count >= 100)
        #expect(Set(SeededFault.all.map(\.rule)) == Set(AuditRule.allCases))
        #expect(Set(SeededFault.all.map { "\($0.rule) \($0.name)" }).count == SeededFault.all.count)
    }
}
