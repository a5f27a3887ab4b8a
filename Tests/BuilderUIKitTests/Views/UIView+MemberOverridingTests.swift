import Foundation
import Testing

@testable import BuilderUIKit

/// Members of views that apps override less often: interactions, snapshots, anchors, the superview, and the focus.
@MainActor
@Suite struct UIViewMemberOverridingTests {
    private final class Note: _UIStoredInteraction {
        init() { super.init(_responder: ()) }
    }

    private final class Card: UIView {
        let around = UIView()
        var calls: [String] = []
        override func addInteraction(_ interaction: any UIInteraction) {
            calls.append("add")
            super.addInteraction(interaction)
        }
        override func removeInteraction(_ interaction: any UIInteraction) {
            calls.append("remove")
            super.removeInteraction(interaction)
        }
        override var interactions: [any UIInteraction] {
            get { super.interactions }
            set { super.interactions = newValue }
        }
        override func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
            calls.append("draw")
            return super.drawHierarchy(in: rect, afterScreenUpdates: afterUpdates)
        }
        override func resizableSnapshotView(
            from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
        ) -> UIView? {
            calls.append("snapshot")
            return super.resizableSnapshotView(
                from: rect, afterScreenUpdates: afterUpdates, withCapInsets: capInsets)
        }
        override var topAnchor: NSLayoutYAxisAnchor { around.topAnchor }
        override var keyboardLayoutGuide: UIKeyboardLayoutGuide { super.keyboardLayoutGuide }
        override var focusEffect: UIFocusEffect? {
            get { nil }
            set {}
        }
        override var showsLargeContentViewer: Bool {
            get { true }
            set {}
        }
        override func viewPrintFormatter() -> UIViewPrintFormatter { super.viewPrintFormatter() }
        override func exerciseAmbiguityInLayout() { calls.append("exercise") }
        override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { CGPoint(x: 1, y: 2) }
    }

    @Test func interactionsAreAddedByOverrides() {
        let (card, other, note) = (Card(), Card(), Note())
        card.addInteraction(note)
        #expect(note.view === card && card.interactions.count == 1)
        other.interactions = [note]
        #expect(card.calls == ["add", "remove"] && other.calls == ["add"])
        #expect(note.view === other && card.interactions.isEmpty)
        other.interactions = []
        #expect(note.view == nil && other.calls == ["add", "remove"])
    }

    @Test func snapshotsAreDrawnByOverrides() {
        let card = Card(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        let shown = card.snapshotView(afterScreenUpdates: true)
        #expect(shown?.bounds.size == CGSize(width: 20, height: 10))
        #expect(card.calls == ["snapshot", "draw"])
    }

    @Test func anchorsOfOverridesAreUsed() {
        let card = Card()
        let constraint = card.topAnchor.constraint(equalTo: card.bottomAnchor)
        #expect(constraint.firstItem === card.around && constraint.secondItem === card)
        #expect((card as UIView).topAnchor.item === card.around)
        final class Guide: UILayoutGuide {
            override var leadingAnchor: NSLayoutXAxisAnchor { trailingAnchor }
        }
        #expect(Guide().leadingAnchor.constraint(equalTo: card.leadingAnchor).firstAttribute == .trailing)
    }

    @Test func otherMembersAreThoseOfOverrides() {
        let card = Card()
        card.focusEffect = UIFocusEffect()
        card.focusGroupIdentifier = "cards"
        #expect(card.focusEffect == nil && card.focusGroupIdentifier == "cards" && card.focusGroupPriority == .ignored)
        #expect((card as any UILargeContentViewerItem).showsLargeContentViewer)
        card.largeContentTitle = "Card"
        #expect(card.largeContentTitle == "Card")
        #expect((card as UIView).convert(.zero, to: nil) == CGPoint(x: 1, y: 2))
        #expect(card.keyboardLayoutGuide === card.keyboardLayoutGuide)
    }

    /// UIKit's own code follows the views as they were added; the responder chain asks.
    @Test func theResponderChainAsksForTheSuperview() {
        final class Hidden: UIView {
            override var superview: UIView? { nil }
        }
        let (window, outer, hidden) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView(), Hidden())
        window.addSubview(outer)
        outer.addSubview(hidden)
        #expect(hidden.superview == nil && hidden.next == nil)
        #expect(hidden.window === window && hidden.isDescendant(of: window))
        hidden.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            hidden.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 5),
            hidden.topAnchor.constraint(equalTo: outer.topAnchor),
            hidden.widthAnchor.constraint(equalToConstant: 10), hidden.heightAnchor.constraint(equalToConstant: 10),
        ])
        window.layoutIfNeeded()
        #expect(hidden.frame == CGRect(x: 5, y: 0, width: 10, height: 10))
        hidden.removeFromSuperview()
        #expect(outer.subviews.isEmpty && hidden.window == nil)
    }
}
