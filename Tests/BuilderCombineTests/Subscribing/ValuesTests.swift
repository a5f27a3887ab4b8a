import BuilderCombine
import Foundation
import Testing

/// Asynchronous sequences of values: the end of an iterator.
@Suite(.timeLimit(.minutes(20))) struct ValuesTests {
    private final class Log: @unchecked Sendable { var events: [String] = [] }

    private func source(_ log: Log) -> some Publisher<Int, Never> {
        CurrentValueSubject<Int, Never>(1).observed("source") { log.events.append($0) }
    }

    @Test func aLoopThatIsLeftCancels() async {
        let log = Log()
        for await value in source(log).values {
            #expect(value == 1)
            break
        }
        #expect(log.events == ["source", "max(1) of source", "cancel source"])
    }

    @Test func aThrowingLoopThatIsLeftCancels() async throws {
        let log = Log()
        for try await _ in source(log).setFailureType(to: TestError.self).values { break }
        #expect(log.events == ["source", "max(1) of source", "cancel source"])
    }

    @Test func anIteratorThatIsNeverUsedCancels() {
        let log = Log()
        do {
            let made = AsyncPublisher(source(log).eraseToAnyPublisher()).makeAsyncIterator()
            withExtendedLifetime(made) { #expect(log.events == ["source"]) }
        }
        #expect(log.events == ["source", "cancel source"])
    }

    @Test func aSequenceThatEndsIsntCanceled() async {
        let log = Log()
        var values: [Int] = []
        for await value in [1, 2].publisher.observed("source", { log.events.append($0) }).values {
            values.append(value)
        }
        #expect(values == [1, 2])
        #expect(log.events == ["source", "max(1) of source", "max(1) of source"])
    }
}
