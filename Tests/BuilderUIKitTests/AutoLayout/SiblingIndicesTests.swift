import Foundation
import Testing

@testable import BuilderUIKit

/// Views that join among many siblings get their places in tree order.
@MainActor
@Suite struct SiblingIndicesTests {
    @Test func manyJoinAmongMany() throws {
        var random = SystemOfNumbers(5)
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        func makeView(isConstrained: Bool) -> UIView {
            let view = UIView()
            guard isConstrained else { return view }
            view.translatesAutoresizingMaskIntoConstraints = false
            return view
        }
        for index in 0..<80 { root.addSubview(makeView(isConstrained: index % 3 == 0)) }
        root.layoutIfNeeded()
        let engine = try #require(root.layoutRoot.engine)
        let gatherings = engine.work.gatherings
        for _ in 0..<4 {
            for _ in 0..<20 {
                let view = makeView(isConstrained: random.next(3) > 0)
                if random.next(4) == 0 {
                    for _ in 0..<20 { view.addSubview(makeView(isConstrained: random.next(6) == 0)) }
                }
                root.insertSubview(view, at: random.next(root.subviews.count + 1))
            }
            root.layoutIfNeeded()
            var orders: [Int] = []
            func visit(_ view: UIView) {
                if let item = engine.system.item(of: view) { orders.append(item.order) }
                view.subviews.forEach(visit)
            }
            visit(root)
            #expect(orders.count > 40)
            #expect(zip(orders, orders.dropFirst()).allSatisfy { $0 < $1 })
        }
        #expect(engine.work.gatherings == gatherings)
    }

    /// Several changes of a text before a layout cause one measurement.
    @Test func aContentSizeIsMeasuredOncePerLayout() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let label = UILabel()
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
        root.layoutIfNeeded()
        let engine = try #require(root.layoutRoot.engine)
        for isMultiline in [false, true, false, true] {
            let measured = engine.work.measured
            label.numberOfLines = isMultiline ? 0 : 1
            for text in ["a", "ab", "abc"] { label.text = text }
            root.layoutIfNeeded()
            #expect(engine.work.measured == measured + 1)
            #expect(engine.sizes.textViews.count <= 1)
        }
    }
}

/// The same numbers in every run.
private struct SystemOfNumbers {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed }

    mutating func next(_ limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(limit))
    }
}
