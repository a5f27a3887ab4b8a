import Foundation
import Testing

@testable import BuilderUIKit

/// Why a frame is what it is.
@MainActor
@Suite struct FrameExplanationTests {
    @Test func contentSizesAndPins() throws {
        try withScreen(320, 400) { root in
            let text = label("Hello")
            text.accessibilityIdentifier = "title"
            root.addSubview(text)
            let leading = text.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16)
            let top = text.topAnchor.constraint(equalTo: root.topAnchor, constant: 20)
            NSLayoutConstraint.activate([leading, top])
            let why = text.layoutDiagnostics.frame
            #expect(why.frame == text.frame)
            #expect(why.edges.map(\.name) == [.left, .width, .right, .top, .height, .bottom])
            #expect(why[.left]?.value == 16)
            #expect(why[.left]?.reasons.map(\.constraint) == [leading])
            #expect(why[.left]?.reasons.first?.text == "H:|-(16)-[title]")
            #expect(why[.width]?.reasons.map(\.origin) == [.contentSize])
            #expect(why[.top]?.reasons.map(\.constraint) == [top])
            let width = NumberText.short(try #require(why[.width]).value)
            #expect(
                why.description.contains(
                    "title.width == \(width) (content size; hugs @250, resists compression @750)"), "\(why)")
            #expect(why.description.contains("left + width"))
            #expect(why.violatedConstraints.isEmpty)
            #expect(why.edges.allSatisfy { !$0.isAmbiguous })
        }
    }

    /// The chain goes on from a view to its neighbors and to the superview's size.
    @Test func chainsEndAtGivenSizes() throws {
        try withScreen(320, 400) { root in
            let text = label("Hello")
            let box = Box(40, 40)
            for view in [text, box] { root.addSubview(view) }
            let constraints = [
                text.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
                box.leadingAnchor.constraint(equalTo: text.trailingAnchor, constant: 8),
                box.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
                box.widthAnchor.constraint(equalToConstant: 50),
            ]
            NSLayoutConstraint.activate(constraints)
            let why = text.layoutDiagnostics.frame
            let right = try #require(why[.right])
            #expect(abs(right.value - 246) < 1e-6)
            #expect(right.directCount == 1)
            #expect(Set(right.reasons.compactMap(\.constraint)) == Set(constraints.dropFirst()))
            #expect(right.reasons.first?.constraint == constraints[1])
            // The label would rather be as narrow as its text.
            #expect(why.violatedConstraints.map(\.constraint.origin) == [.contentSize])
            #expect(why.violatedConstraints.first.map { $0.violation > 100 } == true)
            #expect(
                Set(text.constraintsAffectingLayout(for: .horizontal)) == Set(constraints))
            #expect(text.constraintsAffectingLayout(for: .horizontal).prefix(2) == constraints.prefix(2))
            #expect(text.constraintsAffectingLayout(for: .vertical).isEmpty)
        }
    }

    /// The keyboard's strip begins at its view's bottom, as its text states.
    @Test func guidesAlongAnEdge() {
        withScreen(393, 852, safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)) { root in
            root.accessibilityIdentifier = "root"
            let box = Box(40, 40)
            root.addSubview(box)
            NSLayoutConstraint.activate([
                box.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor),
                box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            ])
            let reasons = box.layoutDiagnostics.frame[.bottom]?.reasons.filter { $0.origin == .guide } ?? []
            #expect(
                reasons.map(\.text) == ["UILayoutGuide'UIKeyboardLayoutGuide' of root.top == root.bottom - 34"])
        }
    }

    /// An inequality that the content pushes against is what fixes the edge; the content is named as not met.
    @Test func limitsThatAreReached() throws {
        try withScreen(320, 400) { root in
            let text = label("A text that is longer than its place")
            root.addSubview(text)
            let limit = text.widthAnchor.constraint(lessThanOrEqualToConstant: 100)
            NSLayoutConstraint.activate([
                limit, text.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                text.topAnchor.constraint(equalTo: root.topAnchor),
            ])
            let why = text.layoutDiagnostics.frame
            #expect(why[.width]?.reasons.map(\.constraint) == [limit])
            #expect(why.violatedConstraints.count == 1)
            let missing = text.intrinsicContentSize.width - 100
            let violation = try #require(why.violatedConstraints.first).violation
            #expect(abs(violation - missing) < 0.01)
        }
    }

    @Test func centeredViewsAreExplainedByTwoConstraints() {
        withScreen(320, 400) { root in
            let box = Box(10, 10)
            root.addSubview(box)
            let center = box.centerXAnchor.constraint(equalTo: root.centerXAnchor)
            let width = box.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5)
            NSLayoutConstraint.activate([center, width])
            let why = box.layoutDiagnostics.frame
            #expect(Set(why[.left]?.reasons.compactMap(\.constraint) ?? []) == [center, width])
            #expect(why[.width]?.reasons.first?.constraint == width)
            #expect(why[.width]?.value == 160)
            // Both reference the box itself, and that a center lies between the edges is no reason.
            #expect(why[.left]?.directCount == 2)
            #expect(why[.left]?.reasons.allSatisfy { [.code, .autoresizing, .rootSize].contains($0.origin) } == true)
        }
    }

    /// A constraint on a center or a baseline is about the view as much as one on its edges.
    @Test func centersAndBaselinesThatGiveWayAreUnmet() {
        withScreen(320, 400) { root in
            let (first, second) = (label("first", 30), label("second"))
            for view in [first, second] { root.addSubview(view) }
            let center = first.centerXAnchor.constraint(equalTo: root.centerXAnchor)
            let baseline = second.firstBaselineAnchor.constraint(equalTo: first.firstBaselineAnchor)
            for constraint in [center, baseline] { constraint.priority = .defaultHigh }
            NSLayoutConstraint.activate([
                center, baseline, first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                first.widthAnchor.constraint(equalToConstant: 200), first.topAnchor.constraint(equalTo: root.topAnchor),
                second.topAnchor.constraint(equalTo: root.topAnchor),
            ])
            #expect(first.layoutDiagnostics.frame.violatedConstraints.map(\.constraint.constraint).contains(center))
            #expect(second.layoutDiagnostics.frame.violatedConstraints.map(\.constraint.constraint) == [baseline])
            baseline.priority = .required
            NSLayoutConstraint.deactivate(root.constraints.filter { $0.firstItem === second && $0 !== baseline })
            let top = second.layoutDiagnostics.frame[.top]
            #expect(top?.reasons.first?.constraint == baseline)
            #expect(top?.directCount == 1)
        }
    }

    @Test func stacksAreExplainedByTheirConstraints() {
        withScreen(320, 400) { root in
            let boxes = [Box(10, 10), Box(20, 10)]
            let stack = UIStackView(arrangedSubviews: boxes)
            stack.spacing = 6
            stack.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(stack)
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
            stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
            let why = boxes[1].layoutDiagnostics.frame
            #expect(why[.left]?.reasons.first?.identifier == "UISV-spacing")
            #expect(why[.left]?.reasons.first?.origin == .container)
            #expect(why[.left]?.value == 16)
        }
    }

    @Test func framesAreGiven() {
        withScreen(320, 400) { root in
            let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
            root.addSubview(view)
            let why = view.layoutDiagnostics.frame
            #expect(why.edges.isEmpty)
            #expect(why.frame == view.frame)
            #expect(why.description.contains("frame set"))
        }
    }

    @Test func undecidedFramesAreReported() {
        withScreen(320, 400) { root in
            let view = plain()
            root.addSubview(view)
            let why = view.layoutDiagnostics.frame
            #expect(why[.left]?.reasons.map(\.origin) == [.tieRule])
            #expect(why[.width]?.reasons.map(\.origin) == [.tieRule])
            #expect(why.edges.allSatisfy { $0.isAmbiguous })
            #expect(why.description.contains("(ambiguous)"))
        }
    }

    /// Reading the diagnostics changes no frame.
    @Test func layoutDiagnosticsDoNotChangeTheLayout() {
        withScreen(320, 400) { root in
            let text = label(String(repeating: "many words ", count: 20), lines: 0)
            root.addSubview(text)
            NSLayoutConstraint.activate([
                text.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                text.topAnchor.constraint(equalTo: root.topAnchor),
                text.widthAnchor.constraint(equalToConstant: 150),
            ])
            root.layoutIfNeeded()
            let before = root.textTree
            let (diagnostics, issues) = LayoutDiagnostics.collecting { text.layoutDiagnostics }
            #expect(issues.isEmpty)
            #expect(root.textTree == before)
            root.setNeedsLayout()
            root.layoutIfNeeded()
            #expect(root.textTree == before)
            #expect(text.layoutDiagnostics == diagnostics)
        }
    }

    /// Cells have engines of their own.
    @Test func cellsAreExplainedToo() throws {
        try withScreen(320, 200) { root in
            let table = UITableView(frame: root.bounds)
            let source = Rows()
            table.dataSource = source
            root.addSubview(table)
            root.layoutIfNeeded()
            let cell = try #require(table.visibleCells.first)
            let text = try #require(cell.contentView.subviews.first { $0.accessibilityIdentifier == "text" })
            let why = text.layoutDiagnostics.frame
            #expect(why[.right]?.reasons.map(\.text).first == "H:[text]-(5)-|")
            #expect(why[.right]?.reasons.last?.identifier == "UIView-Encapsulated-Layout-Width")
            #expect(root.layoutDiagnostics.ambiguities.isEmpty)
        }
    }

    private final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            let text = label("row")
            text.accessibilityIdentifier = "text"
            cell.contentView.addSubview(text)
            NSLayoutConstraint.activate([
                text.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 5),
                text.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -5),
                text.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 5),
                text.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -5),
            ])
            return cell
        }
    }
}
