import Foundation
import Testing

@testable import BuilderUIKit

/// Cases that the engine once got wrong.
@MainActor
@Suite struct LayoutEngineTests {
    // MARK: Work

    private func gatherings(_ root: UIView, _ change: () -> Void) -> Int {
        let before = root.layoutRoot.engine?.work.gatherings ?? 0
        change()
        _ = LayoutDiagnostics.collecting { root.layoutIfNeeded() }
        return (root.layoutRoot.engine?.work.gatherings ?? 0) - before
    }

    /// A text that is taller than its line, with something on its baseline.
    @Test func aStretchedBaselineDoesNotMakeTheTreeBeReadAnew() {
        withScreen(300, 300) { root in
            let text = label("Some", lines: 0)
            let follower = Box(10, 10)
            let other = Box(10, 10)
            for view in [text, follower, other] { root.addSubview(view) }
            let height = text.heightAnchor.constraint(equalToConstant: 80)
            let width = other.widthAnchor.constraint(equalToConstant: 30)
            NSLayoutConstraint.activate([
                text.topAnchor.constraint(equalTo: root.topAnchor), height, width,
                follower.topAnchor.constraint(equalTo: text.firstBaselineAnchor),
            ])
            root.layoutIfNeeded()
            let first = follower.frame.minY
            #expect(gatherings(root) { width.constant = 40 } == 0)
            #expect(follower.frame.minY == first)
            #expect(gatherings(root) { height.constant = 100 } == 0)
            #expect(abs(follower.frame.minY - (first + 10)) < 0.34)
            let second = follower.frame.minY
            #expect(gatherings(root) { root.addSubview(Box(5, 5)) } == 0)
            #expect(follower.frame.minY == second)
        }
    }

    @Test func aStandingConflictDoesNotMakeTheTreeBeReadAnew() {
        withScreen(300, 300) { root in
            let stack = UIStackView(arrangedSubviews: [Box(10, 10), Box(20, 20), Box(30, 30)])
            stack.axis = .vertical
            stack.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(stack)
            let kept = stack.heightAnchor.constraint(equalToConstant: 100)
            let broken = stack.heightAnchor.constraint(equalToConstant: 200)
            NSLayoutConstraint.activate([stack.topAnchor.constraint(equalTo: root.topAnchor), kept, broken])
            _ = LayoutDiagnostics.collecting { root.layoutIfNeeded() }
            #expect(root.layoutRoot.engine?.system.solver.conflicts.count == 1)
            #expect(stack.frame.height == 100)
            #expect(gatherings(root) { stack.arrangedSubviews[0].isHidden = true } == 0)
            #expect(gatherings(root) { stack.addArrangedSubview(Box(5, 5)) } == 0)
            #expect(stack.frame.height == 100)
            #expect(root.layoutRoot.engine?.system.solver.conflicts.count == 1)
        }
    }

    // MARK: Baselines

    @Test func aHeightThatChangesMakesAnotherViewTheHighest() {
        withScreen(300, 300) { root in
            let small = label("Small", 12)
            let box = Box(10, 10)
            let height = box.heightAnchor.constraint(equalToConstant: 5)
            let row = UIStackView(arrangedSubviews: [small, box])
            row.alignment = .top
            row.translatesAutoresizingMaskIntoConstraints = false
            let follower = Box(10, 10)
            root.addSubview(row)
            root.addSubview(follower)
            NSLayoutConstraint.activate([
                height, row.topAnchor.constraint(equalTo: root.topAnchor),
                follower.topAnchor.constraint(equalTo: row.lastBaselineAnchor),
            ])
            root.layoutIfNeeded()
            #expect(follower.frame.minY < 15)
            let read = gatherings(root) { height.constant = 90 }
            #expect(read == 0)
            #expect(follower.frame.minY == 90)
            height.isActive = false
            root.layoutIfNeeded()
            #expect(follower.frame.minY < 15)
        }
    }

    // MARK: Roots

