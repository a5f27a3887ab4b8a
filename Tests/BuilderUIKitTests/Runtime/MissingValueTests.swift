import BuilderUIKit
import Foundation
import Testing

/// Values in place of expressions that don't compile.
@MainActor
@Suite struct MissingValueTests {
    private enum Style: String { case plain, grouped }
    private enum State { case loading, loaded(Int), failed(code: Int, isFinal: Bool) }
    private struct Insets: Equatable {
        var top = 1.5
        var style = Style.grouped
        var isOn = true
    }

    @Test func enumerationsAreTheirFirstCase() {
        let style: Style = missingValue()
        #expect(style == .plain)
        let state: State = missingValue()
        guard case .loaded(0) = state else {
            // The first case with a payload precedes those without.
            guard case .loading = state else { return #expect(Bool(false), "\(state)") }
            return
        }
    }

    @Test func structuresOfNumbersAreZero() {
        let insets: Insets = missingValue()
        #expect(insets == Insets(top: 0, style: .plain, isOn: false))
        let range: ClosedRange<Int> = missingValue()
        #expect(range == 0...0)
    }

    @Test func objectsThatArentViewsExist() {
        let item: UIBarButtonItem = missingValue()
        #expect(item.title == nil)
        let layout: UICollectionViewLayout = missingValue()
        #expect(layout.collectionView == nil)
        let layer: CALayer = missingValue()
        #expect(layer.sublayers?.isEmpty != false)
        let constraint: NSLayoutConstraint = missingValue()
        #expect(!constraint.isActive)
    }
}
