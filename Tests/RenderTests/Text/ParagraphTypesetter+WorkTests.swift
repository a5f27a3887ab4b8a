import Foundation
import Render
import Testing

@Suite struct ParagraphTypesetterWorkTests {
    @Test func measuringThenDrawingShapesOnce() {
        let typesetter = ParagraphTypesetter()
        let text = sample("Shape once, draw the same")
        _ = typesetter.size(of: text)
        _ = typesetter.size(of: text, limits: TextLimits(width: 100))
        _ = typesetter.size(of: text, limits: TextLimits(width: 100))
        let layout = typesetter.layout(text, limits: TextLimits(width: 100))
        #expect(layout.size == typesetter.size(of: text, limits: TextLimits(width: 100)))
        let statistics = typesetter.statistics
        #expect(statistics.shapedTexts == 1)
        #expect(statistics.lineBreakings == 2)
        #expect(statistics.lineBreakingsFound == 3)
    }

    @Test func colorsDoNotShapeAnew() {
        let typesetter = ParagraphTypesetter()
        _ = typesetter.layout(sample("Dark and light") { $0.color = .black })
        _ = typesetter.layout(sample("Dark and light") { $0.color = .white })
        #expect(typesetter.statistics.shapedTexts == 1)
    }

    @Test func theCacheIsBounded() {
        let typesetter = ParagraphTypesetter(cacheBytes: 64 << 10)
        for number in 0..<500 { _ = typesetter.size(of: sample("Label number \(number)")) }
        let before = typesetter.statistics.shapedTexts
        _ = typesetter.size(of: sample("Label number 499"))
        #expect(typesetter.statistics.shapedTexts == before, "the newest is kept")
        _ = typesetter.size(of: sample("Label number 0"))
        #expect(typesetter.statistics.shapedTexts == before + 1, "the oldest is evicted")
    }

    /// A server's pictures each show a text of their own and one that all have.
    @Test func textsOfOldImagesAreEvicted() {
        let typesetter = ParagraphTypesetter()
        var early = 0
        for number in 1...1000 {
            _ = typesetter.size(of: sample("Receipt number \(number)"))
            _ = typesetter.size(of: sample("Thank you!"))
            typesetter.imageEnded()
            if number == 200 { early = typesetter.cachedBytes }
        }
        #expect(early > 0)
        #expect(typesetter.cachedBytes <= early * 3 / 2)
        #expect(typesetter.statistics.shapedTexts == 1001, "what every picture shows is shaped once")
    }

    /// The limit is one of memory: what an entry is counted as holds at least what it points to.
    @Test func theCacheCountsWhatItHolds() {
        let typesetter = ParagraphTypesetter()
        let text = sample(loremIpsum)
        _ = typesetter.size(of: text)
        // A cluster and a glyph for each letter, the letter itself and its place, 32 + 24 + 4 + 8 + 1 bytes; and the
        // text.
        #expect(typesetter.cachedBytes > text.string.count * 70)
        #expect(typesetter.cachedBytes < text.string.count * 150 + 4096)
    }

    @Test func noCacheGivesTheSame() {
        let cached = ParagraphTypesetter()
        let plain = ParagraphTypesetter(cacheBytes: 0)
        let limits = TextLimits(width: 170, lines: 3)
        _ = cached.layout(sample(loremIpsum), limits: limits)
        #expect(cached.layout(sample(loremIpsum), limits: limits) == plain.layout(sample(loremIpsum), limits: limits))
    }

    @Test func allThreadsGetTheSame() async {
        let texts = (0..<40).map { sample("\(loremIpsum.dropFirst($0)) é \($0)", size: 12 + Double($0 % 9)) }
        let limits = TextLimits(width: 200, lines: 4)
        let alone = ParagraphTypesetter(library: FontLibrary(directories: FontLibrary.shared.directories))
        let expected = texts.map { alone.layout($0, limits: limits) }
        let shared = ParagraphTypesetter(library: FontLibrary(directories: FontLibrary.shared.directories))
        let results = await withTaskGroup(of: (Int, ParagraphLayout).self) { group in
            for round in 0..<4 {
                for index in texts.indices {
                    let place = round % 2 == 0 ? index : texts.count - 1 - index
                    group.addTask { (place, shared.layout(texts[place], limits: limits)) }
                }
            }
            var results: [(Int, ParagraphLayout)] = []
            for await result in group { results.append(result) }
            return results
        }
        #expect(results.count == 160)
        #expect(results.allSatisfy { expected[$0.0] == $0.1 })
    }
}
