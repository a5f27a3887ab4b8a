import Builder
import Testing

@testable import BuilderUIKit

/// What an update of bound labels costs: one layout of its engine and one measurement of the text, at most.
@MainActor
@Suite struct RxBindingWorkTests {
    final class Row {
        @Variable var text: String

        init(_ text: String) { _text = Variable(wrappedValue: text) }
    }

    enum Texts: CaseIterable {
        /// One line of other widths; one that wraps, with more and fewer lines; one that wraps and doesn't by turns.
        case short, long, growing

        func text(_ index: Int, round: Int) -> String {
            switch self {
            case .short: "Row \(index): \(index * round)"
            case .long: "Row \(index) \(round) " + String(repeating: "has many words ", count: 6 + (index + round) % 5)
            case .growing: "Row \(index) " + String(repeating: "and more ", count: (index + round) % 3 * 5)
            }
        }
    }

    enum Place: CaseIterable {
        case stack, scrollView, nestedStacks, container, cells

        /// A label that wraps: Builder's own insist on their length, so that one that is too long is a conflict.
        @MainActor
        private func label(_ row: Row) -> View {
            LabelView(row.$text).contentCompressionResistancePriority(UILayoutPriority(998), for: .horizontal)
        }

        @MainActor
        func screen(_ rows: [Row]) -> View {
            switch self {
            case .stack:
                VStackView { ForEach(rows) { label($0) } }.position(.topLeft)
            case .scrollView:
                VerticalScrollView { VStackView { ForEach(rows) { label($0) } }.padding(20) }
            case .nestedStacks:
                VerticalScrollView {
                    VStackView {
                        ForEach(rows) { row in
                            HStackView {
                                ImageView(nil as UIImage?).width(20)
                                VStackView {
                                    LabelView("Name"); label(row)
                                }
                            }
                        }
                    }
                }
            case .container:
                VerticalScrollView {
                    VStackView { ForEach(rows) { row in ContainerView { label(row) }.padding(8) } }
                }
            case .cells:
                TableView(DynamicItemViewBuilder(rows) { row in label(row) })
            }
        }
    }

    /// Shows rows, changes some in each round, and checks each round's costs.
    private func check(
        _ place: Place, _ texts: Texts, count: Int, rounds: Int, changing indices: (Int) -> [Int]
    ) {
        withWindow { window in
            let rows = (0..<count).map { Row(texts.text($0, round: 0)) }
            window.rootViewController?.view.embed(place.screen(rows))
            window.layoutIfNeeded()
            for round in 1...rounds {
                let before = LayoutCounts(of: window)
                let changed = indices(round)
                for index in changed { rows[index].text = texts.text(index, round: round) }
                window.layoutIfNeeded()
                let cost = LayoutCounts(of: window) - before
                #expect(cost.gatherings == 0 && cost.constraints == 0)
                let updates = Set(changed).count
                #expect(cost.solutions <= (place == .cells ? updates : 1), "\(place) \(texts) \(round)")
                #expect(cost.measurements <= updates, "\(place) \(texts) \(round)")
            }
        }
    }

    @Test(arguments: Place.allCases)
    func allLabelsOfAScreenChangeInOneLayout(_ place: Place) {
        check(place, .short, count: 100, rounds: 6) { _ in Array(0..<100) }
    }

    @Test(arguments: Place.allCases)
    func changingOneLabelMeasuresOnlyThatLabel(_ place: Place) {
        check(place, .short, count: 100, rounds: 12) { round in [round * 7 % 100] }
    }

    @Test(arguments: [Place.scrollView, .nestedStacks, .container])
    func labelsThatWrapChangeInOneLayout(_ place: Place) {
        check(place, .long, count: 50, rounds: 6) { _ in Array(0..<50) }
        check(place, .long, count: 50, rounds: 6) { round in [round * 7 % 50] }
    }

    @Test func whatChangesTwiceBeforeALayoutIsMeasuredOnce() {
        check(.scrollView, .short, count: 50, rounds: 5) { _ in [3, 3, 4, 3] }
    }

