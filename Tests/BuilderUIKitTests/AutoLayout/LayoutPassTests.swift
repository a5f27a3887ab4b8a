import Foundation
import Testing

@testable import BuilderUIKit

/// The order of the passes, what coalesces, and what requests another one.
@MainActor
@Suite struct LayoutPassTests {
    /// Writes down what is called.
    final class Log {
        var lines: [String] = []
    }

    class Recorder: UIView {
        let name: String
        let log: Log
        var content = CGSize(width: 10, height: 10)

        init(_ name: String, _ log: Log) {
            self.name = name
            self.log = log
            super.init(frame: .zero)
            translatesAutoresizingMaskIntoConstraints = false
        }

        required init?(coder: NSCoder) { nil }

        override func updateConstraints() {
            log.lines.append("constraints \(name)")
            super.updateConstraints()
        }
        override func layoutSubviews() {
            super.layoutSubviews()
            log.lines.append("layout \(name)")
        }
        override var intrinsicContentSize: CGSize { content }
    }

    final class Controller: UIViewController {
        let log = Log()
        override func loadView() { view = Recorder("root", log) }
        override func updateViewConstraints() {
            log.lines.append("controller")
            super.updateViewConstraints()
        }
    }

    private func nest(_ views: [UIView]) {
        for (outer, inner) in zip(views, views.dropFirst()) { outer.addSubview(inner) }
    }

    @Test func constraintsGoUpAndLayoutGoesDown() {
        withScreen(100, 100) { root in
            let log = Log()
            let views = ["a", "b", "c"].map { Recorder($0, log) }
            nest([root] + views)
            root.layoutIfNeeded()
            #expect(
                log.lines == [
                    "constraints c", "constraints b", "constraints a", "layout a", "layout b", "layout c",
                ])
            log.lines = []
            root.layoutIfNeeded()
            #expect(log.lines.isEmpty)
            for _ in 0..<3 {
                views[1].setNeedsUpdateConstraints()
                views[1].setNeedsLayout()
            }
            #expect(views[1].needsUpdateConstraints() && !views[0].needsUpdateConstraints())
            root.layoutIfNeeded()
            #expect(log.lines == ["constraints b", "layout b"])
            #expect(!views[1].needsUpdateConstraints())
        }
    }

    /// A view that comes into a tree hands on the requests from below, and makes none of its own.
    @Test func requestsComeAlong() {
        withScreen(100, 100) { root in
            let log = Log()
            let views = ["a", "b"].map { Recorder($0, log) }
            nest(views)
            views[0].updateConstraintsIfNeeded()
            views[1].setNeedsUpdateConstraints()
            log.lines = []
            root.addSubview(views[0])
            root.updateConstraintsIfNeeded()
            #expect(log.lines == ["constraints b"])
        }
    }

    @Test func controllersTakePartForTheirView() {
        UIScreen(size: CGSize(width: 100, height: 100), scale: 2, traits: UITraitCollection()).asMain {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let controller = Controller()
            window.rootViewController = controller
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            controller.log.lines = []
            controller.view.setNeedsUpdateConstraints()
            window.layoutIfNeeded()
            #expect(controller.log.lines.prefix(2) == ["controller", "constraints root"])
        }
    }

    /// Constraints that `updateConstraints` makes count in the same pass.
    final class Lazy: UIView {
        var width: NSLayoutConstraint?
        var wanted: CGFloat = 40 { didSet { setNeedsUpdateConstraints() } }

        override class var requiresConstraintBasedLayout: Bool { true }
        override func updateConstraints() {
            if let width {
                width.constant = wanted
            } else {
                width = widthAnchor.constraint(equalToConstant: wanted)
                width?.isActive = true
            }
            super.updateConstraints()
        }
    }

    @Test func constraintsMadeInThePassCount() {
        withScreen(100, 100) { root in
            let view = Lazy()
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            root.layoutIfNeeded()
            #expect(view.frame.width == 40)
            view.wanted = 70
            #expect(view.frame.width == 40)
            root.layoutIfNeeded()
            #expect(view.frame.width == 70)
            #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 70)
            view.wanted = 30
            #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 30)
        }
    }

    @Test func intrinsicContentSizeIsReadAgainAfterInvalidation() {
        withScreen(100, 100) { root in
            let view = Recorder("a", Log())
            root.addSubview(view)
            root.layoutIfNeeded()
            view.content = CGSize(width: 33, height: UIView.noIntrinsicMetric)
            root.setNeedsLayout()
            root.layoutIfNeeded()
            #expect(view.frame.size == CGSize(width: 10, height: 10))
            view.invalidateIntrinsicContentSize()
            root.layoutIfNeeded()
            #expect(view.frame.size == CGSize(width: 33, height: 0))
        }
    }

    @Test func preferredWidthsWrapText() {
        withScreen(400, 400, scale: 2) { root in
            let text = label("several words that take more than one line", lines: 0)
            root.addSubview(text)
            root.layoutIfNeeded()
            let oneLine = text.frame
            text.preferredMaxLayoutWidth = 120
            root.layoutIfNeeded()
            #expect(text.frame.width <= 120 && text.frame.height > 2 * oneLine.height)
            #expect(text.intrinsicContentSize == text.frame.size)
            text.preferredMaxLayoutWidth = 0
            root.layoutIfNeeded()
            #expect(text.frame == oneLine)
        }
    }

    /// A view that requests another layout in each of its first layouts.
    private final class SlowView: UIView {
        var remaining = 0
        override func layoutSubviews() {
            super.layoutSubviews()
            guard remaining > 0 else { return }
            remaining -= 1
            setNeedsLayout()
            superview?.setNeedsLayout()
        }
    }

    @Test(arguments: [23, 24, 60])
    func aLayoutOfManyRoundsComesToRest(_ rounds: Int) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let slow = SlowView(frame: root.bounds)
        slow.remaining = rounds
        root.addSubview(slow)
        let (_, issues) = LayoutDiagnostics.collecting { root.layoutIfNeeded() }
        #expect(issues.isEmpty && slow.remaining == 0)
    }
}
