import Foundation
import Testing

@testable import BuilderUIKit

/// Random stacks against the direct model, to the pixel.
@MainActor
@Suite struct UIStackViewRandomTests {
    /// Repeatable numbers (a linear congruence; the high bits are good enough).
    private struct Dice: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }

    private func randomModel(_ distribution: StackModel.Distribution, _ dice: inout Dice) -> StackModel {
        let count = Int.random(in: 1...6, using: &dice)
        let huggings = (200..<200 + count).shuffled(using: &dice)
        let resistances = (700..<700 + count).shuffled(using: &dice)
        var views = (0..<count).map { index in
            StackModel.View(
                length: Double(Int.random(in: 1...160, using: &dice)) / 2,
                cross: Double(Int.random(in: 0...160, using: &dice)) / 2,
                isHidden: Int.random(in: 0..<4, using: &dice) == 0,
                custom: Int.random(in: 0..<4, using: &dice) == 0 ? Double(Int.random(in: 0...20, using: &dice)) : nil,
                hugging: huggings[index], resistance: resistances[index])
        }
        if views.allSatisfy(\.isHidden) { views[0].isHidden = false }
        var model = StackModel(
            views: views, distribution: distribution,
            alignment: StackModel.Alignment.allCases.randomElement(using: &dice) ?? .fill,
            spacing: Double(Int.random(in: 0...12, using: &dice)), length: 0,
            cross: Double(Int.random(in: 10...120, using: &dice)))
        let least = Int((model.gaps.max() ?? 0) * Double(model.gaps.count)) + 1
        model.length = Double(Int.random(in: least...least + 500, using: &dice))
        return model
    }

    private func stack(_ model: StackModel, _ axis: NSLayoutConstraint.Axis) -> UIStackView {
        let isRow = axis == .horizontal
        let stack = UIStackView()
        stack.axis = axis
        stack.spacing = model.spacing
        stack.distribution =
            switch model.distribution {
            case .fill: .fill
            case .fillEqually: .fillEqually
            case .fillProportionally: .fillProportionally
            case .equalSpacing: .equalSpacing
            case .equalCentering: .equalCentering
            }
        stack.alignment =
            switch model.alignment {
            case .fill: .fill
            case .leading: .leading
            case .center: .center
            case .trailing: .trailing
            }
        for each in model.views {
            let view = Item("", isRow ? each.length : each.cross, isRow ? each.cross : each.length)
            view.setContentHuggingPriority(UILayoutPriority(Float(each.hugging)), for: axis)
            view.setContentCompressionResistancePriority(UILayoutPriority(Float(each.resistance)), for: axis)
            view.isHidden = each.isHidden
            stack.addArrangedSubview(view)
            if let custom = each.custom { stack.setCustomSpacing(custom, after: view) }
        }
        return stack
    }

    private func matches(_ span: (start: Double, end: Double), _ start: CGFloat, _ end: CGFloat, scale: Double) -> Bool
    {
        func edge(_ value: Double) -> Double { (value * scale + 0.5 + 1e-5).rounded(.down) / scale }
        // A value within a millionth of half a pixel may fall either way.
        func near(_ value: Double, _ found: CGFloat) -> Bool {
            abs(edge(value - 1e-6) - Double(found)) < 1e-6 || abs(edge(value + 1e-6) - Double(found)) < 1e-6
        }
        return near(span.start, start) && near(span.end, end)
    }

    /// Lays the stacks of many models out in one tree each for both axes, and compares.
    @Test(arguments: StackModel.Distribution.allCases, [2.0, 3])
    func framesAreThoseOfTheModel(_ distribution: StackModel.Distribution, scale: Double) {
        var dice = Dice(
            state: UInt64(scale) &* 77_777 &+ UInt64(StackModel.Distribution.allCases.firstIndex(of: distribution) ?? 0)
        )
        let models = (0..<36).map { _ in randomModel(distribution, &dice) }
        withScreen(1000, 1000, scale: scale) { root in
            let (stacks, issues) = LayoutDiagnostics.collecting {
                let stacks = models.enumerated().map { index, model in
                    let isRow = index.isMultiple(of: 2)
                    let stack = stack(model, isRow ? .horizontal : .vertical)
                    stack.frame.size = CGSize(
                        width: isRow ? model.length : model.cross, height: isRow ? model.cross : model.length)
                    root.addSubview(stack)
                    return stack
                }
                root.layoutIfNeeded()
                return stacks
            }
            #expect(issues.isEmpty, "\(issues.first.map { "\($0)" } ?? "")")
            for (model, stack) in zip(models, stacks) { compare(model, stack, scale: scale) }
        }
    }

    /// From right to left a stack is its own mirror image, to the pixel that rounding moves.
    @Test(arguments: StackModel.Distribution.allCases)
    func theMirrorImage(_ distribution: StackModel.Distribution) {
        var dice = Dice(state: 99)
        for _ in 0..<6 {
            let model = randomModel(distribution, &dice)
            for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
                let isRow = axis == .horizontal
                let size = CGSize(
                    width: isRow ? model.length : model.cross, height: isRow ? model.cross : model.length)
                let plain = frames(of: stack(model, axis), in: size)
                let mirrored = stack(model, axis)
                mirrored.semanticContentAttribute = .forceRightToLeft
                for (frame, image) in zip(plain, frames(of: mirrored, in: size)) {
                    #expect(
                        image.isNear(size.width - frame.maxX, frame.minY, frame.width, frame.height, within: 0.51),
                        "\(image) mirrors \(frame) in \(model)")
                }
            }
        }
    }

    private func compare(_ model: StackModel, _ stack: UIStackView, scale: Double) {
        let isRow = stack.axis == .horizontal
        let frames = stack.arrangedSubviews.map(\.frame)
        func main(_ frame: CGRect) -> (CGFloat, CGFloat) {
            isRow ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
        }
        func cross(_ frame: CGRect) -> (CGFloat, CGFloat) {
            isRow ? (frame.minY, frame.maxY) : (frame.minX, frame.maxX)
        }
        for (span, frame) in zip(model.crossSpans(), frames) {
            let (start, end) = cross(frame)
            #expect(matches(span, start, end, scale: scale), "across: \(frame) is not \(span) in \(model)")
        }
        for (index, frame) in frames.enumerated() where model.views[index].isHidden {
            let (start, end) = main(frame)
            #expect(start == end, "hidden: \(frame) in \(model)")
        }
        let spans = model.spans()
        if model.distribution == .equalCentering, spans.allSatisfy({ $0 == nil }) {
            compareCenters(model, stack)
        }
        for (span, frame) in zip(spans, frames) {
            guard let span else { continue }
            let (start, end) = main(frame)
            #expect(matches(span, start, end, scale: scale), "along: \(frame) is not \(span) in \(model)")
        }
    }

    /// Centers that can't be equally far apart: lengths are the model's, and no other places are nearer to it.
    private func compareCenters(_ model: StackModel, _ stack: UIStackView) {
        guard let engine = stack.layoutRoot.engine else { return }
        let spans = stack.arrangedSubviews.filter { !$0.isHidden }.compactMap(\.layoutItem).map { item in
            stack.axis == .horizontal
                ? (engine.system.solver.value(of: item.left), engine.system.solver.value(of: item.right))
                : (engine.system.solver.value(of: item.top), engine.system.solver.value(of: item.bottom))
        }
        let lengths = model.lengths()
        #expect(zip(spans, lengths).allSatisfy { abs($0.1 - $0.0 - $1) < 1e-6 }, "\(spans) in \(model)")
        let centers = spans.map { ($0.0 + $0.1) / 2 }
        let distances = zip(centers.dropFirst(), centers).map(-)
        let error = distances.dropFirst().reduce(0) { $0 + abs($1 - distances[0]) }
        #expect(abs(error - model.leastCentringError(lengths)) < 1e-6, "\(spans) in \(model)")
        for (gap, least) in zip(zip(spans.dropFirst(), spans).map { $0.0 - $1.1 }, model.gaps) {
            #expect(gap > least - 1e-6)
        }
    }
}
