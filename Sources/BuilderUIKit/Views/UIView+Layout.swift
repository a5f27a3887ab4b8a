import Foundation

/// What of a view waits for the next layout.
struct LayoutFlags: OptionSet {
    let rawValue: UInt16
    static let needsLayout = LayoutFlags(rawValue: 1)
    static let descendantNeedsLayout = LayoutFlags(rawValue: 2)
    static let needsUpdateConstraints = LayoutFlags(rawValue: 4)
    static let descendantNeedsUpdateConstraints = LayoutFlags(rawValue: 8)
    /// Views, guides or kinds of constraint came or went in this subtree, so the engine must gather it anew.
    static let structureChanged = LayoutFlags(rawValue: 16)
    /// The view is the root of an engine of its own: a table cell's content.
    static let isEngineBoundary = LayoutFlags(rawValue: 32)
    static let isInLayout = LayoutFlags(rawValue: 64)
    /// The view waits for its engine to make variables for it and what lies below.
    static let joinsLayout = LayoutFlags(rawValue: 128)
    /// The view is being told that its safe area changed; its subviews come after it.
    static let isTakingSafeArea = LayoutFlags(rawValue: 256)
    /// The view's `updateConstraints` is running.
    static let isUpdatingConstraints = LayoutFlags(rawValue: 512)
    /// The view is getting another size and place, which count together.
    static let isMoving = LayoutFlags(rawValue: 1024)
    /// What has to be looked at when the view has moved: its own safe area, and that of its subviews.
    static let safeAreaWaits = LayoutFlags(rawValue: 2048)
    static let safeAreaOfSubviewsWaits = LayoutFlags(rawValue: 4096)
}

/// What `OptionSet` gives, for this type alone. Layout asks for flags at every step, and in code that isn't optimised the
/// general versions are many calls each.
extension LayoutFlags {
    init(arrayLiteral elements: LayoutFlags...) {
        var bits: UInt16 = 0
        for element in elements { bits |= element.rawValue }
        rawValue = bits
    }

    func contains(_ flag: LayoutFlags) -> Bool { rawValue & flag.rawValue == flag.rawValue }

    func isDisjoint(with other: LayoutFlags) -> Bool { rawValue & other.rawValue == 0 }

    @discardableResult
    mutating func insert(_ flag: LayoutFlags) -> (inserted: Bool, memberAfterInsert: LayoutFlags) {
        let isNew = !contains(flag)
        self = LayoutFlags(rawValue: rawValue | flag.rawValue)
        return (isNew, flag)
    }

    mutating func subtract(_ other: LayoutFlags) { self = LayoutFlags(rawValue: rawValue & ~other.rawValue) }
}

extension UIView {
    func markNeedsLayout() {
        layoutFlags.insert(.needsLayout)
        var ancestor = superview
        while let view = ancestor, !view.layoutFlags.contains(.descendantNeedsLayout) {
            view.layoutFlags.insert(.descendantNeedsLayout)
            ancestor = view.superview
        }
    }

    func markNeedsUpdateConstraints() {
        guard !layoutFlags.contains(.isUpdatingConstraints) else {
            // It would never come to an end.
            LayoutDiagnostics.report(.constraintsUpdateLoop(view: describeBriefly()))
            return
        }
        layoutFlags.insert(.needsUpdateConstraints)
        setNeedsLayout()
        superview?.noteDescendantNeedsUpdateConstraints()
    }

    private func noteDescendantNeedsUpdateConstraints() {
        var current: UIView? = self
        while let view = current, !view.layoutFlags.contains(.descendantNeedsUpdateConstraints) {
            view.layoutFlags.insert(.descendantNeedsUpdateConstraints)
            current = view.superview
        }
    }

    public func needsUpdateConstraints() -> Bool { layoutFlags.contains(.needsUpdateConstraints) }

    /// Calls `updateConstraints` on the views of this subtree that asked for it, leaves first.
    func updateConstraintsInSubtree() {
        guard !layoutFlags.isDisjoint(with: [.needsUpdateConstraints, .descendantNeedsUpdateConstraints]) else {
            return
        }
        walk { view in
            guard view.layoutFlags.contains(.descendantNeedsUpdateConstraints) else { return [] }
            view.layoutFlags.remove(.descendantNeedsUpdateConstraints)
            return view.storedSubviews.filter { !$0.layoutFlags.contains(.isEngineBoundary) }
        } leaving: { view in
            guard view.layoutFlags.contains(.needsUpdateConstraints) else { return }
            view.layoutFlags.remove(.needsUpdateConstraints)
            view.layoutFlags.insert(.isUpdatingConstraints)
            defer { view.layoutFlags.remove(.isUpdatingConstraints) }
            // A controller's `updateViewConstraints` calls the view's `updateConstraints`.
            if let controller = view.ownController {
                controller.updateViewConstraints()
            } else {
                view.updateConstraints()
            }
        }
    }

    /// Tells the engine that views, guides or constraints came or went below this view.
    func layoutStructureDidChange() {
        var current: UIView? = self
        while let view = current {
            if !view.layoutFlags.isDisjoint(with: [.structureChanged, .joinsLayout]) { break }
            view.layoutFlags.insert(.structureChanged)
            if view.layoutFlags.contains(.isEngineBoundary) { break }
            current = view.superview
        }
        setNeedsLayout()
    }

    /// The view is placed by constraints now, or by its frame.
    func placementKindDidChange() {
        if layoutItem == nil, let superview {
            superview.layoutDidGain(self)
            setNeedsLayout()
        } else {
            layoutStructureDidChange()
        }
    }

    /// A subtree that comes into a new tree carries its own requests with it.
    func markSubtreeForLayout() {
        if !layoutFlags.isDisjoint(with: [.needsLayout, .descendantNeedsLayout]) {
            superview?.noteDescendantNeedsLayout()
        }
        guard !layoutFlags.isDisjoint(with: [.needsUpdateConstraints, .descendantNeedsUpdateConstraints]) else {
            return
        }
        if layoutFlags.contains(.needsUpdateConstraints) { setNeedsLayout() }
        superview?.noteDescendantNeedsUpdateConstraints()
    }

    func noteDescendantNeedsLayout() {
        var current: UIView? = self
        while let view = current, !view.layoutFlags.contains(.descendantNeedsLayout) {
            view.layoutFlags.insert(.descendantNeedsLayout)
            current = view.superview
        }
    }

    /// The view whose engine places this one: the topmost ancestor, or the nearest boundary.
    var layoutRoot: UIView {
        var current = self
        while !current.layoutFlags.contains(.isEngineBoundary), let parent = current.superview { current = parent }
        return current
    }

    /// True for a view that must be solved for although it has no superview (a stack that sizes itself).
    var isConstraintPlaced: Bool { !translatesAutoresizingMaskIntoConstraints }
}
