import Testing

@testable import BuilderSnapshotTesting

@Suite struct SnapshotTestingConfigurationRecordTests {
    private typealias Record = SnapshotTestingConfiguration.Record

    private func mode(
        _ argument: Record? = nil, around: Record? = nil, legacy: Record? = nil, in environment: [String: String] = [:]
    ) throws -> Record {
        try Record.resolve(argument, around: around, legacy: legacy, environment: environment)
    }

    @Test func theInnermostRecordModeWins() throws {
        let environment = ["SNAPSHOT_TESTING_RECORD": "failed", "RECORD_SNAPSHOTS": "1", "CI": "true"]
        #expect(try mode(.never, around: .all, legacy: .all, in: environment) == .never)
        #expect(try mode(around: .all, legacy: .never, in: environment) == .all)
        #expect(try mode(legacy: .never, in: environment) == .never)
        #expect(try mode(in: environment) == .failed)
        #expect(try mode(in: ["RECORD_SNAPSHOTS": "1", "CI": "1"]) == .all)
    }

    @Test func nothingIsRecordedInContinuousIntegration() throws {
        #expect(try mode() == .missing)
        #expect(try mode(in: ["CI": "true"]) == .never)
        #expect(try mode(in: ["CI": "false"]) == .missing)
        #expect(try mode(in: ["CI": ""]) == .missing)
    }

    @Test func aLegacyFalseReportsNothing() throws {
        #expect(try mode(false, in: ["CI": "true"]) == .never)
        #expect(try mode(false, in: ["SNAPSHOT_TESTING_RECORD": "failed"]) == .failed)
        #expect(try mode(false, around: .failed) == .failed)
        #expect(try mode(around: false, legacy: false, in: ["RECORD_SNAPSHOTS": "1"]) == .all)
        #expect(try mode(false) == .missing)
        #expect(try mode(.missing, in: ["CI": "true"]) == .missing)
        #expect(SnapshotTestingConfiguration(record: false).within(.init(record: .never)).record == .never)
    }

    @Test func anUnknownModeIsAnError() {
        #expect(throws: SnapshotError.unknownRecordMode("yes")) { try mode(in: ["SNAPSHOT_TESTING_RECORD": "yes"]) }
    }

    @Test func literalsAndNamesMakeModes() {
        #expect((true as Record) == .all)
        #expect((false as Record).mode == .missing)
        #expect(Record(rawValue: "failed") == .failed)
        #expect(Record(rawValue: "sometimes") == nil)
    }
}
