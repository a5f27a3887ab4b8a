import Foundation
import Render
import Testing

@testable import BuilderUIKit

/// Views that request too much end in a picture, a warning or an error: never in a crash, never without end.
@Suite struct RenderLimitsRunawayViewTests {
    @MainActor static func high(_ points: CGFloat) -> UIView {
        let view = UIView()
        view.accessibilityIdentifier = "tower"
        view.heightAnchor.constraint(equalToConstant: points).isActive = true
        return view
    }

    @Test(arguments: [CGFloat(1e6), 1e9, 1e12, .nan, .infinity]) func aViewHigherThanAnyPictureThrows(
        _ points: CGFloat
    ) async {
        do {
            _ = try await Renderer(timeout: 600).png(of: Self.high(points), width: 100)
            Issue.record("no error for \(points)")
        } catch {
            #expect("\(error)".contains("tower"), "\(error)")
        }
    }

    enum Loop: CaseIterable {
        case asksAgain, laysItselfOut, laysItsParentOut, laysItsParentOutTwice, changesAConstant, asksForConstraints,
            swapsSubviews
        case asksInTheQueue, asksInATask
    }

    @MainActor final class Restless: UIView {
        let loop: Loop
        private lazy var side = widthAnchor.constraint(equalToConstant: 10)
        private var rounds = 0

        init(_ loop: Loop) {
            self.loop = loop
            super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            if loop == .changesAConstant { side.isActive = true }
            if loop == .asksInTheQueue { requestLayoutInTheQueue() }
            if loop == .asksInATask { requestLayoutInATask() }
        }

        required init?(coder: NSCoder) { nil }

        override func layoutSubviews() {
            super.layoutSubviews()
            rounds += 1
            switch loop {
            case .asksAgain: setNeedsLayout()
            case .laysItselfOut:
                setNeedsLayout()
                layoutIfNeeded()
            case .laysItsParentOut, .laysItsParentOutTwice:
                superview?.setNeedsLayout()
                superview?.layoutIfNeeded()
            case .changesAConstant: side.constant = 10 + CGFloat(rounds % 7)
            case .asksForConstraints: setNeedsUpdateConstraints()
            case .swapsSubviews:
                subviews.first?.removeFromSuperview()
                addSubview(UIView())
            case .asksInTheQueue, .asksInATask: break
            }
        }

        override func updateConstraints() {
            if loop == .asksForConstraints { setNeedsUpdateConstraints() }
            super.updateConstraints()
        }

        private func requestLayoutInTheQueue() {
            setNeedsLayout()
            DispatchQueue.main.async { [weak self] in self?.requestLayoutInTheQueue() }
        }

        private func requestLayoutInATask() {
            Task { @MainActor [weak self] in
                while let self, !Task.isCancelled {
                    self.setNeedsLayout()
                    await Task.yield()
                }
            }
        }
    }

    @MainActor static func parent(of loop: Loop) -> UIView {
        let parent = UIView()
        for _ in 0..<(loop == .laysItsParentOutTwice ? 2 : 1) { parent.addSubview(Restless(loop)) }
        return parent
    }

    @Test(arguments: Loop.allCases) func layoutThatNeverEndsIsGivenUp(_ loop: Loop) async throws {
        let limits = RenderLimits(seconds: 1200)
        let renderer = Renderer(timeout: 600, settlingLimit: 0.05, limits: limits)
        let display = try await renderer.display(of: Self.parent(of: loop), width: 40, height: 40, scale: 1)
        #expect(try display.bitmap().width == 40)
    }

    /// A body that contains itself becomes a report and an empty view.
    @MainActor static func endlessBody() -> UIView {
        LayoutDiagnostics.reportEndlessBody(of: Restless.self, depth: 500)
        return UIView()
    }

    /// An empty view has no height either: the error names the cause, not the consequence.
    @Test(arguments: [100.0, nil]) func aBodyWithoutEndIsTheErrorWhateverFollowsFromIt(_ width: Double?) async {
        await #expect(throws: RenderError.layout(.endlessBody(type: "Restless", depth: 500))) {
            _ = try await Renderer(timeout: 600).png(of: Self.endlessBody(), width: width)
        }
    }

    @Test func theWarningNamesTheViewThatLaysItselfOutWithoutEnd() async throws {
        let display = try await Renderer(timeout: 600, settlingLimit: 0.05).display(
            of: Self.parent(of: .laysItselfOut), width: 40, height: 40, scale: 1)
        #expect(
            display.warnings.contains { $0.contains("Restless") && $0.contains("500 layoutSubviews") },
            "\(display.warnings)")
    }

    /// Places its subviews by frames, and lays them out at once.
    @MainActor final class Nest: UIView {
        override func layoutSubviews() {
            super.layoutSubviews()
            for child in subviews {
                child.frame = CGRect(x: 0, y: 0, width: bounds.width - 1, height: bounds.height)
                child.layoutIfNeeded()
            }
        }

        static func make(depth: Int) -> UIView {
            let outermost = Nest()
            var last: UIView = outermost
            for _ in 0..<depth {
                let inner = Nest()
                last.addSubview(inner)
                last = inner
            }
            return outermost
        }
    }

    @Test(arguments: [120, 400]) func viewsThatLayOutTheirSubviewsMayBeDeeplyNested(_ depth: Int) async throws {
        let (display, width) = try await Renderer(timeout: 600).display(
            of: Nest.make(depth: depth), width: 500, height: 10, scale: 1,
            reading: { view in
                var innermost = view
                while let child = innermost.subviews.first { innermost = child }
                return Double(innermost.bounds.width)
            })
        #expect(width == Double(500 - depth))
        #expect(display.warnings.isEmpty, "\(display.warnings)")
    }
}
