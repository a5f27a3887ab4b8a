import Builder
import BuilderRxTest
import Foundation
import Testing

@testable import Screens

@Suite struct ImageCacheTests {
    private let folder: TemporaryFolder
    private let lines = Lines()
    /// Stands still until a test starts it: so do the loads.
    private let scheduler = TestScheduler(initialClock: 0)

    init() throws {
        folder = try TemporaryFolder()
    }

    private func makeCache(limit: Int = 1 << 20) -> ImageCache {
        ImageCache(
            reader: PortraitReader(folder: folder.url), limit: limit, scheduler: scheduler,
            warn: { [lines] in lines.add($0) })
    }

    /// A file of a square picture.
    private func write(_ name: String, side: CGFloat = 4) throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
        _ = try folder.write(try #require(image.pngData()), to: name)
    }

    private func remove(_ name: String) throws {
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent(name))
    }

    /// The events that subscribers receive.
    private final class Asker {
        var images: [UIImage?] = []
        var hasEnded = false
        private var subscription: (any Disposable)?

        init(_ source: Observable<UIImage?>) {
            subscription = source.subscribe(
                onNext: { [weak self] in self?.images.append($0) },
                onCompleted: { [weak self] in self?.hasEnded = true })
        }

        func leave() { subscription?.dispose() }
    }

    @Test func oneLoadAnswersAllWhoAskMeanwhile() throws {
        try write("a.png")
        let cache = makeCache()
        let askers = (0..<3).map { _ in Asker(cache.image(named: "a.png")) }
        #expect(askers.allSatisfy { $0.images.isEmpty })
        scheduler.start()
        let image = try #require(askers[0].images.first ?? nil)
        #expect(askers.allSatisfy { $0.images.count == 1 && $0.images[0] === image && $0.hasEnded })
    }

    @Test func whatIsKeptIsThereAtOnce() throws {
        try write("a.png")
        let cache = makeCache()
        let early = Asker(cache.image(named: "a.png"))
        scheduler.start()
        try remove("a.png")
        let late = Asker(cache.image(named: "a.png"))
        #expect(late.images.count == 1 && late.hasEnded)
        #expect(late.images.first ?? nil === early.images.first ?? nil)
    }

    @Test func anObservableThatIsSubscribedToTwiceLoadsOnce() throws {
        try write("a.png")
        let source = makeCache().image(named: "a.png")
        let first = Asker(source)
        scheduler.start()
        try remove("a.png")
        #expect(Asker(source).images.first ?? nil === first.images.first ?? nil)
    }

    @Test func whatCanNotBeShownIsNilAndOneWarning() throws {
        _ = try folder.write("no picture", to: "text.png")
        let cache = makeCache()
        let askers = ["none.png", "text.png", "none.png"].map { Asker(cache.image(named: $0)) }
        scheduler.start()
        #expect(askers.allSatisfy { $0.images.count == 1 && $0.images[0] == nil && $0.hasEnded })
        #expect(Asker(cache.image(named: "none.png")).images.count == 1)
        let path = folder.url.appendingPathComponent("none.png").path
        #expect(lines.all.first == "picture 'none.png' is missing; looked for \(path). A placeholder is drawn.")
        #expect(lines.all.last?.hasPrefix("picture 'text.png': not a PNG or JPEG picture") == true)
        #expect(lines.all.count == 2)
    }

    @Test func aPictureThatIsCutOffNamesTheCause() throws {
        let whole = try SampleData.load(warn: { _ in })
        let name = try #require(whole.users.first).picture.large
        let data = try Data(contentsOf: whole.folder.appendingPathComponent(name))
        _ = try folder.write(data.prefix(data.count / 2), to: "half.jpg")
        let asker = Asker(makeCache().image(named: "half.jpg"))
        scheduler.start()
        #expect(asker.images == [nil])
        #expect(lines.all.count == 1)
        #expect(lines.all.first?.hasPrefix("picture 'half.jpg': the JPEG picture is") == true)
    }

    @Test func whoHasGoneIsNotLoadedFor() {
        let cache = makeCache()
        let gone = [Asker(cache.image(named: "none.png")), Asker(cache.image(named: "none.png"))]
        gone.forEach { $0.leave() }
        scheduler.start()
        #expect(lines.all == [])
    }

    @Test func oneWhoStaysIsAnsweredThoughOthersWent() throws {
        try write("a.png")
        let cache = makeCache()
        let gone = Asker(cache.image(named: "a.png"))
        let stays = Asker(cache.image(named: "a.png"))
        gone.leave()
        scheduler.start()
        #expect(gone.images.isEmpty)
        #expect(stays.images.count == 1)
    }

    @Test func memoryIsBound() throws {
        // 16 × 16 pixels of 4 bytes are 1,024; four of them have room.
        let cache = makeCache(limit: 4 * 1024)
        for index in 0..<20 {
            try write("\(index).png", side: 16)
            _ = Asker(cache.image(named: "\(index).png"))
            scheduler.start()
            #expect(cache.keptBytes <= 4 * 1024)
        }
        #expect(cache.keptBytes == 4 * 1024)
    }

    @Test func aCacheThatIsNobodysAnyMoreStillAnswers() throws {
        try write("a.png")
        weak var released: ImageCache?
        let asker: Asker
        do {
            let cache = makeCache()
            released = cache
            asker = Asker(cache.image(named: "a.png"))
        }
        scheduler.start()
        #expect(asker.images.count == 1 && asker.images[0] != nil)
        #expect(released == nil)
    }

    @Test func picturesAreDecodedInTheBackground() async throws {
        try write("a.png")
        let cache = ImageCache(reader: PortraitReader(folder: folder.url), warn: { _ in })
        for try await image in cache.image(named: "a.png").values {
            #expect(image?.size == CGSize(width: 4, height: 4))
        }
    }
}
