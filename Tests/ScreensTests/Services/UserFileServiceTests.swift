import Builder
import BuilderRxTest
import Foundation
import Synchronization
import Testing

@testable import Screens

@Suite struct UserFileServiceTests {
    /// Where a service looks, and how often it did.
    private final class Place: Sendable {
        private let counted = Mutex(0)
        let url: URL

        init(_ url: URL) { self.url = url }

        var lookCount: Int { counted.withLock { $0 } }

        func look() -> URL {
            counted.withLock { $0 += 1 }
            return url
        }
    }

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func place(_ text: String) throws -> Place {
        Place(try folder.write(text, to: "users.json"))
    }

    @Test func readsRealFilesInTheBackground() async throws {
        let service = UserFileService(locate: SampleData.url)
        let users = try await service.users().value
        #expect(users.first?.fullName == "Danielle Garcia")
        #expect(users.count >= 40)
    }

    @Test func nothingIsReadBeforeTheSchedulerGetsToIt() throws {
        let scheduler = TestScheduler(initialClock: 0)
        let place = try place(UserTests.file(UserTests.user))
        let service = UserFileService(on: scheduler) { place.look() }
        var count: Int?
        let subscription = service.users().subscribe(onSuccess: { count = $0.count })
        #expect(place.lookCount == 0)
        scheduler.start()
        #expect(count == 1)
        subscription.dispose()
    }

    @Test func aDisposedRequestReadsNoFile() throws {
        let scheduler = TestScheduler(initialClock: 0)
        let place = try place(UserTests.file(UserTests.user))
        let service = UserFileService(on: scheduler) { place.look() }
        service.users().subscribe(onSuccess: { _ in }).dispose()
        scheduler.start()
        #expect(place.lookCount == 0)
    }

    @Test func theFileIsReadOnceForAll() throws {
        let place = try place(UserTests.file(UserTests.user))
        let service = UserFileService(on: CurrentThreadScheduler.instance) { place.look() }
        #expect(try service.load().count == 1)
        var counts: [Int] = []
        for _ in 0..<3 { _ = service.users().subscribe(onSuccess: { counts.append($0.count) }) }
        #expect(counts == [1, 1, 1])
        #expect(place.lookCount == 1)
    }

    @Test func anErrorIsNotKept() throws {
        let missing = folder.url.appendingPathComponent("late.json")
        let service = UserFileService(on: CurrentThreadScheduler.instance) { missing }
        var results: [String] = []
        func requestUsers() {
            _ = service.users().subscribe(
                onSuccess: { results.append("\($0.count) users") }, onFailure: { results.append("\($0)") })
        }
        requestUsers()
        _ = try folder.write(UserTests.file(UserTests.user), to: "late.json")
        requestUsers()
        #expect(results == ["can't read \(missing.path): there is no such file. Check the path.", "1 users"])
    }

    @Test func anErrorOfThePlaceArrives() throws {
        let service = UserFileService(on: CurrentThreadScheduler.instance) { () throws(UserDataError) in
            throw .sampleMissing(searched: ["/a"])
        }
        var failure: UserDataError?
        _ = service.users().subscribe(onFailure: { failure = $0 as? UserDataError })
        #expect(failure == .sampleMissing(searched: ["/a"]))
    }
}
