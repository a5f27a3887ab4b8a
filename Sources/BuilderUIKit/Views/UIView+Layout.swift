import Foundation

/// The pending layout work and layout state of a view.
struct LayoutFlags: OptionSet {
    let rawValue: UInt32
    static let needsLayout = LayoutFlags(rawValue: 1)
    static let descendantNeedsLayout = LayoutFlags(rawValue: 2)
    static let needsUpdateConstraints = LayoutFlags(rawValue: 4)
    static let descendantNeedsUpdateConstraints = LayoutFlags(rawValue: 8)
    /// Views, guides or kinds of constraints were added or removed in this subtree, so the engine must gather it again.
    static let structureChanged = LayoutFlags(rawValue: 16)
    /// The view is the root of its own engine, such as a table cell's content.
    static let isEngineBoundary = LayoutFlags(rawValue: 32)
    static let isInLayout = LayoutFlags(rawValue: 64)
    /// The view waits for its engine to create variables for it and its descendants.
    static let joinsLayout = LayoutFlags(rawValue: 128)
    /// The view is being notified of a changed safe area; its subviews follow.
    static let isTakingSafeArea = LayoutFlags(rawValue: 256)
    /// The view's `updateConstraints` is running.
    static let isUpdatingConstraints = LayoutFlags(rawValue: 512)
    /// The view's size and position are being changed as one.
    static let isMoving = LayoutFlags(rawValue: 1024)
    /// The view's own safe area must be updated after the move.
    static let safeAreaWaits = LayoutFlags(rawValue: 2048)
    /// The safe area of the view's subviews must be updated after the move.
    static let safeAreaOfSubviewsWaits = LayoutFlags(rawValue: 4096)
    /// The traits of the view and its descendants may have changed.
    static let traitsWait = LayoutFlags(rawValue: 8192)
    static let traitsOfDescendantWait = LayoutFlags(rawValue: 16384)
    /// The safe area of the subviews that constraints place must be updated when their frames are set.
    static let safeAreaFollowsFrames = LayoutFlags(rawValue: 32768)
    /// The view's `updateProperties` is pending.
    static let needsUpdateProperties = LayoutFlags(rawValue: 65536)
}

// The members of `OptionSet`, specialized for this type: layout reads flags in every step, and in unoptimized code the
// generic versions are many calls each.
extension LayoutFlags {
    init(arrayLiteral elements: LayoutFlags...) {
        var bits: UInt32 = 0
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
        if let superview = storedSuperview { superview.noteDescendantNeedsLayout() } else { rootNeedsLayout() }
    }

    func markNeedsUpdateConstraints() {
        guard !layoutFlags.contains(.isUpdatingConstraints) else {
            // It would never end.
            LayoutDiagnostics.report(.constraintsUpdateLoop(view: describeBriefly()))
            return
        }
        layoutFlags.insert(.needsUpdateConstraints)
        setNeedsLayout()
        storedSuperview?.noteDescendantNeedsUpdateConstraints()
    }

    func markNeedsUpdateProperties() {
        layoutFlags.insert(.needsUpdateProperties)
        // Properties are updated in the walk of the constraints, without a call of `layoutSubviews`.
        noteDescendantNeedsUpdateConstraints()
        if let superview = storedSuperview { superview.noteDescendantNeedsLayout() } else { rootNeedsLayout() }
    }

    /// Calls `updateProperties` on the views of this subtree that need it, the view first.
    func updatePropertiesInSubtree() {
        walk { view in
            if view.layoutFlags.contains(.needsUpdateProperties) { view.performUpdateProperties() }
            return view.storedSubviews
        }
    }

    private func performUpdateProperties() {
        layoutFlags.subtract(.needsUpdateProperties)
        if let controller = ownController {
            controller.observingReads(onChange: { $0.setNeedsUpdateProperties() }) {
                controller.message("updateProperties") { controller.updateProperties() }
            }
        }
        observingOwnReads(onChange: { $0.setNeedsUpdateProperties() }) {
            message("updateProperties") { updateProperties() }
        }
    }

    private func noteDescendantNeedsUpdateConstraints() {
        var current: UIView? = self
        while let view = current, !view.layoutFlags.contains(.descendantNeedsUpdateConstraints) {
            view.layoutFlags.insert(.descendantNeedsUpdateConstraints)
            current = view.storedSuperview
        }
    }

