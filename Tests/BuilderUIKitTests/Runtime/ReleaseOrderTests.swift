import Foundation
import Testing

@testable import BuilderUIKit

/// Views, layers, guides and engines have references that don't retain them: in any order of release, none of these
/// returns a released object.
@MainActor
@Suite struct ReleaseOrderTests {
    // MARK: Views and layers

    @Test func aViewOutlivesItsSuperview() {
        let child = UIView()
        do {
            let parent = UIView()
            parent.addSubview(child)
            #expect(child.superview === parent && child.next === parent)
            #expect(child.layer.superlayer === parent.layer)
        }
        #expect(child.superview == nil && child.next == nil)
        #expect(child.layer.superlayer == nil)
        child.removeFromSuperview()
        let other = UIView()
        other.addSubview(child)
        #expect(child.superview === other && other.subviews == [child])
        #expect(child.layer.superlayer === other.layer)
    }

    @Test func aViewOutlivesItsWindow() {
        let child = UIView()
        let core = UIView()
        child.addSubview(core)
        do {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            let middle = UIView()
            window.addSubview(middle)
            middle.addSubview(child)
            #expect(child.window === window && core.window === window)
        }
        #expect(child.window == nil && core.window == nil)
        #expect(child.superview == nil && core.superview === child)
    }

    @Test func aLayerOutlivesItsView() {
        let layer: CALayer
        let inner = CALayer()
        do {
            let view = UIView()
            layer = view.layer
            layer.addSublayer(inner)
            #expect(layer.ownerView === view)
        }
        #expect(layer.ownerView == nil)
        layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        layer.backgroundColor = UIColor.red.cgColor
        layer.setNeedsLayout()
        #expect(layer.bounds.size == CGSize(width: 3, height: 4))
        #expect(inner.superlayer === layer)
    }

    @Test func aLayerOutlivesItsSuperlayer() {
        let inner = CALayer()
        let mask = CALayer()
        do {
            let outer = CALayer()
            outer.addSublayer(inner)
            outer.mask = mask
            #expect(inner.superlayer === outer)
        }
        #expect(inner.superlayer == nil && mask.superlayer == nil)
        inner.removeFromSuperlayer()
        #expect(inner.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 1, y: 1))
        mask.addSublayer(inner)
        #expect(inner.superlayer === mask)
    }

