import Foundation
import SwiftlyUI
import Testing

@MainActor
@Suite struct UIViewTextSizeLimitTests {
    private let outer = UIView()
    private let inner = UIView()

    init() { outer.addSubview(inner) }

    private func size(_ view: UIView, at current: UIContentSizeCategory) -> UIContentSizeCategory {
        var result = UIContentSizeCategory.unspecified
        UITraitCollection(traitsFrom: [.current, UITraitCollection(preferredContentSizeCategory: current)])
            .performAsCurrent { result = view.traitCollection.preferredContentSizeCategory }
        return result
    }

    @Test func theTextSizeStaysWithinTheLimits() {
        outer.minimumContentSizeCategory(.medium).maximumContentSizeCategory(.extraLarge)
        for view in [outer, inner] {
            #expect(size(view, at: .extraSmall) == .medium)
            #expect(size(view, at: .large) == .large)
            #expect(size(view, at: .accessibilityLarge) == .extraLarge)
        }
    }

    @Test func theInnerLimitsComeLast() {
        outer.maximumContentSizeCategory(.large)
        inner.minimumContentSizeCategory(.extraExtraLarge)
        #expect(size(inner, at: .accessibilityLarge) == .extraExtraLarge)
        #expect(size(inner, at: .small) == .extraExtraLarge)
        #expect(size(outer, at: .accessibilityLarge) == .large)
        inner.minimumContentSizeCategory(nil).maximumContentSizeCategory(.medium)
        #expect(size(inner, at: .accessibilityLarge) == .medium)
        #expect(size(inner, at: .small) == .small)
    }

    @Test func limitsMayBeTakenAway() {
        outer.maximumContentSizeCategory(.small)
        #expect(size(inner, at: .large) == .small)
        outer.maximumContentSizeCategory(nil)
        #expect(size(inner, at: .large) == .large)
        #expect(outer.maximumContentSizeCategory == nil)
    }

    @Test func whereTheyContradictEachOtherTheGreatestCounts() {
        outer.minimumContentSizeCategory(.extraLarge).maximumContentSizeCategory(.small)
        #expect(size(outer, at: .large) == .small)
        outer.minimumContentSizeCategory(.unspecified).maximumContentSizeCategory(.init(rawValue: "?"))
        #expect(size(outer, at: .large) == .large)
    }

    @Test func aViewThatComesInIsLimitedToo() {
        outer.maximumContentSizeCategory(.small)
        let late = UIView()
        #expect(size(late, at: .large) == .large)
        inner.addSubview(late)
        #expect(size(late, at: .large) == .small)
        late.removeFromSuperview()
        #expect(size(late, at: .large) == .large)
    }
}
