import BuilderSnapshots
import BuilderUIKit
import Foundation
import Render
import ScreenDriver
import Testing

@MainActor
@Suite struct FlowFilmTests {
    /// A box that a button moves by 120 points in half a second, at an even pace.
    @MainActor
    private final class SlidingController: UIViewController {
        let box = UIView(frame: CGRect(x: 0, y: 200, width: 40, height: 40))
        var move: (SlidingController) -> Void = { _ in }
        var log: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            box.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            view.addSubview(box)
            let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 40))
            button.accessibilityIdentifier = "go"
            button.addAction(
                UIAction { [weak self] _ in
                    guard let self else { return }
                    move(self)
                }, for: .touchUpInside)
            view.addSubview(button)
        }

        func slide() {
            UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
                self.box.frame.origin.x = 120
            } completion: { _ in
                self.log.append("done")
            }
        }
    }

    /// Taps and returns the time of each frame with the place of the box's left edge, in points.
    private func frames(
        _ move: @escaping (SlidingController) -> Void
    ) async throws -> (places: [(time: Double, x: Int)], controller: SlidingController) {
        let controller = SlidingController()
        controller.move = move
        let driver = try await Driver(controller, renderer: Renderer(scale: 1, timeout: 600))
        var places: [(time: Double, x: Int)] = []
        driver.onFrame = { driver in
            let bitmap = try driver.display().bitmap()
            let x = (0..<bitmap.width).first { bitmap.pixel(x: $0, y: 220) == 0xFFFF_0000 }
            places.append((driver.time, x ?? -1))
        }
        try await driver.tap("go")
        driver.onFrame = nil
        return (places, controller)
    }

    @Test func animationsTakeTheirTime() async throws {
        let (places, controller) = try await frames { $0.slide() }
        let start = try #require(places.last { $0.x == 0 }).time
        let moving = places.filter { $0.x > 0 && $0.x < 120 }
        #expect(moving.count >= 28 && moving.count <= 30)
        for place in moving { #expect(abs(Double(place.x) - (place.time - start) * 240) < 3) }
        #expect(places.last?.x == 120)
        #expect(controller.log == ["done"])
    }

    @Test func timersFireForAsLongAsWithoutFrames() async throws {
        let (_, controller) = try await frames { controller in
            DispatchQueue.main.asyncAfter(deadline: .now() + 3) {
                controller.log.append("first")
                DispatchQueue.main.asyncAfter(deadline: .now() + 3) { controller.log.append("second") }
            }
        }
        #expect(controller.log == ["first"])
    }

    @Test func completionsAndTimersFollowInTheirOrder() async throws {
        let (places, controller) = try await frames { controller in
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) { controller.log.append("timer") }
            controller.slide()
            DispatchQueue.main.asyncAfter(deadline: .now() + 2) { controller.log.append("late") }
        }
        #expect(controller.log == ["timer", "done", "late"])
        #expect(try #require(places.last).time >= 2)
        // The time up to the late timer is one frame.
        #expect(places.count < 60)
    }

    @Test func keyframesAndSpringsAreSampled() async throws {
        let (keyframes, _) = try await frames { controller in
            UIView.animateKeyframes(withDuration: 1, delay: 0) {
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                    controller.box.frame.origin.x = 120
                }
            }
        }
        let still = keyframes.filter { $0.x == 0 }
        #expect(still.count > 25)
        #expect(keyframes.filter { $0.x > 0 && $0.x < 120 }.count > 25)
        let (spring, _) = try await frames { controller in
            UIView.animate(
                withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 0
            ) { controller.box.frame.origin.x = 120 }
        }
        #expect(spring.contains { $0.x > 130 })
        #expect(spring.last?.x == 120)
    }

    @Test func animationsEndAtOnceWithoutFrames() async throws {
        let controller = SlidingController()
        controller.move = { $0.slide() }
        let driver = try await Driver(controller, renderer: Renderer(scale: 1, timeout: 600))
        try await driver.tap("go")
        #expect(driver.time < 0.5)
        #expect(controller.log == ["done"])
    }

    @Test func renderWritesAFilm() async throws {
        let screen = Screen("slide") {
            let controller = SlidingController()
            controller.move = { $0.slide() }
            return controller
        }
        .step("moved") { try await $0.tap("go") }
        .step("waited") { try await $0.wait(3) }
        let folder = try TemporaryFolder()
        let catalog = Catalog([screen, Gallery.box])
        let run = await ToolRun(
            ["render", "slide", "--format", "apng", "--scale", "0.5"], in: folder, catalog: catalog)
        #expect(run.status == .success, "\(run.messages)")
        #expect(folder.files == ["slide.apng"])
        let file = try folder.read("slide.apng")
        let delays = Self.delays(file)
        #expect(delays.count > 25 && delays.count < 40)
        // The first picture rests, and the last one through two steps' ends, three seconds and the film's end.
        #expect(delays.first ?? 0 >= 45)
        #expect(delays.last ?? 0 >= 45 * 3 + 175)
        #expect(delays.dropFirst().dropLast().allSatisfy { $0 <= 2 })
        let again = await ToolRun(
            ["render", "slide", "-o", "-", "--format", "apng", "--scale", "0.5"], catalog: catalog)
        #expect(again.output == file)
        let still = await ToolRun(["render", "box", "-o", "-", "--format", "apng"], catalog: catalog)
        #expect(Self.delays(still.output).count == 1)
        let first = await ToolRun(
            ["render", "slide/moved", "-o", "-", "--format", "apng", "--scale", "0.5"], catalog: catalog)
        #expect(try #require(Self.delays(first.output).last) < 180)
    }

    /// Returns the ticks of the frames of an animated PNG.
    private static func delays(_ file: Data) -> [Int] {
        var delays: [Int] = []
        var rest = file.dropFirst(8)
        while rest.count >= 12 {
            let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
            if String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self) == "fcTL" {
                delays.append(rest.dropFirst(28).prefix(2).reduce(0) { $0 << 8 | Int($1) })
            }
            rest = rest.dropFirst(12 + length)
        }
        return delays
    }
}
