import BuilderCombine
import Foundation
import Testing

/// `Record` and its recordings: playback, coding, and misuse.
@Suite struct RecordTests {
    @Test func recordsAreMadeOfRecordings() throws {
        let record = Record<Int, TestError> { recording in
            recording.receive(1)
            recording.receive(2)
            recording.receive(completion: .failure(.failed))
        }
        #expect(record.recording.output == [1, 2])
        let failed = "failure(BuilderCombineTests.TestError.failed)"
        #expect("\(record.recording.completion)" == failed)
        #expect(record.demand(nil).events == ["subscription", "1", "2", failed])
        var recording = Record<Int, Never>.Recording()
        #expect(recording.output.isEmpty && recording.completion == .finished)
        recording.receive(3)
        let subscriber = Record(recording: recording).demand(0)
        #expect(subscriber.events == ["subscription"])
        subscriber.request(1)
        #expect(subscriber.events == ["subscription", "3", "finished"])
        let other = Record<Int, Never>.Recording(output: [4], completion: .finished)
        #expect(Record(recording: other).demand(nil).events == ["subscription", "4", "finished"])
    }

    /// A failure comes with the last value that is requested; at once if there is none.
    @Test func aFailureFollowsTheValues() {
        let failed = "failure(BuilderCombineTests.TestError.failed)"
        let subscriber = Record<Int, TestError>(output: [1, 2], completion: .failure(.failed)).demand(1)
        #expect(subscriber.events == ["subscription", "1"])
        subscriber.request(1)
        subscriber.request(1)
        #expect(subscriber.events == ["subscription", "1", "2", failed])
        let empty = Record<Int, TestError>(output: [], completion: .failure(.failed)).demand(0)
        #expect(empty.events == ["subscription", failed])
    }

    @Test func subscriptionsDescribeTheValues() {
        let subscriber = Record<Int, Never>(output: [1, 2], completion: .finished).demand(0)
        #expect(subscriber.subscription.map { "\($0)" } == "[1, 2]")
        subscriber.subscription?.cancel()
        #expect(subscriber.subscription.map { "\($0)" } == "Cancelled Events")
        subscriber.request(1)
        #expect(subscriber.events == ["subscription"])
    }

    private struct CodableError: Error, Codable, Equatable { var code: Int }

    @Test func recordsAreCodable() throws {
        typealias Coded = Record<Int, CodableError>
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let failing = Coded(output: [1, 2], completion: .failure(CodableError(code: 3)))
        let json = try encoder.encode(failing)
        #expect(
            String(decoding: json, as: UTF8.self)
                == #"{"recording":{"completion":{"error":{"code":3},"success":false},"output":[1,2]}}"#)
        let decoded = try JSONDecoder().decode(Coded.self, from: json)
        #expect(decoded.recording.output == [1, 2])
        #expect(decoded.recording.completion == .failure(CodableError(code: 3)))
        let finished = try encoder.encode(Coded.Recording(output: [4]))
        #expect(String(decoding: finished, as: UTF8.self) == #"{"completion":{"success":true},"output":[4]}"#)
        #expect(try JSONDecoder().decode(Coded.Recording.self, from: finished).completion == .finished)
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(Coded.self, from: Data(#"{"recording":{"output":[1]}}"#.utf8))
        }
    }

    /// A decoded record plays what was recorded, whatever is requested, and encodes to the same bytes.
    @Test(arguments: 0...4) func aDecodedRecordPlaysTheSame(demand: Int) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let failed = "failure(CodableError(code: 3))"
        for completion in [Subscribers.Completion<CodableError>.finished, .failure(CodableError(code: 3))] {
            let recorded = Record<Int, CodableError> { recording in
                for value in [5, 5, 7] { recording.receive(value) }
                recording.receive(completion: completion)
            }
            let bytes = try encoder.encode(recorded)
            let decoded = try JSONDecoder().decode(Record<Int, CodableError>.self, from: bytes)
            #expect(try encoder.encode(decoded) == bytes)
            let end = completion == .finished ? "finished" : failed
            let expected = ["subscription"] + ["5", "5", "7"].prefix(demand) + (demand < 3 ? [] : [end])
            let events = [recorded, decoded].map { record in
                record.demand(demand).events.map { $0.hasPrefix("failure(") ? failed : $0 }
            }
            #expect(events == [expected, expected])
            #expect(decoded.recording.completion == completion)
        }
    }

    /// As Combine documents it, a recording receives nothing after its completion.
    @Test func aCompleteRecordingReceivesNothing() async {
        await #expect(processExitsWith: .failure) {
            var recording = Record<Int, Never>.Recording(output: [1])
            recording.receive(2)
        }
        await #expect(processExitsWith: .failure) {
            var recording = Record<Int, Never>.Recording()
            recording.receive(completion: .finished)
            recording.receive(completion: .finished)
        }
    }
}
