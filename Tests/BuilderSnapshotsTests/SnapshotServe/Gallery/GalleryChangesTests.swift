import Foundation
import Testing

@testable import SnapshotServe

@Suite struct GalleryChangesTests {
    @Test func changesReachAllPages() async {
        let changes = GalleryChanges()
        #expect(!changes.hasPages)
        var (one, other) = (
            changes.events(generation: 3).makeAsyncIterator(), changes.events(generation: 3).makeAsyncIterator()
        )
        #expect(changes.hasPages)
        changes.post(.buildFailed(errors: "a.swift:1: \"x\"\nb"))
        for _ in 0..<2 {
            #expect(
                await one.next().map { String(decoding: $0, as: UTF8.self) }
                    == "retry: 1000\nevent: screens\ndata: {\"generation\":\"3\"}\n\n")
            // A line's end within the data would end the event.
            #expect(
                await one.next().map { String(decoding: $0, as: UTF8.self) }
                    == "event: failed\ndata: {\"errors\":\"a.swift:1: \\\"x\\\"\\nb\"}\n\n")
            swap(&one, &other)
        }
    }

    @Test func aPageThatIsOpenedLaterShowsTheBuildThatHasFailed() async {
        let changes = GalleryChanges()
        func first(_ count: Int) async -> [String] {
            var iterator = changes.events(generation: 1).makeAsyncIterator()
            changes.post(.results)
            var lines: [String] = []
            for _ in 0..<count {
                let text = String(decoding: await iterator.next() ?? Data(), as: UTF8.self)
                lines.append(text.split(separator: "\n").first { $0.hasPrefix("event: ") }.map(String.init) ?? "")
            }
            return lines
        }
        changes.post(.building)
        #expect(await first(2) == ["event: screens", "event: building"])
        changes.post(.buildFailed(errors: "a"))
        #expect(await first(2) == ["event: screens", "event: failed"])
        changes.post(.screens(generation: 2))
        #expect(await first(2) == ["event: screens", "event: results"])
    }

    @Test func pagesThatAreClosedAreForgotten() async {
        let changes = GalleryChanges()
        let task = Task { for await _ in changes.events(generation: 1) {} }
        while !changes.hasPages { await Task.yield() }
        task.cancel()
        await task.value
        #expect(!changes.hasPages)
    }

    @Test func aPageThatDoesNotReadKeepsTheLatestChanges() async {
        let changes = GalleryChanges()
        let events = changes.events(generation: 1)
        for number in 0..<1000 { changes.post(.index(done: number, total: 1000)) }
        var iterator = events.makeAsyncIterator()
        let first = await iterator.next()
        #expect(first == GalleryChange.index(done: 936, total: 1000).event)
    }

    @Test func thePageThatIsOpenForLongestGivesWay() async {
        let changes = GalleryChanges()
        let first = changes.events(generation: 1)
        let others = (0..<16).map { _ in changes.events(generation: 1) }
        var count = 0
        for await _ in first { count += 1 }
        #expect(count == 1)
        #expect(others.count == 16 && changes.hasPages)
    }

    @Test func theCacheForgetsWhatWasNotUsed() {
        let cache = PictureCache(limit: 1000)
        for number in 0..<20 {
            cache.insert(CachedContent(Data(repeating: UInt8(number), count: 100)), for: "\(number)")
            // The first is used again and again.
            #expect(cache["0"] != nil)
            #expect(cache.bytes <= 1000)
        }
        #expect(cache["19"] != nil)
        #expect(cache["1"] == nil)
        cache.insert(CachedContent(Data(count: 5000)), for: "large")
        #expect(cache["large"] != nil && cache["19"] == nil)
        cache.removeAll()
        #expect(cache.bytes == 0 && cache["large"] == nil)
    }
}