    @Test func thousandUpdatesOfThousandLabels() {
        check(.scrollView, .short, count: 1000, rounds: 100) { round in
            (0..<10).map { (round * 37 + $0 * 101) % 1000 }
        }
    }

    /// Text that begins to wrap has its height measured at the width found, as in a first layout.
    @Test func textThatBeginsToWrapCostsASecondLookAndNoMore() {
        withWindow { window in
            let rows = (0..<30).map { Row(Texts.growing.text($0, round: 0)) }
            window.rootViewController?.view.embed(Place.scrollView.screen(rows))
            window.layoutIfNeeded()
            for round in 1...6 {
                let before = LayoutCounts(of: window)
                for (index, row) in rows.enumerated() { row.text = Texts.growing.text(index, round: round) }
                window.layoutIfNeeded()
                let cost = LayoutCounts(of: window) - before
                #expect(cost.solutions <= 2)
                #expect(cost.measurements <= 30 + 20)
            }
        }
    }

    /// However labels came to their text, they stand where they would if it had been theirs from the beginning.
    @Test(arguments: [Place.scrollView, .nestedStacks, .container], Texts.allCases)
    func framesDoNotDependOnTheTextsBefore(_ place: Place, _ texts: Texts) {
        func frames(_ rounds: ClosedRange<Int>) -> [CGRect] {
            withWindow { window in
                let rows = (0..<20).map { Row(texts.text($0, round: rounds.lowerBound)) }
                window.rootViewController?.view.embed(place.screen(rows))
                window.layoutIfNeeded()
                for round in rounds.dropFirst() {
                    for (index, row) in rows.enumerated() { row.text = texts.text(index, round: round) }
                    window.layoutIfNeeded()
                }
                return labels(in: window).map { $0.convert($0.bounds, to: window) }
            }
        }
        let fresh = frames(7...7)
        #expect(fresh.count >= 20)
        #expect(frames(0...7) == fresh)
    }

    private func labels(in view: UIView) -> [UILabel] {
        view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
    }

    @Test func textOfTheSameSizeIsNotSolved() {
        withWindow { window in
            let row = Row("10:27")
            window.rootViewController?.view.embed(Place.scrollView.screen([row]))
            window.layoutIfNeeded()
            let before = LayoutCounts(of: window)
            row.text = "10:72"
            window.layoutIfNeeded()
            let cost = LayoutCounts(of: window) - before
            #expect(cost.solutions == 0)
            #expect(cost.measurements == 1)
        }
    }

    @Test func valuesThatALabelHasAlreadyCostNothing() {
        withWindow { window in
            let row = Row("same")
            let hidden = Variable(wrappedValue: false)
            let screen = VStackView { LabelView(row.$text).hidden(bind: hidden) }
            window.rootViewController?.view.embed(screen)
            window.layoutIfNeeded()
            let before = LayoutCounts(of: window)
            for _ in 0..<10 {
                row.text = "same"
                hidden.wrappedValue = false
            }
            window.layoutIfNeeded()
            #expect(LayoutCounts(of: window) == before)
        }
    }

    @Test func labelsWithoutALayoutAreNotMeasured() {
        final class Counting: UILabel {
            var measurementCount = 0
            override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
                measurementCount += 1
                return super.textRect(forBounds: bounds, limitedToNumberOfLines: lines)
            }
        }
        let row = Row("first")
        let label = With(Counting()).text(bind: row.$text).asBaseView()
        let stack = VStackView { label }.asBaseView()
        for round in 0..<100 { row.text = "round \(round)" }
        #expect(label.text == "round 99")
        #expect(label.measurementCount == 0)
        _ = stack
    }

    @Test func unboundViewsCarryNothing() {
        let label = LabelView("unbound").color(.red).font(.body).asBaseView()
        #expect(label.attachments.isEmpty)
        #expect(label.attachments.capacity == 0)
        let stack = VStackView { label }.spacing(4).asBaseView()
        #expect(stack.attachments.isEmpty)
        #expect(UIView().attachments.isEmpty)
        let bound = LabelView(Observable.just("bound")).asBaseView()
        #expect(bound.attachments.count == 1)
    }
}