    /// Three nested views, pinned and laid out. The remaining ones reference each other, and no released one.
    @Test(arguments: [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]])
    func viewsAreLetGoOfInAnyOrder(_ order: [Int]) {
        var views: [UIView?] = [UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 90)), plain(), plain()]
        let references = views.compactMap { $0 }.map { Weak($0) }
        for (inner, outer) in zip(references.dropFirst(), references) { nest(inner.object, in: outer.object) }
        references.first?.object?.layoutIfNeeded()
        #expect(references.last?.object?.frame == CGRect(x: 0, y: 0, width: 90, height: 90))
        for index in order {
            views[index] = nil
            for (inner, outer) in zip(references.dropFirst(), references) {
                #expect(inner.object?.superview === (inner.object == nil ? nil : outer.object))
                #expect(inner.object?.layer.superlayer === (inner.object == nil ? nil : outer.object?.layer))
            }
            for case let view? in views { view.layoutIfNeeded() }
        }
        #expect(references.allSatisfy { $0.object == nil })
    }

    private func nest(_ inner: UIView?, in outer: UIView?) {
        guard let inner, let outer else { return }
        outer.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.topAnchor.constraint(equalTo: outer.topAnchor),
            inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
            inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
            inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
        ])
    }

    // MARK: In a subclass's deinit

    /// Does something with its subviews when it is released.
    private final class Farewell: UIStackView {
        var children: [UIView] = []
        var lastWords: (UIView) -> Void = { _ in }

        deinit {
            MainActor.assumeIsolated {
                for child in children { lastWords(child) }
            }
        }
    }

    private final class Listener: UIView {
        var moves = 0

        override func didMoveToSuperview() {
            super.didMoveToSuperview()
            moves += 1
        }
    }

    /// A stack that was laid out, has left its root and is released; its views stay.
    private func release(_ children: [UIView], lastWords: @escaping (UIView) -> Void) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let stack = Farewell(arrangedSubviews: children)
        stack.children = children
        stack.lastWords = lastWords
        root.addSubview(stack)
        root.layoutIfNeeded()
        stack.removeFromSuperview()
    }

    /// A superview that is being released is none to leave any more.
    @Test func subviewsAreRemovedInTheDeinit() {
        let children = [Listener(), Listener()]
        var seen = 0
        release(children) { child in
            _ = child.superview
            child.removeFromSuperview()
            seen += 1
        }
        #expect(seen == 2)
        for child in children {
            #expect(child.superview == nil && child.layer.superlayer == nil && child.window == nil)
            #expect(child.moves == 1)
            child.removeFromSuperview()
            #expect(child.moves == 1)
        }
    }

    /// Subviews that move to another superview during the release stay there.
    @Test func subviewsMoveOnInTheDeinit() {
        let children = [Listener(), Listener()]
        let shelter = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        release(children) { shelter.addSubview($0) }
        #expect(shelter.subviews == children)
        for child in children {
            #expect(child.superview === shelter && child.layer.superlayer === shelter.layer)
            #expect(child.moves == 2)
        }
        shelter.layoutIfNeeded()
    }

    /// A subview's notifications reach no superview afterwards.
    @Test func subviewsChangeInTheDeinit() {
        let children = [label("one"), label("two")]
        release(children) { child in
            child.isHidden = true
            (child as? UILabel)?.text = "another"
            child.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
            child.setNeedsUpdateConstraints()
        }
        for child in children {
            #expect(child.superview == nil && child.isHidden)
            child.layoutIfNeeded()
        }
    }

    // MARK: Layout

    @Test func itemsOutliveTheirEngine() {
        let parts = [Box(10, 10), Box(20, 20), Box(30, 30)]
        weak var oldEngine: LayoutEngine?
        do {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            for part in parts {
                root.addSubview(part)
                part.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5).isActive = true
            }
            root.layoutIfNeeded()
            oldEngine = root.engine
            #expect(oldEngine != nil)
            #expect(parts.allSatisfy { $0.layoutItem?.engine === root.engine })
            #expect(parts[0].layoutItem?.previous === root.layoutItem)
        }
        #expect(oldEngine == nil)
        #expect(parts.allSatisfy { $0.layoutItem != nil && $0.layoutItem?.engine == nil })
        #expect(parts[0].layoutItem?.previous == nil)
        #expect(parts[0].layoutItem?.next === parts[1].layoutItem)
        // Those that are left lay themselves out, and go into another tree.
        for part in parts { part.layoutIfNeeded() }
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        for part in parts {
            root.addSubview(part)
            part.topAnchor.constraint(equalTo: root.topAnchor, constant: 7).isActive = true
        }
        root.layoutIfNeeded()
        #expect(parts.map(\.frame.minY) == [7, 7, 7])
        #expect(parts.map(\.frame.width) == [10, 20, 30])
    }

    /// An item that goes without a word leaves no trace with its neighbors.
    @Test func itemsOutliveTheirNeighbors() {
        let parts = [Box(10, 10), Box(20, 20), Box(30, 30)]
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        for part in parts { root.addSubview(part) }
        root.layoutIfNeeded()
        #expect(parts[1].layoutItem?.next === parts[2].layoutItem)
        #expect(parts[1].layoutItem?.previous === parts[0].layoutItem)
        parts[1].layoutItem = nil
        #expect(parts[0].layoutItem?.next == nil)
        #expect(parts[2].layoutItem?.previous == nil)
        root.setNeedsLayout()
        root.layoutIfNeeded()
    }

    @Test func constraintsAndGuidesOutliveTheirViews() {
        let guide = UILayoutGuide()
        let tie: NSLayoutConstraint
        let anchor: NSLayoutXAxisAnchor
        do {
            let root = UIView()
            let view = plain()
            root.addSubview(view)
            root.addLayoutGuide(guide)
            tie = view.leadingAnchor.constraint(equalTo: guide.leadingAnchor)
            tie.isActive = true
            anchor = view.leadingAnchor
            #expect(tie.firstItem === view && tie.secondItem === guide && tie.isActive)
            #expect(anchor.item === view && guide.owningView === root)
        }
        #expect(tie.firstItem == nil && tie.secondItem === guide && !tie.isActive)
        #expect(anchor.item == nil && guide.owningView == nil)
        #expect(tie.readiness == .itemReleased)
        let other = UIView()
        other.addLayoutGuide(guide)
        #expect(guide.owningView === other && !tie.isActive)
    }

    @Test func aGestureOutlivesItsView() {
        let gesture = UITapGestureRecognizer()
        do {
            let view = UIView()
            view.addGestureRecognizer(gesture)
            #expect(gesture.view === view)
        }
        #expect(gesture.view == nil)
        let other = UIView()
        other.addGestureRecognizer(gesture)
        #expect(gesture.view === other && other.gestureRecognizers == [gesture])
    }
}
