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

    /// Records the events that a subscription receives.
    private final class ImageObserver {
        var images: [UIImage?] = []
        var hasEnded = false
        private var subscription: (any Disposable)?

        init(_ source: Observable<UIImage?>) {
            subscription = source.subscribe(
                onNext: { [weak self] in self?.images.append($0) },
                onCompleted: { [weak self] in self?.hasEnded = true })
        }

        func dispose() { subscription?.dispose() }
    }

    @Test func concurrentRequestsShareOneLoad() throws {
        try write("a.png")
        let cache = makeCache()
        let observers = (0..<3).map { _ in ImageObserver(cache.image(named: "a.png")) }
        #expect(observers.allSatisfy { $0.images.isEmpty })
        scheduler.start()
        let image = try #require(observers[0].images.first ?? nil)
        #expect(observers.allSatisfy { $0.images.count == 1 && $0.images[0] === image && $0.hasEnded })
    }

    @Test func whatIsKeptIsThereAtOnce() throws {
        try write("a.png")
        let cache = makeCache()
        let early = ImageObserver(cache.image(named: "a.png"))
        scheduler.start()
        try remove("a.png")
        let late = ImageObserver(cache.image(named: "a.png"))
        #expect(late.images.count == 1 && late.hasEnded)
        #expect(late.images.first ?? nil === early.images.first ?? nil)
    }

    @Test func anObservableThatIsSubscribedToTwiceLoadsOnce() throws {
        try write("a.png")
        let source = makeCache().image(named: "a.png")
        let first = ImageObserver(source)
        scheduler.start()
        try remove("a.png")
        #expect(ImageObserver(source).images.first ?? nil === first.images.first ?? nil)
    }

    @Test func whatCanNotBeShownIsNilAndOneWarning() throws {
        _ = try folder.write("no picture", to: "text.png")
        let cache = makeCache()
        let observers = ["none.png", "text.png", "none.png"].map { ImageObserver(cache.image(named: $0)) }
        scheduler.start()
        #expect(observers.allSatisfy { $0.images.count == 1 && $0.images[0] == nil && $0.hasEnded })
        #expect(ImageObserver(cache.image(named: "none.png")).images.count == 1)
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
        let observer = ImageObserver(makeCache().image(named: "half.jpg"))
        scheduler.start()
        #expect(observer.images == [nil])
        #expect(lines.all.count == 1)
        #expect(lines.all.first?.hasPrefix("picture 'half.jpg': the JPEG picture is") == true)
    }

    @Test func disposedRequestsAreNotLoaded() {
        let cache = makeCache()
        let disposed = [ImageObserver(cache.image(named: "none.png")), ImageObserver(cache.image(named: "none.png"))]
        disposed.forEach { $0.dispose() }
        scheduler.start()
        #expect(lines.all == [])
    }

    @Test func disposingARequestKeepsTheLoadForOthers() throws {
        try write("a.png")
        let cache = makeCache()
        let disposed = ImageObserver(cache.image(named: "a.png"))
        let remaining = ImageObserver(cache.image(named: "a.png"))
        disposed.dispose()
        scheduler.start()
        #expect(disposed.images.isEmpty)
        #expect(remaining.images.count == 1)
    }

    @Test func memoryIsBound() throws {
        // 16 × 16 pixels of 4 bytes are 1,024; four of them have room.
        let cache = makeCache(limit: 4 * 1024)
        for index in 0..<20 {
            try write("\(index).png", side: 16)
            _ = ImageObserver(cache.image(named: "\(index).png"))
            scheduler.start()
            #expect(cache.keptBytes <= 4 * 1024)
        }
        #expect(cache.keptBytes == 4 * 1024)
    }

    @Test func aRequestCompletesAfterTheCacheIsReleased() throws {
        try write("a.png")
        weak var released: ImageCache?
        let observer: ImageObserver
        do {
            let cache = makeCache()
            released = cache
            observer = ImageObserver(cache.image(named: "a.png"))
        }
        scheduler.start()
        #expect(observer.images.count == 1 && observer.images[0] != nil)
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
