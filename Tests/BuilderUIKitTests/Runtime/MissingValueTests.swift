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

    @Test func valuesOfFoundationExist() {
        let components: DateComponents = missingValue()
        #expect(components == DateComponents())
        let calendar: Calendar = missingValue()
        #expect(calendar == .current)
        let locale: Locale = missingValue()
        #expect(locale == .current)
        let zone: TimeZone = missingValue()
        #expect(zone == .current)
        let request: URLRequest = missingValue()
        #expect(request.url?.isFileURL == true)
        let path: IndexPath = missingValue()
        #expect(path.isEmpty)
        let price: Decimal = missingValue()
        #expect(price == 0)
        let text: AttributedString = missingValue()
        #expect(text.characters.isEmpty)
        let formatter: DateFormatter = missingValue()
        #expect(formatter.dateFormat != "d")
        let predicate: NSPredicate = missingValue()
        #expect(!predicate.evaluate(with: nil))
    }

    @Test func measurementsAreZeroInTheirBaseUnit() {
        let length: Measurement<UnitLength> = missingValue()
        #expect(length.value == 0 && length.unit == .meters)
        let unit: Measurement<Unit> = missingValue()
        #expect(unit.value == 0)
    }

    @Test func errorsAreThoseOfAFeatureThatIsMissing() {
        let error: any Error = missingValue()
        #expect((error as? CocoaError)?.code == .featureUnsupported)
        let result: Result<NSMutableSet, any Error> = missingValue()
        #expect(throws: CocoaError.self) { try result.get() }
    }
}
