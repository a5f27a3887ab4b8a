import Foundation
import Render
import Testing

@testable import BuilderUIKit

@Suite struct RendererTests {
    @MainActor static func box(_ color: UIColor) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
        view.backgroundColor = color
        return view
    }

    @Test func aBitmapHasTheRequestedSizeTimesTheScale() async throws {
        let bitmap = try await Renderer(timeout: 600).bitmap(of: Self.box(.red), width: 30, height: 20, scale: 2)
        #expect(bitmap.width == 60)
        #expect(bitmap.height == 40)
        #expect(bitmap.pixel(x: 59, y: 39) == 0xFFFF_0000)
    }

    @Test func aScreenIsTheDevices() async throws {
        let bitmap = try await Renderer(device: Device.find("iphone12"), timeout: 600).bitmap(of: UIViewController())
        #expect(bitmap.width == 1170)
        #expect(bitmap.height == 2532)
    }

    @Test(arguments: [0, -1, Double.nan, .infinity, 1e9]) func badSizesNameTheView(_ value: Double) async {
        await #expect(throws: RenderError.self) {
            _ = try await Renderer(timeout: 600).png(of: Self.box(.red), width: value)
        }
        do {
            _ = try await Renderer(timeout: 600).png(of: Self.box(.red), width: 10, scale: value)
            Issue.record("no error for a scale of \(value)")
        } catch {
            #expect("\(error)".contains("UIView"))
        }
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300]) func badFramesNameTheView(_ value: CGFloat) async {
        do {
            _ = try await Renderer(timeout: 600).png(of: Self.culprit(width: value), width: 10)
            Issue.record("no error for a width of \(value)")
        } catch {
            #expect("\(error)".contains("culprit"), "\(error)")
        }
    }

    @MainActor static func culprit(width: CGFloat) -> UIView {
        let view = box(.red)
        view.accessibilityIdentifier = "culprit"
        view.frame.size.width = width
        return view
    }

    /// A column with a carousel of fixed height, a text view without scrolling and, optionally, a scroll view that
    /// takes what is left.
    @MainActor static func column(scrolls: Bool) -> UIView {
        let carousel = UIScrollView()
        carousel.heightAnchor.constraint(equalToConstant: 40).isActive = true
        let wide = UIView(frame: CGRect(x: 0, y: 0, width: 900, height: 70))
        carousel.addSubview(wide)
        carousel.contentSize = CGSize(width: 900, height: 70)
        let text = UITextView()
        text.isScrollEnabled = false
        text.textContainerInset = .zero
        text.heightAnchor.constraint(equalToConstant: 30).isActive = true
        let stack = UIStackView(arrangedSubviews: [carousel, text])
        stack.axis = .vertical
        if scrolls {
            let rest = UIScrollView()
            rest.contentSize = CGSize(width: 50, height: 1000)
            stack.addArrangedSubview(rest)
        }
        return stack
    }

    @Test(arguments: [(false, 70), (true, 1070)]) func onlyWhatGrowsWithAViewMakesItHigh(
        scrolls: Bool, height: Int
    ) async throws {
        let bitmap = try await Renderer(timeout: 600)
            .bitmap(of: Self.column(scrolls: scrolls), width: 50, scale: 1)
        #expect(bitmap.height == height)
    }

    @Test func appearanceReachesTheColors() async throws {
        func corner(_ style: UIUserInterfaceStyle) async throws -> UInt32 {
            try await Renderer(traits: UITraitCollection(userInterfaceStyle: style), timeout: 600)
                .bitmap(of: Self.box(.systemBackground), width: 4, height: 4, scale: 1).pixel(x: 0, y: 0)
        }
        #expect(try await corner(.light) == 0xFFFF_FFFF)
        #expect(try await corner(.dark) == 0xFF00_0000)
    }

    @MainActor static func text(_ text: String) -> UIView {
        let label = UILabel()
        label.text = text
        return label
    }

    /// The same view gives the same bytes during concurrent renders.
    @Test func manyTasksDrawTheSameBytes() async throws {
        func draw() async throws -> Data {
            try await Renderer(timeout: 600).png(of: Self.text("The same bytes, every time."), width: 120, scale: 3)
        }
        let first = try await draw()
        try await withThrowingTaskGroup(of: Data.self) { group in
            for _ in 0..<20 { group.addTask { try await draw() } }
            for try await data in group { #expect(data == first) }
        }
    }

    /// A blocked main thread ends in an error, not in waiting.
    @Test func aBlockedMainThreadTimesOut() async {
        let gate = DispatchSemaphore(value: 0)
        let blocker = Task { @MainActor in
            // Blocks the main actor until the renderer's timeout.
            Self.wait(gate)
        }
        await #expect(throws: RenderError.mainThreadBusy(seconds: 0.05)) {
            _ = try await Renderer(timeout: 0.05, settlingLimit: 0).png(of: Self.box(.red), width: 10)
        }
        gate.signal()
        await blocker.value
    }

    /// Longer than others can keep the renderer from noticing.
    private static func wait(_ gate: DispatchSemaphore) { _ = gate.wait(timeout: .now() + 600) }
}
