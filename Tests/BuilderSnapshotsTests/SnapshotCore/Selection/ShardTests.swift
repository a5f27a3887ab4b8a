import Foundation
import Testing

@testable import SnapshotCore

@Suite struct ShardTests {
    @Test func everyPictureBelongsToExactlyOneShard() throws {
        for size in [0, 1, 2, 7, 24, 25] {
            let list = Array(0..<size)
            for count in 1...30 {
                let shards = try (1...count).map { try #require(Shard(number: $0, of: count)) }
                let parts = shards.map { $0.part(of: list) }
                #expect(parts.flatMap { $0 }.sorted() == list)
                #expect(list.allSatisfy { index in shards.filter { $0.contains(index) }.count == 1 })
                for (shard, part) in zip(shards, parts) { #expect(part == list.filter(shard.contains)) }
                let sizes = parts.map(\.count)
                #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1)
            }
        }
    }

    @Test func theFirstPicturesGoToTheFirstShards() throws {
        let shard = try Shard("2/3")
        #expect(shard.part(of: ["a", "b", "c", "d", "e"]) == ["b", "e"])
        #expect("\(shard)" == "shard 2 of 3")
    }

    @Test(arguments: [
        "", "1", "1/", "/2", "1/2/3", "a/b", "-1/2", "+1/2", "1 / 2", "1.0/2", "٣/٤", "99999999999999999999/2",
    ])
    func malformedShardsThrow(_ text: String) {
        #expect(throws: ShardError.form(source: "--shard", text: text)) { try Shard(text) }
    }

    @Test(arguments: ["0/4", "5/4", "1/0", "0/0"])
    func outOfRangeNumbersThrow(_ text: String) throws {
        let error = #expect(throws: ShardError.self) { try Shard(text) }
        let message = try #require(error).description
        #expect(message.hasPrefix("--shard: there is no shard"), "\(message)")
        #expect(
            message.contains(text.hasSuffix("/0") ? "the count must be at least 1" : "numbers go from 1 to 4"),
            "\(message)")
        #expect(error?.commandStatus == .usage)
    }

    @Test func shardsAreTextInFiles() throws {
        let shard = try Shard("3/7")
        let data = try JSONEncoder().encode([shard])
        #expect(String(decoding: data, as: UTF8.self) == #"["3\/7"]"#)
        #expect(try JSONDecoder().decode([Shard].self, from: data) == [shard])
        #expect(throws: (any Error).self) { try JSONDecoder().decode([Shard].self, from: Data(#"["8/7"]"#.utf8)) }
    }
}
