import Foundation
import Testing

@testable import BuilderUIKit

/// The constraints that a stack makes across its axis, for each alignment.
@MainActor
@Suite struct StackArrangementAlignmentTests {
    private func across(_ alignment: UIStackView.Alignment, views: Int = 2) -> [String] {
        let stack = lettered(views)
        stack.alignment = alignment
        let alongTheAxis = ["UISV-spacing", "UISV-canvas-connection |.leading", "UISV-canvas-connection |.trailing"]
        return notation(of: stack).filter { line in !alongTheAxis.contains { line.hasPrefix($0) } }
    }

    private let suppression = [
        "UISV-ambiguity-suppression a.height == 0 @25", "UISV-ambiguity-suppression b.height == 0 @25",
    ]
    private let spanned = [
        "UISV-spanning-boundary spacer.top <= a.top", "UISV-spanning-boundary spacer.bottom >= a.bottom",
        "UISV-spanning-boundary spacer.top <= b.top", "UISV-spanning-boundary spacer.bottom >= b.bottom",
        "UISV-spanning-fit spacer.height == 0 @51",
    ]

    @Test func top() {
        #expect(
            across(.top) == ["UISV-alignment a.top == b.top"] + suppression + [
                "UISV-spanning-boundary spacer.top == a.top @999.5",
                "UISV-spanning-boundary spacer.bottom >= a.bottom",
                "UISV-spanning-boundary spacer.top == b.top @999.5",
                "UISV-spanning-boundary spacer.bottom >= b.bottom",
                "UISV-spanning-fit spacer.height == 0 @51",
                "UISV-canvas-connection |.top == a.top",
                "UISV-canvas-connection |.bottom == spacer.bottom",
            ])
    }

    @Test func bottom() {
        #expect(
            across(.bottom) == ["UISV-alignment a.bottom == b.bottom"] + suppression + [
                "UISV-spanning-boundary spacer.top <= a.top",
                "UISV-spanning-boundary spacer.bottom == a.bottom @999.5",
                "UISV-spanning-boundary spacer.top <= b.top",
                "UISV-spanning-boundary spacer.bottom == b.bottom @999.5",
                "UISV-spanning-fit spacer.height == 0 @51",
                "UISV-canvas-connection |.top == spacer.top",
                "UISV-canvas-connection |.bottom == a.bottom",
            ])
    }

    @Test func center() {
        #expect(
            across(.center) == ["UISV-alignment a.centerY == b.centerY"] + suppression + spanned + [
                "UISV-canvas-connection |.top == spacer.top",
                "UISV-canvas-connection |.bottom == spacer.bottom",
                "UISV-canvas-connection |.centerY == a.centerY",
            ])
    }

    @Test func firstBaseline() {
        #expect(
            across(.firstBaseline) == ["UISV-alignment a.firstBaseline == b.firstBaseline"] + suppression + spanned + [
                "UISV-canvas-connection |.top == spacer.top",
                "UISV-canvas-connection |.bottom == spacer.bottom",
                "UISV-canvas-fit |.height == 0 @49",
            ])
    }

    @Test func lastBaseline() {
        #expect(
            across(.lastBaseline) == ["UISV-alignment a.lastBaseline == b.lastBaseline"] + suppression + spanned + [
                "UISV-canvas-connection |.top == spacer.top",
                "UISV-canvas-connection |.bottom >= spacer.bottom",
                "UISV-canvas-fit |.height == 0 @49",
            ])
    }

    @Test func baselinesDoNotLineUpInAColumn() {
        for alignment in [UIStackView.Alignment.firstBaseline, .lastBaseline] {
            let stack = lettered(3, axis: .vertical)
            stack.alignment = alignment
            #expect(notation(of: stack, "UISV-alignment").isEmpty)
            #expect(notation(of: stack, "UISV-spanning-boundary").count == 6)
        }
    }

    @Test func leadingInAColumn() {
        let stack = lettered(2, axis: .vertical)
        stack.alignment = .leading
        #expect(notation(of: stack, "UISV-alignment") == ["UISV-alignment a.leading == b.leading"])
        #expect(notation(of: stack, "UISV-spanning-fit") == ["UISV-spanning-fit spacer.width == 0 @51"])
        #expect(notation(of: stack, "UISV-ambiguity").first == "UISV-ambiguity-suppression a.width == 0 @25")
    }

    /// One arranged view needs no spacer; the edges that are weak become inequalities.
    @Test func aSingleView() {
        let fit = "UISV-canvas-fit |.height == 0 @49"
        let suppression = "UISV-ambiguity-suppression a.height == 0 @25"
        #expect(
            across(.top, views: 1) == [
                suppression, "UISV-canvas-connection |.top == a.top", "UISV-canvas-connection |.bottom >= a.bottom",
                fit,
            ])
        #expect(
            across(.bottom, views: 1) == [
                suppression, "UISV-canvas-connection |.top <= a.top", "UISV-canvas-connection |.bottom == a.bottom",
                fit,
            ])
        #expect(
            across(.center, views: 1) == [
                suppression, "UISV-canvas-connection |.top <= a.top", "UISV-canvas-connection |.bottom >= a.bottom",
                "UISV-canvas-connection |.centerY == a.centerY", fit,
            ])
        for alignment in [UIStackView.Alignment.firstBaseline, .lastBaseline] {
            #expect(
                across(alignment, views: 1) == [
                    suppression, "UISV-canvas-connection |.top <= a.top",
                    "UISV-canvas-connection |.bottom >= a.bottom", fit,
                ])
        }
    }

    /// With margins every connection goes to their guide.
    @Test(arguments: [UIStackView.Alignment.fill, .leading, .center, .trailing, .firstBaseline, .lastBaseline])
    func marginsReplaceTheStacksEdges(_ alignment: UIStackView.Alignment) {
        let stack = lettered(2)
        stack.alignment = alignment
        stack.isLayoutMarginsRelativeArrangement = true
        let connections = notation(of: stack, "UISV-canvas-connection")
        #expect(connections.count == (alignment == .center ? 5 : 4))
        #expect(connections.allSatisfy { $0.hasPrefix("UISV-canvas-connection margins.") }, "\(connections)")
    }

    @Test func theGuidesAreNamedAsInUIKit() {
        let stack = lettered(2)
        stack.alignment = .center
        stack.distribution = .equalSpacing
        stack.prepareGuidesForGathering()
        #expect(stack.spacer?.identifier == "UISV-alignment-spanner")
        #expect(stack.gapGuides.map(\.identifier) == ["UISV-distributing"])
        #expect(stack.layoutGuides.isEmpty)
    }

    // MARK: What they come to

    /// Whatever the alignment, the stack is as high as its views need; a view without a height has none.
    @Test(arguments: [UIStackView.Alignment.leading, .center, .trailing])
    func theStackIsAsHighAsItsHighestView(_ alignment: UIStackView.Alignment) {
        let stack = UIStackView(arrangedSubviews: [Item("a", 10, 20), Item("b", 10, 50), plain(), UIImageView()])
        stack.alignment = alignment
        laidOut(stack) {
            #expect(stack.frame.height == 50)
            #expect(stack.arrangedSubviews.map(\.frame.height) == [20, 50, 0, 0])
            let tops: [CGFloat] =
                switch alignment {
                case .leading: [0, 0, 0, 0]
                case .center: [15, 0, 25, 25]
                default: [30, 0, 50, 50]
                }
            #expect(stack.arrangedSubviews.map(\.frame.minY) == tops)
        }
    }

    /// With `fill` the highest content wins, because content resists at 750 and hugs at 250.
    @Test func fillTakesTheHighestContent() {
        let stack = UIStackView(arrangedSubviews: [Item("a", 10, 20), Item("b", 10, 50), plain()])
        laidOut(stack) {
            #expect(stack.frame.height == 50)
            #expect(stack.arrangedSubviews.map(\.frame.height) == [50, 50, 50])
        }
        // A switch hugs its height at 750.
        let row = UIStackView(arrangedSubviews: [Item("a", 10, 20), UISwitch()])
        #expect(laidOut(row) { row.frame.height } == 31)
    }

    @Test func aSingleViewIsPlacedInATooLargeStack() {
        for (alignment, top) in [(UIStackView.Alignment.leading, CGFloat(0)), (.center, 45), (.trailing, 90)] {
            let stack = lettered(1)
            stack.alignment = alignment
            expect(frames(of: stack, in: CGSize(width: 30, height: 100)), [[0, top, 30, 10]])
        }
    }

    @Test func leadingFollowsTheReadingDirection() {
        for (alignment, x) in [(UIStackView.Alignment.leading, CGFloat(90)), (.trailing, 0)] {
            let stack = lettered(2, axis: .vertical)
            stack.alignment = alignment
            stack.semanticContentAttribute = .forceRightToLeft
            expect(frames(of: stack, in: CGSize(width: 100, height: 20)), [[x, 0, 10, 10], [x, 10, 10, 10]])
        }
    }

    @Test func viewsThatAreTooHighAreCutToTheStack() {
        for alignment in [UIStackView.Alignment.leading, .center, .trailing] {
            let stack = UIStackView(arrangedSubviews: [Item("a", 10, 80), Item("b", 10, 20)])
            stack.alignment = alignment
            let result = frames(of: stack, in: CGSize(width: 20, height: 40))
            #expect(result[0] == CGRect(x: 0, y: 0, width: 10, height: 40), "\(alignment)")
            #expect(result[1].height == 20)
        }
    }
}
