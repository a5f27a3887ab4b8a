import Foundation
import Render
import Testing

@testable import BuilderUIKit

/// Renders that are under way at the same time see nothing of each other.
@Suite struct RenderSessionTests {
    /// Writes down what the screen and the traits are: when it is made, in layout, in the main queue's turn, in a task,
    /// and after other tasks had theirs.
    @MainActor final class Witness: UILabel {
        private var words: [String] = []

        init() {
            super.init(frame: .zero)
            numberOfLines = 0
            note("made")
            DispatchQueue.main.async { [weak self] in self?.note("queue") }
            DispatchQueue.global().async {
                let seen = Self.surroundings
                DispatchQueue.main.async { [weak self] in self?.note("global \(seen)") }
            }
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in self?.note("later") }
            Task { @MainActor [weak self] in
                for _ in 0..<5 {
                    await Task.yield()
                    self?.note("task")
                }
            }
        }

        required init?(coder: NSCoder) { nil }

        private func note(_ what: String) {
            words.append(
                "\(what) \(Self.surroundings) \(traitCollection.userInterfaceStyle.rawValue) "
                    + "\(traitCollection.preferredContentSizeCategory.rawValue)")
            text = words.sorted().joined(separator: "\n")
        }

        /// The state of code without a view: inside or outside of a render.
        nonisolated static var surroundings: String {
            guard ScreenWork.current != nil else { return "outside" }
            return "inside"
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            let screen = UIScreen.main
            accessibilityLabel = "\(screen.bounds) \(screen.scale)"
            textColor = UITraitCollection.current.userInterfaceStyle == .dark ? .white : .red
        }
    }

    /// They wait long enough while all other tests run.
    static func renderers() throws -> [Renderer] {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let backwards = UITraitCollection(layoutDirection: .rightToLeft)
        return [
            Renderer(device: try Device.find("iphone12"), timeout: 600, settlingLimit: 600),
            Renderer(traits: dark, timeout: 600, settlingLimit: 600),
            Renderer(
                traits: UITraitCollection(preferredContentSizeCategory: .accessibilityLarge), timeout: 600,
                settlingLimit: 600),
            Renderer(traits: backwards, timeout: 600, settlingLimit: 600),
            Renderer(device: try Device.find("iPhone SE (1st)"), timeout: 600, settlingLimit: 600),
            Renderer(orientation: .landscape, timeout: 600, settlingLimit: 600),
            Renderer(traits: UITraitCollection(traitsFrom: [dark, backwards]), timeout: 600, settlingLimit: 600),
            Renderer(scale: 1, timeout: 600, settlingLimit: 600),
        ]
    }

    static func draw(_ index: Int, _ renderer: Renderer) async throws -> Data {
        try await renderer.png(of: Witness(), width: index % 2 == 0 ? 150 + Double(index) * 20 : nil)
    }

    @Test func eightConcurrentRendersMatchSequentialOnes() async throws {
        var alone: [Data] = []
        let renderers = try Self.renderers()
        for (index, renderer) in renderers.enumerated() { alone.append(try await Self.draw(index, renderer)) }
        #expect(Set(alone).count == alone.count)
        for _ in 0..<3 {
            try await withThrowingTaskGroup(of: (Int, Data).self) { group in
                for (index, renderer) in renderers.enumerated() {
                    group.addTask { (index, try await Self.draw(index, renderer)) }
                }
                for try await (index, png) in group { #expect(png == alone[index], "renderer \(index)") }
            }
        }
    }

    enum Tag { @TaskLocal static var request = "none" }

    @MainActor static func tagged() -> UIView { RendererTests.text(Tag.request) }

    /// What a server binds for a request (its number in the log, its tracing) reaches that request's view.
    @Test func taskLocalsOfTheCallerReachItsViewAndNoOther() async throws {
        try await withThrowingTaskGroup(of: (Int, String).self) { group in
            for number in 0..<40 {
                group.addTask {
                    let tree = try await Tag.$request.withValue("request \(number).") {
                        try await Renderer(timeout: 600).textTree(of: Self.tagged(), width: 200)
                    }
                    return (number, tree)
                }
            }
            for try await (number, tree) in group { #expect(tree.contains("request \(number).")) }
        }
    }

    @MainActor final class PictureInPicture: UIImageView {
        /// A renderer whose limits no busy machine reaches.
        nonisolated static var patient: Renderer {
            var renderer = Renderer(timeout: 600)
            renderer.settlingLimit = 600
            return renderer
        }

        convenience init(depth: Int) {
            self.init(frame: .zero)
            guard depth > 0 else { return }
            Task { @MainActor [weak self] in
                let inner = try await Self.patient.png(
                    of: PictureInPicture(depth: depth - 1), width: 20, height: 20, scale: 1)
                self?.image = UIImage(data: inner)
                self?.accessibilityLabel = "depth \(depth)"
            }
        }
    }

    /// All places are taken by renders that wait for a picture within theirs.
    @Test func picturesWithinPicturesDontWaitForEachOther() async throws {
        try await withThrowingTaskGroup(of: [String].self) { group in
            for _ in 0..<40 {
                group.addTask {
                    try await PictureInPicture.patient.display(
                        of: PictureInPicture(depth: 2), width: 20, height: 20, scale: 1
                    ).warnings
                }
            }
            for try await warnings in group { #expect(warnings == []) }
        }
    }

    /// Holds weak references to views.
    @MainActor final class Guest: UIView {
        struct Trace { weak var guest: Guest? }
        static var traces: [Trace] = []

        static func make() -> Guest {
            let guest = Guest()
            traces.append(Trace(guest: guest))
            return guest
        }
    }

    /// Views, windows and what a session keeps are gone when the picture is there.
    @Test func nothingIsLeftOfARender() async throws {
        for _ in 0..<20 {
            _ = try await Renderer(timeout: 600).png(of: Guest.make(), width: 10, height: 10, scale: 1)
        }
        await MainActor.run {
            #expect(Guest.traces.count == 20)
            #expect(Guest.traces.allSatisfy { $0.guest == nil })
        }
    }
}
