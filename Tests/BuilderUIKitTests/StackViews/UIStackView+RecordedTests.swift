import Foundation
import Testing

@testable import BuilderUIKit

/// Stacks whose frames UIKit gave, in points.
@MainActor
@Suite struct UIStackViewRecordedTests {
    private func frames(
        _ views: [UIView], in size: CGSize, scale: CGFloat = 2, axis: NSLayoutConstraint.Axis = .horizontal,
        spacing: CGFloat = 0, distribution: UIStackView.Distribution = .fill, alignment: UIStackView.Alignment = .fill,
        configure: (UIStackView) -> Void = { _ in }
    ) -> [CGRect] {
        withScreen(500, 900, scale: scale) { root in
            let stack = UIStackView(arrangedSubviews: views)
            stack.axis = axis
            stack.spacing = spacing
            stack.distribution = distribution
            stack.alignment = alignment
            stack.frame = CGRect(origin: .zero, size: size)
            configure(stack)
            root.addSubview(stack)
            root.layoutIfNeeded()
            return views.map(\.frame)
        }
    }

    private func expect(
        _ frames: [CGRect], _ expected: [[CGFloat]], within tolerance: CGFloat = 0.01,
        _ location: SourceLocation = #_sourceLocation
    ) {
        for (frame, numbers) in zip(frames, expected) {
            #expect(
                frame.isNear(numbers[0], numbers[1], numbers[2], numbers[3], within: tolerance),
                "\(frame) instead of \(numbers)", sourceLocation: location)
        }
    }

    @Test func withEqualHuggingTheFirstStretches() {
        expect(
            frames([Box(29.5, 19), Box(29, 19), Box(41.5, 19)], in: CGSize(width: 300, height: 30), spacing: 8),
            [[0, 0, 213.5, 30], [221.5, 0, 29, 30], [258.5, 0, 41.5, 30]])
    }

    @Test func withEqualResistanceTheFirstShrinks() {
        expect(
            frames([Box(76.5, 19), Box(94, 19)], in: CGSize(width: 120, height: 30), spacing: 8),
            [[0, 0, 18, 30], [26, 0, 94, 30]])
    }

    @Test func ofTwoSpacersTheLastTakesTheSlack() {
        expect(
            frames(
                [Box(29.5, 19), plain(), Box(29, 19), plain(), Box(41.5, 19)], in: CGSize(width: 300, height: 30),
                spacing: 8),
            [[0, 0, 29.5, 30], [37.5, 0, 0, 30], [45.5, 0, 29, 30], [82.5, 0, 168, 30], [258.5, 0, 41.5, 30]])
    }

    @Test func aViewWithoutSizeTakesTheRest() {
        expect(
            frames(
                [Box(104.5, 20), plain(), Box(86, 15)], in: CGSize(width: 300, height: 180), axis: .vertical,
                spacing: 10),
            [[0, 0, 300, 20], [0, 30, 300, 125], [0, 165, 300, 15]])
    }

    @Test func equalHeightsAtTheLeadingEdge() {
        expect(
            frames(
                [Box(71.5, 20), Box(167, 17), Box(97.5, 14)], in: CGSize(width: 266, height: 96), axis: .vertical,
                spacing: 4, distribution: .fillEqually, alignment: .leading),
            [[0, 0, 71.5, 29.5], [0, 33, 167, 29.5], [0, 67, 97.5, 29.5]], within: 0.51)
    }

    nonisolated static let spread: [(Double, [Double])] = [
        (688, [0, 81.667, 163.667, 245.333, 327, 408.667]), (772, [0, 92.333, 184.667, 276.667, 369, 461.333]),
    ]

    @Test(arguments: spread)
    func equalSpacingAt3x(height: Double, tops: [Double]) {
        let result = frames(
            (0..<9).map { _ in Box(100, 34) }, in: CGSize(width: 158, height: height), scale: 3, axis: .vertical,
            distribution: .equalSpacing)
        for (frame, top) in zip(result, tops) {
            #expect(abs(frame.minY - CGFloat(top)) < 0.01)
            #expect(abs(frame.height - 34) < 0.34)
        }
    }

    @Test func equalSpacingAt2x() {
        let result = frames(
            (0..<7).map { _ in Box(100, 34) }, in: CGSize(width: 394, height: 732), axis: .vertical,
            distribution: .equalSpacing)
        for (frame, top) in zip(result, [0, 116.5, 232.5, 349, 465.5, 581.5]) { #expect(abs(frame.minY - top) < 0.01) }
    }

    @Test func equalCentering() {
        let heights: [CGFloat] = [30, 1, 34, 30, 1, 30]
        let widths: [CGFloat] = [61, 335, 140, 81, 335, 79]
        let result = frames(
            zip(widths, heights).map { Box($0, $1) }, in: CGSize(width: 375, height: 190), axis: .vertical,
            distribution: .equalCentering, alignment: .center)
        for (frame, top) in zip(result, [0, 46.5, 62, 96, 142.5, 160]) {
            #expect(abs(frame.minY - top) < 0.01, "\(frame)")
        }
        #expect(abs(result[0].minX - 157) < 0.01)
        #expect(abs(result[2].minX - 117.5) < 0.01)
    }

    @Test func equalColumnsAreCutAtPixels() {
        expect(
            frames(
                [plain(), plain()], in: CGSize(width: 335, height: 10), scale: 3, spacing: 20,
                distribution: .fillEqually),
            [[0, 0, 157.667, 10], [177.667, 0, 157.333, 10]], within: 0.01)
        expect(
            frames((0..<4).map { _ in plain() }, in: CGSize(width: 375, height: 10), distribution: .fillEqually),
            [[0, 0, 94, 10], [94, 0, 93.5, 10], [187.5, 0, 94, 10], [281.5, 0, 93.5, 10]])
        expect(
            frames(
                (0..<3).map { _ in plain() }, in: CGSize(width: 340, height: 100), spacing: 20,
                distribution: .fillEqually),
            [[0, 0, 100, 100], [120, 0, 100, 100], [240, 0, 100, 100]])
    }

    @Test func proportionalShares() {
        let result = frames(
            [Box(160, 10), Box(80, 10), Box(40, 10)], in: CGSize(width: 200, height: 10), scale: 1000,
            distribution: .fillProportionally)
        expect(result, [[0, 0, 114.286, 10], [114.286, 0, 57.143, 10], [171.429, 0, 28.571, 10]], within: 0.002)
    }

    /// Shares are of the natural lengths with spacing, but apply to the real length: the last view takes what is left.
    @Test func proportionalSharesWithSpacingLeaveARest() {
        let result = frames(
            (0..<24).map { _ in Box(1, 10) }, in: CGSize(width: 300, height: 10), scale: 1000, spacing: 1,
            distribution: .fillProportionally)
        for frame in result.dropLast() { #expect(abs(frame.width - 300 / 47) < 0.002) }
        #expect(abs(result[23].width - 130.2) < 0.05, "\(result[23])")
    }

    @Test func theLowestHuggingTakesTheSlack() {
        let views = [Box(30, 42), Box(42, 30), Box(42, 42)]
        for (index, view) in views.enumerated() {
            view.setContentHuggingPriority(UILayoutPriority(251 + Float(index)), for: .horizontal)
        }
        expect(
            frames(views, in: CGSize(width: 343, height: 42)),
            [[0, 0, 259, 42], [259, 0, 42, 42], [301, 0, 42, 42]])
    }

    @Test func aStackThatConstraintsPlaceSizesItself() {
        func fixed(_ width: CGFloat, _ height: CGFloat) -> UIView {
            let view = plain()
            NSLayoutConstraint.activate([
                view.widthAnchor.constraint(equalToConstant: width),
                view.heightAnchor.constraint(equalToConstant: height),
            ])
            return view
        }
        let stack = UIStackView(arrangedSubviews: [fixed(200, 100), fixed(200, 50)])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        stack.layoutIfNeeded()
        #expect(stack.frame.size == CGSize(width: 200, height: 150))

        let labels = UIStackView(arrangedSubviews: [label("Hello World"), label("Goodbye World")])
        labels.axis = .vertical
        let sizes = labels.arrangedSubviews.map(\.intrinsicContentSize)
        let fitting = labels.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(abs(fitting.width - max(sizes[0].width, sizes[1].width)) < 0.01)
        #expect(abs(fitting.height - (sizes[0].height + sizes[1].height)) < 0.34)
    }

    @Test func hiddenViewsTakeNoRoom() {
        let hidden = Box(50, 10)
        hidden.isHidden = true
        let result = frames(
            [Box(20, 10), hidden, Box(30, 10)], in: CGSize(width: 300, height: 10), spacing: 10)
        #expect(result[1].width == 0)
        expect([result[0], result[2]], [[0, 0, 260, 10], [270, 0, 30, 10]])
    }

    @Test func customSpacingReplacesTheStacks() {
        let views = [Box(20, 10), Box(30, 10), Box(40, 10)]
        let result = frames(views, in: CGSize(width: 300, height: 10), spacing: 10) {
            $0.setCustomSpacing(25, after: views[0])
            $0.setCustomSpacing(UIStackView.spacingUseSystem, after: views[1])
        }
        #expect(result[1].minX - result[0].maxX == 25)
        #expect(result[2].minX - result[1].maxX == 8)
    }

    @Test(arguments: [UIStackView.Alignment.leading, .center, .trailing])
    func alignmentAcrossTheAxis(_ alignment: UIStackView.Alignment) {
        let result = frames(
            [Box(20, 10), Box(30, 40), plain()], in: CGSize(width: 300, height: 60), alignment: alignment)
        let tops: [CGFloat] =
            switch alignment {
            case .leading: [0, 0, 0]
            case .center: [25, 10, 30]
            default: [50, 20, 60]
            }
        for (frame, top) in zip(result, tops) { #expect(abs(frame.minY - top) < 0.01, "\(alignment): \(frame)") }
        #expect(result[2].height == 0)
    }
}
