import Foundation
import Testing

@testable import BuilderUIKit

/// What the parts of the engine must do together: baselines, centers, multipliers, stacks, text and changes in place.
@MainActor
@Suite struct LayoutTreeTests {
    /// What layout gives a tree that changed, and what it gives when the tree is read anew.
    private func expectSameAsFresh(_ root: UIView, _ views: [UIView], _ comment: String) -> Bool {
        _ = LayoutDiagnostics.collecting { root.layoutIfNeeded() }
        let found = views.map(\.frame.inHundredths)
        root.layoutStructureDidChange()
        _ = LayoutDiagnostics.collecting { root.layoutIfNeeded() }
        let fresh = views.map(\.frame.inHundredths)
        for index in views.indices where found[index] != fresh[index] {
            Issue.record("\(comment): view \(index) \(type(of: views[index])) \(found[index]), fresh \(fresh[index])")
        }
        return found == fresh
    }

    @Test(arguments: [1, 7, 10]) func editsOfEverythingLeadToWhatAFreshLayoutGives(_ seed: Int) {
        withScreen(320, 568) { root in
            var tree = MixedTree(seed: seed, root: root)
            var log: [String] = []
            for step in 0..<20 {
                log.append(tree.edit())
                guard expectSameAsFresh(root, tree.views, "seed \(seed), step \(step): \(log.suffix(8))") else {
                    return
                }
            }
        }
    }

    // MARK: Multipliers

    @Test func aMultipliedPlaceFollowsTheOriginOfItsHolder() {
        withScreen(300, 300) { root in
            let scrollView = UIScrollView(frame: CGRect(x: 20, y: 30, width: 200, height: 200))
            let marker = Box(10, 10)
            let content = Box(400, 600)
            root.addSubview(scrollView)
            scrollView.addSubview(content)
            scrollView.addSubview(marker)
            NSLayoutConstraint.activate([
                content.topAnchor.constraint(equalTo: scrollView.topAnchor),
                content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
                content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
                content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
                NSLayoutConstraint(
                    item: marker, attribute: .centerY, relatedBy: .equal, toItem: content, attribute: .centerY,
                    multiplier: 0.5, constant: 0),
                marker.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            ])
            root.layoutIfNeeded()
            #expect(marker.frame == CGRect(x: 0, y: 145, width: 10, height: 10))
            scrollView.contentOffset.y = 100
            root.layoutIfNeeded()
            #expect(marker.frame == CGRect(x: 0, y: 145, width: 10, height: 10))
            #expect(expectSameAsFresh(root, [marker, content], "scrolled"))
        }
    }

    // MARK: Baselines

    @Test func aTextPlacedByItsFrameMovesWhatStandsOnItsBaseline() {
        withScreen(300, 300) { root in
            let text = UILabel(frame: CGRect(x: 10, y: 20, width: 100, height: 80))
            text.text = "Some"
            let follower = Box(10, 10)
            root.addSubview(text)
            root.addSubview(follower)
            NSLayoutConstraint.activate([
                follower.topAnchor.constraint(equalTo: text.firstBaselineAnchor),
                follower.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            ])
            root.layoutIfNeeded()
            let before = follower.frame.minY
            text.font = .systemFont(ofSize: 40)
            root.layoutIfNeeded()
            #expect(follower.frame.minY > before + 3)
            _ = expectSameAsFresh(root, [follower], "another font")
        }
    }

    @Test func aRowsBaselineIsThatOfTheTextThatIsHighestNow() {
        withScreen(300, 300) { root in
            let small = label("Small", 12)
            let other = label("Other", 20)
            let row = UIStackView(arrangedSubviews: [small, other])
            row.alignment = .top
            row.translatesAutoresizingMaskIntoConstraints = false
            let follower = Box(10, 10)
            root.addSubview(row)
            root.addSubview(follower)
            NSLayoutConstraint.activate([
                row.topAnchor.constraint(equalTo: root.topAnchor),
                row.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                follower.topAnchor.constraint(equalTo: row.lastBaselineAnchor),
            ])
            root.layoutIfNeeded()
            small.font = .systemFont(ofSize: 60)
            #expect(expectSameAsFresh(root, [follower, small], "another is the highest"))
        }
    }

    @Test func aBaselineOfAViewThatLeftIsLookedForAnew() {
        withScreen(300, 300) { root in
            let carrier = Carrier()
            carrier.text = label("Text")
            let text = carrier.text ?? UIView()
            carrier.addSubview(text)
            let follower = Box(10, 10)
            root.addSubview(carrier)
            root.addSubview(follower)
            NSLayoutConstraint.activate([
                carrier.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
                carrier.heightAnchor.constraint(equalToConstant: 90),
                text.topAnchor.constraint(equalTo: carrier.topAnchor, constant: 30),
                follower.topAnchor.constraint(equalTo: carrier.firstBaselineAnchor),
            ])
            root.layoutIfNeeded()
            carrier.text = nil
            text.removeFromSuperview()
            #expect(expectSameAsFresh(root, [follower], "the text left"))
            #expect(follower.frame.minY == 110)
        }
    }