    private final class Inset: UIView {
        override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 3, left: 5, bottom: 7, right: 11) }
    }

    @Test func aRootsAlignmentRectangleCounts() {
        let root = Inset(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = plain()
        root.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.topAnchor.constraint(equalTo: root.topAnchor),
            inner.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            inner.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            inner.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        ])
        root.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 5, y: 3, width: 84, height: 90))
        root.frame.size.width = 120
        root.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 5, y: 3, width: 104, height: 90))
        inner.widthAnchor.constraint(equalToConstant: 40).isActive = true
        #expect(root.systemLayoutSizeFitting(.zero).width == 56)
    }

    @Test func theContentOfARootThatConstraintsPlaceFollowsTheOffset() {
        let root = UIScrollView()
        root.translatesAutoresizingMaskIntoConstraints = false
        let content = Box(400, 600)
        let marker = Box(10, 10)
        root.addSubview(content)
        root.addSubview(marker)
        NSLayoutConstraint.activate([
            root.widthAnchor.constraint(equalToConstant: 100), root.heightAnchor.constraint(equalToConstant: 100),
            content.topAnchor.constraint(equalTo: root.contentLayoutGuide.topAnchor),
            content.bottomAnchor.constraint(equalTo: root.contentLayoutGuide.bottomAnchor),
            marker.topAnchor.constraint(equalTo: root.frameLayoutGuide.topAnchor),
        ])
        root.layoutIfNeeded()
        root.contentOffset.y = 50
        root.layoutIfNeeded()
        #expect(content.frame.minY == 0)
        #expect(marker.frame.minY == 50)
    }

    // MARK: Margins, directions, pixels

    @Test func aDistanceFromAMarginFollowsIt() {
        withScreen(300, 300) { root in
            let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            let inner = Box(10, 10)
            root.addSubview(outer)
            outer.addSubview(inner)
            let margin = NSLayoutXAxisAnchor(item: outer, attribute: .leftMargin)
            let distance = margin.anchorWithOffset(to: inner.leftAnchor)
            distance.constraint(equalToConstant: 20).isActive = true
            root.layoutIfNeeded()
            #expect(inner.frame.minX == 28)
            outer.layoutMargins.left = 30
            root.layoutIfNeeded()
            #expect(inner.frame.minX == 50)
        }
    }

    @Test func aMirroredHoldersOriginIsWhereItsContentBegins() {
        withScreen(300, 300) { root in
            let holder = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            holder.semanticContentAttribute = .forceRightToLeft
            let inner = Box(10, 10)
            let guide = Box(40, 10)
            for view in [inner, guide] { holder.addSubview(view) }
            root.addSubview(holder)
            NSLayoutConstraint.activate([
                guide.leftAnchor.constraint(equalTo: holder.leftAnchor, constant: 60),
                NSLayoutConstraint(
                    item: inner, attribute: .leading, relatedBy: .equal, toItem: guide, attribute: .leading,
                    multiplier: 0.5, constant: 0),
            ])
            root.layoutIfNeeded()
            #expect(guide.frame.maxX == 100)
            #expect(inner.frame.maxX == 150)
            // Scrolled, the guide stays at the holder's edge and so lies 30 points further in its coordinates.
            holder.bounds.origin.x = 30
            root.layoutIfNeeded()
            #expect(guide.frame.maxX == 130)
            #expect(inner.frame.maxX == 165)
        }
    }

    @Test func framesAreExactMultiplesOfPixels() {
        withScreen(320, 300) { root in
            for index in 0..<40 {
                let text = label(String(repeating: "i", count: index + 1), 11)
                root.addSubview(text)
                text.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -CGFloat(index) * 1.7).isActive =
                    true
                text.topAnchor.constraint(equalTo: root.topAnchor, constant: CGFloat(index) * 2.3).isActive = true
            }
            root.layoutIfNeeded()
            for view in root.subviews {
                let frame = view.frame
                for value in [frame.minX, frame.minY, frame.width, frame.height] {
                    #expect(value == (value * 3).rounded() / 3)
                }
            }
        }
    }

    // MARK: Diagnostics

    @Test func setNeedsUpdateConstraintsDuringAnUpdateIsReported() {
        final class Restless: UIView {
            var updates = 0
            override func updateConstraints() {
                updates += 1
                super.updateConstraints()
                setNeedsUpdateConstraints()
            }
        }
        withScreen(300, 300) { root in
            let view = Restless()
            root.addSubview(view)
            let (_, issues) = LayoutDiagnostics.collecting { root.layoutIfNeeded() }
            #expect(view.updates == 1)
            #expect(issues.count == 1)
            #expect(issues.first?.description.contains("setNeedsUpdateConstraints") == true)
            view.setNeedsUpdateConstraints()
            _ = LayoutDiagnostics.collecting { root.layoutIfNeeded() }
            #expect(view.updates == 2)
        }
    }

    @Test func aConstraintOutOfACellIsReportedOnce() {
        withScreen(300, 300) { root in
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            // As tables do with their cells.
            cell.layoutFlags.insert(.isEngineBoundary)
            cell.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
            let inner = Box(10, 10)
            let outer = Box(10, 10)
            cell.contentView.addSubview(inner)
            inner.topAnchor.constraint(equalTo: cell.contentView.topAnchor).isActive = true
            root.addSubview(cell)
            root.addSubview(outer)
            root.layoutIfNeeded()
            let (_, issues) = LayoutDiagnostics.collecting {
                outer.leadingAnchor.constraint(equalTo: inner.trailingAnchor).isActive = true
                root.layoutIfNeeded()
            }
            #expect(issues.count == 1)
            #expect(issues.first?.description.contains("has no effect") == true)
            let (_, more) = LayoutDiagnostics.collecting {
                root.layoutStructureDidChange()
                root.layoutIfNeeded()
                cell.contentView.layoutStructureDidChange()
                root.layoutIfNeeded()
            }
            #expect(more.isEmpty)
        }
    }
}
