import Foundation
import Render
import Testing

@testable import BuilderUIKit

@Suite struct RenderLimitsTests {
    static func renderer(_ change: (inout RenderLimits) -> Void) -> Renderer {
        var limits = RenderLimits.standard
        change(&limits)
        return Renderer(timeout: 600, limits: limits)
    }

    @Test func onlyAPictureOverThePixelLimitThrows() async throws {
        let renderer = Self.renderer { $0.pixels = 200 }
        _ = try await renderer.png(of: RendererTests.box(.red), width: 10, height: 20, scale: 1)
        do {
            _ = try await renderer.png(of: RendererTests.box(.red), width: 10, height: 21, scale: 1)
            Issue.record("no error")
        } catch RenderError.paint(.tooLarge(let width, let height, let limit, _)) {
            #expect((width, height, limit) == (10, 21, 200))
        }
    }

    @Test func whatIsOnlyReadMayBeLargerThanAPicture() async throws {
        let tree = try await Self.renderer { $0.pixels = 1 }.textTree(of: RendererTests.box(.red), width: 10)
        #expect(tree.contains("UIView"))
    }

    @Test func thePixelsOfThePictureCountAsItsMemory() async throws {
        let renderer = Self.renderer { $0.bytes = 800 }
        _ = try await renderer.png(of: RendererTests.box(.red), width: 10, height: 20, scale: 1)
        await #expect(throws: RenderError.tooMuchMemory(view: "UIView", bytes: 840, limit: 800)) {
            _ = try await renderer.png(of: RendererTests.box(.red), width: 10, height: 21, scale: 1)
        }
    }

    enum Document: CaseIterable {
        case pdf, svg

        func make(of display: Display) throws -> Data {
            switch self {
            case .pdf: try display.pdf()
            case .svg: try display.svg()
            }
        }
    }

    @Test(arguments: Document.allCases) func documentsAreLimitedAsPicturesAre(_ document: Document) async throws {
        var display = try await Renderer(timeout: 600).display(
            of: RendererTests.box(.red), width: 10, height: 20, scale: 1)
        display.limits.pixels = 200
        display.limits.bytes = 800
        _ = try document.make(of: display)

        display.limits.pixels = 199
        do {
            _ = try document.make(of: display)
            Issue.record("no error")
        } catch RenderError.paint(.tooLarge(let width, let height, let limit, _)) {
            #expect((width, height, limit) == (10, 20, 199))
        }

        display.limits.pixels = 200
        display.limits.bytes = 799
        #expect(throws: RenderError.tooMuchMemory(view: "UIView", bytes: 800, limit: 799)) {
            _ = try document.make(of: display)
        }
    }

    @MainActor static func shadowed() -> UIView {
        let box = RendererTests.box(.red)
        box.frame.origin = CGPoint(x: 40, y: 40)
        box.layer.shadowOpacity = 1
        box.layer.shadowRadius = 10
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.addSubview(box)
        return view
    }

    /// A shadow is a picture in a document; there is no room for it beside the page.
    @Test(arguments: Document.allCases) func picturesInDocumentsMustFitBesideThePage(_ document: Document) async throws
    {
        var display = try await Renderer(timeout: 600).display(of: Self.shadowed(), width: 100, height: 100, scale: 1)
        _ = try document.make(of: display)
        display.limits.bytes = 100 * 100 * 4 + 1
        do {
            _ = try document.make(of: display)
            Issue.record("no error")
        } catch RenderError.paint(.tooMuchMemory(_, let limit, _)) {
            #expect(limit == 1)
        }
    }

    @MainActor static func sameImageTwice() -> UIView {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 30, height: 30))
        }
        let stack = UIStackView(arrangedSubviews: [UIImageView(image: image), UIImageView(image: image)])
        stack.accessibilityIdentifier = "photos"
        return stack
    }

    @Test func imagesCountOnce() async throws {
        let display = try await Renderer(timeout: 600).display(of: Self.sameImageTwice(), width: 60, scale: 1)
        var images: [Bitmap] = []
        var pending = [display.layer]
        while let layer = pending.popLast() {
            for case .image(let image) in layer.contents { images.append(image.bitmap) }
            pending += Array(layer.sublayers)
        }
        let one = try #require(images.first)
        #expect(images.count == 2)
        #expect(display.layer.imageBytes == one.bytesPerRow * one.height)

        var small = display
        small.limits.bytes = 60 * 30 * 4 + display.layer.imageBytes - 1
        #expect(throws: RenderError.self) { try small.bitmap() }
        small.limits.bytes += 1
        _ = try small.bitmap()
    }

    /// Counts how often it is laid out.
    @MainActor final class Counting: UIView {
        static var layouts = 0
        override func layoutSubviews() {
            super.layoutSubviews()
            Self.layouts += 1
        }
    }

    @MainActor static func family(_ children: Int) -> UIView {
        Counting.layouts = 0
        let view = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        for _ in 0..<children { view.addSubview(UIView()) }
        return view
    }

    @MainActor @Test func tooManyViewsThrowBeforeLayout() async throws {
        let renderer = Self.renderer { $0.views = 5 }
        _ = try await renderer.png(of: Self.family(4), width: 10, scale: 1)
        do {
            _ = try await renderer.png(of: Self.family(5), width: 10, scale: 1)
            Issue.record("no error")
        } catch RenderError.tooManyViews(_, let count, let limit) {
            #expect((count, limit) == (6, 5))
            #expect(Counting.layouts == 0)
        }
    }

    @MainActor final class SelfMultiplyingController: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            for _ in 0..<200 { view.addSubview(UIView()) }
        }
    }

    @Test func viewsOfAControllerCountToo() async {
        do {
            _ = try await Self.renderer { $0.views = 100 }.png(of: SelfMultiplyingController())
            Issue.record("no error")
        } catch {
            guard case RenderError.tooManyViews(_, 200..., limit: 100) = error else {
                Issue.record("\(error)")
                return
            }
        }
    }

    @Test func aScreenThatNeverComesToRestTakesTooLong() async {
        let renderer = Self.renderer { $0.seconds = 0.05 }
        await #expect(throws: RenderError.tookTooLong(seconds: 0.05)) {
            _ = try await renderer.png(of: Self.endless(), width: 10)
        }
    }

    /// Waits for work that never ends.
    @MainActor static func endless() -> UIView {
        let view = RendererTests.box(.red)
        view.tag = 1
        Forever.works.append(ScreenWork.current?.begin("for ever"))
        return view
    }

    @MainActor enum Forever { static var works: [RunningWork?] = [] }

    @Test(arguments: [0, -1, Double.nan]) func aLimitOfTimeMustBePositive(_ seconds: Double) async {
        await #expect(throws: RenderError.self) {
            _ = try await Self.renderer { $0.seconds = seconds }.png(of: RendererTests.box(.red), width: 10)
        }
    }

    @Test(arguments: [0, -1, Double.nan, .infinity, 86_401]) func aTimeoutIsATimeOfADayAtMost(_ seconds: Double) async {
        do {
            _ = try await Renderer(timeout: seconds).png(of: RendererTests.box(.red), width: 10)
            Issue.record("no error")
        } catch {
            #expect("\(error)".contains("timeout"), "\(error)")
        }
    }

    @MainActor
    @Test(arguments: [-1, Double.nan, .infinity, 86_401])
    func aSettlingLimitIsATimeOfADayAtMost(_ seconds: Double) async {
        let renderer = Renderer(timeout: 600, settlingLimit: seconds)
        do {
            _ = try await renderer.png(of: RendererTests.box(.red), width: 10)
            Issue.record("no error")
        } catch {
            #expect("\(error)".contains("settlingLimit"), "\(error)")
        }
        #expect(throws: RenderError.self) { try renderer.layOut(RendererTests.box(.red), width: 10) }
    }

    @Test func aSettlingLimitOfZeroIsFine() async throws {
        let renderer = Renderer(timeout: 600, settlingLimit: 0)
        #expect(try await renderer.bitmap(of: RendererTests.box(.red), width: 10, height: 10, scale: 1).width == 10)
    }

    @Test func aCancelledTaskDrawsNothing() async {
        let task = Task {
            // Canceled before it begins.
            while !Task.isCancelled { await Task.yield() }
            return try await Renderer(timeout: 600).png(of: Self.never(), width: 10)
        }
        task.cancel()
        await #expect(throws: CancellationError.self) { _ = try await task.value }
    }

    @MainActor static func never() -> UIView {
        Issue.record("a view was made after the cancellation")
        return UIView()
    }

    @Test(arguments: [
        RenderError.tookTooLong(seconds: 3), .tooManyWaiting(limit: 3), .tooManyViews(view: "A", count: 4, limit: 3),
        .tooMuchMemory(view: "A", bytes: 4, limit: 3),
    ])
    func errorDescriptionsContainTheLimitAndARemedy(_ error: RenderError) {
        #expect(error.description.contains("3"))
        #expect(error.description.contains("raise the renderer's limits."))
    }
}