    // MARK: Ambiguity

    @Test func aTieThatALowerPriorityDecidesIsNotAmbiguous() {
        withScreen(300, 300) { root in
            let view = plain()
            root.addSubview(view)
            @MainActor func width(_ constant: CGFloat, _ priority: Float) -> NSLayoutConstraint {
                let result = view.widthAnchor.constraint(equalToConstant: constant)
                result.priority = UILayoutPriority(priority)
                return result
            }
            let decider = width(40, 300)
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: root.topAnchor),
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                view.heightAnchor.constraint(equalToConstant: 10),
                width(20, 500), width(100, 500), decider,
            ])
            #expect(!view.hasAmbiguousLayout)
            #expect(view.frame.width == 40)
            decider.isActive = false
            #expect(view.hasAmbiguousLayout)
            #expect(view.frame.width == 100)
            // Beyond both, it still draws the width to the nearer end.
            decider.constant = 150
            decider.isActive = true
            #expect(!view.hasAmbiguousLayout)
            #expect(view.frame.width == 100)
            // Two that pull equally leave it open again.
            let opposite = width(30, 300)
            decider.constant = 60
            opposite.isActive = true
            #expect(view.hasAmbiguousLayout)
            // Ties are decided at the higher priority first: the later of the two at 500 moves it up.
            #expect(view.frame.width == 60)
        }
    }

    @Test func aRowsTieIsDecidedByALowerPriority() {
        withScreen(300, 300) { root in
            let first = Box(50, 10)
            let second = Box(50, 10)
            let row = UIStackView(arrangedSubviews: [first, second])
            row.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(row)
            NSLayoutConstraint.activate([
                row.topAnchor.constraint(equalTo: root.topAnchor),
                row.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                row.widthAnchor.constraint(equalToConstant: 200),
            ])
            #expect(first.hasAmbiguousLayout)
            #expect(first.frame.width == 150)
            let same = first.widthAnchor.constraint(equalTo: second.widthAnchor)
            same.priority = UILayoutPriority(100)
            same.isActive = true
            #expect(!first.hasAmbiguousLayout)
            #expect(!second.hasAmbiguousLayout)
            #expect(first.frame.width == 100)
        }
    }

    // MARK: Going

    @Test func aTreeIsReleasedAfterAllThatCanBeDoneToIt() {
        weak var oldRoot: UIView?
        weak var oldEngine: LayoutEngine?
        var gone: [Weak<AnyObject>] = []
        withScreen(320, 568) { root in
            var tree = MixedTree(seed: 99, root: root)
            for _ in 0..<20 {
                _ = tree.edit()
                _ = LayoutDiagnostics.collecting { root.layoutIfNeeded() }
            }
            _ = LayoutDiagnostics.collecting {
                _ = root.layoutDiagnostics
                _ = root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            }
            for view in tree.views {
                _ = view.constraints
                gone.append(Weak(view))
                if let item = view.layoutItem { gone.append(Weak(item)) }
                for constraint in view.heldConstraints { gone.append(Weak(constraint)) }
                for guide in view.ownLayoutGuides + view.internalGuides + view.reservedGuides.all {
                    gone.append(Weak(guide))
                    if let item = guide.layoutItem { gone.append(Weak(item)) }
                }
            }
            oldRoot = root
            oldEngine = root.layoutRoot.engine
            #expect(oldEngine != nil)
        }
        #expect(oldRoot == nil)
        #expect(oldEngine == nil)
        let left = gone.compactMap(\.object)
        #expect(gone.count > 40)
        #expect(left.isEmpty, "\(left.count) of \(gone.count): \(left.prefix(3))")
    }

    /// A subtree that was laid out by an engine, and is laid out alone afterwards.
    @Test(arguments: [false, true]) func aPartOutlivesItsTree(_ hasWaiting: Bool) {
        let part = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = Box(10, 10)
        let late = Box(20, 20)
        let holder = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        part.addSubview(inner)
        part.addSubview(holder)
        inner.trailingAnchor.constraint(equalTo: part.trailingAnchor).isActive = true
        weak var oldRoot: UIView?
        do {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            oldRoot = root
            root.addSubview(part)
            root.layoutIfNeeded()
            if hasWaiting {
                holder.addSubview(late)
                late.trailingAnchor.constraint(equalTo: holder.trailingAnchor).isActive = true
                part.removeFromSuperview()
            }
        }
        #expect(oldRoot == nil)
        part.frame.size.width = 80
        part.layoutIfNeeded()
        #expect(inner.frame.minX == 70)
        if !hasWaiting {
            holder.addSubview(late)
            late.trailingAnchor.constraint(equalTo: holder.trailingAnchor).isActive = true
            part.layoutIfNeeded()
        }
        #expect(late.frame.minX == 30)
    }
}

/// A view whose first line is that of a view inside.
private final class Carrier: UIView {
    var text: UIView?

    init() {
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var forFirstBaselineLayout: UIView { text ?? self }
}

extension CGRect {
    /// Without the last bits.
    fileprivate var inHundredths: [Int] { [minX, minY, width, height].map { Int(($0 * 100).rounded()) } }
}
