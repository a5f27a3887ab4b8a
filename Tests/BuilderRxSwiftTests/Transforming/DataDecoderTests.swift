import BuilderRxSwift
import Foundation
import Testing

@Suite(.leavesNoResources) struct DataDecoderTests {
    private struct Name: Codable { let name: String }

    /// A decoder of lists without brackets.
    private struct ListDecoder: DataDecoder {
        func decode<Item: Decodable>(_ type: Item.Type, from data: Data) throws -> Item {
            try JSONDecoder().decode(type, from: Data("[".utf8) + data + Data("]".utf8))
        }
    }

    /// The decoded elements, and whether what can't be decoded has ended the sequence with the decoder's error.
    private func results<Item: Decodable, Decoder: DataDecoder>(
        _ type: Item.Type, _ data: [Data], _ decoder: Decoder
    ) -> (items: [Item], failed: Bool) {
        var items: [Item] = []
        var failed = false
        _ = Observable.from(data).decode(type: type, decoder: decoder)
            .subscribe(onNext: { items.append($0) }, onError: { failed = $0 is DecodingError })
        return (items, failed)
    }

    @Test func foundationsDecodersAndAnAppsOwn() throws {
        let list = try PropertyListEncoder().encode(Name(name: "Ann"))
        let lists = results(Name.self, [list], PropertyListDecoder())
        #expect(lists.items.map(\.name) == ["Ann"] && !lists.failed)
        let object = results(Name.self, [Data(#"{"name": "Bob"}"#.utf8), Data("{}".utf8)], JSONDecoder())
        #expect(object.items.map(\.name) == ["Bob"] && object.failed)
        let own = results([Int].self, [Data("1, 2".utf8), Data("3".utf8), Data("a".utf8)], ListDecoder())
        #expect(own.items == [[1, 2], [3]] && own.failed)
    }
}