    /// Calls `updateConstraints` on the views of this subtree that need it, leaves first.
    func updateConstraintsInSubtree() {
        guard !layoutFlags.isDisjoint(with: [.needsUpdateConstraints, .descendantNeedsUpdateConstraints]) else {
            return
        }
        walk { view in
            if view.layoutFlags.contains(.needsUpdateProperties) { view.performUpdateProperties() }
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
                controller.observingReads(onChange: { $0.viewIfLoaded?.setNeedsUpdateConstraints() }) {
                    controller.message("updateViewConstraints") { controller.updateViewConstraints() }
                }
            } else {
                view.observingOwnReads(onChange: { $0.setNeedsUpdateConstraints() }) {
                    view.message("updateConstraints") { view.updateConstraints() }
                }
            }
        }
    }

    /// Marks the engine's structure as changed: views, guides or constraints were added or removed below this view.
    func layoutStructureDidChange() {
        var current: UIView? = self
        while let view = current {
            if !view.layoutFlags.isDisjoint(with: [.structureChanged, .joinsLayout]) { break }
            view.layoutFlags.insert(.structureChanged)
            if view.layoutFlags.contains(.isEngineBoundary) { break }
            current = view.storedSuperview
        }
        setNeedsLayout()
    }

    /// Updates the layout after the view switched between constraints and its frame.
    func placementKindDidChange() {
        if layoutItem == nil, let superview = storedSuperview {
            superview.layoutDidGain(self)
            setNeedsLayout()
        } else {
            layoutStructureDidChange()
        }
    }

    /// Propagates the pending requests of a subtree that was moved into a new tree.
    func markSubtreeForLayout() {
        if !layoutFlags.isDisjoint(with: [.needsLayout, .descendantNeedsLayout]) {
            storedSuperview?.noteDescendantNeedsLayout()
        }
        guard !layoutFlags.isDisjoint(with: [.needsUpdateConstraints, .descendantNeedsUpdateConstraints]) else {
            return
        }
        if layoutFlags.contains(.needsUpdateConstraints) { setNeedsLayout() }
        storedSuperview?.noteDescendantNeedsUpdateConstraints()
    }

    func noteDescendantNeedsLayout() {
        var view = self
        while !view.layoutFlags.contains(.descendantNeedsLayout) {
            view.layoutFlags.insert(.descendantNeedsLayout)
            guard let next = view.storedSuperview else { return view.rootNeedsLayout() }
            view = next
        }
    }

    /// Lays out the subviews, and notifies the controller before and after that.
    func performLayoutSubviews() {
        layoutFlags.remove(.needsLayout)
        // Without overrides, the current traits are the view's.
        guard inheritedEnvironment.hasOverrides else { return notifyOfLayout() }
        traitCollection.asCurrentOfView { notifyOfLayout() }
    }

    private func notifyOfLayout() {
        let controller = ownController
        controller?.updateUnavailableContent()
        controller?.observingReads(onChange: { $0.viewIfLoaded?.setNeedsLayout() }) {
            controller?.message("viewWillLayoutSubviews") { controller?.viewWillLayoutSubviews() }
        }
        observingOwnReads(onChange: { $0.setNeedsLayout() }) {
            message("layoutSubviews") { layoutSublayers(of: backingLayer) }
        }
        updateSafeAreaInsetsAfterFrames()
        observer?.viewDidLayoutSubviews(self)
        controller?.observingReads(onChange: { $0.viewIfLoaded?.setNeedsLayout() }) {
            controller?.message("viewDidLayoutSubviews") { controller?.viewDidLayoutSubviews() }
        }
    }

    /// The view whose engine lays this one out: the topmost ancestor, or the nearest boundary.
    var layoutRoot: UIView {
        var current = self
        while !current.layoutFlags.contains(.isEngineBoundary), let parent = current.storedSuperview {
            current = parent
        }
        return current
    }

    /// A Boolean value that indicates whether the view is placed by constraints rather than by its frame.
    var isConstraintPlaced: Bool { !translatesAutoresizingMaskIntoConstraints }
}
