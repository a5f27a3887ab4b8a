/// A search for the views of a tree that need variables in its engine: those that constraints place or reference, and
/// their ancestors.
@MainActor
struct LayoutTreeScan {
    /// The views that need variables, in tree order, superviews before subviews. The root is always included.
    private(set) var needed: [UIView] = []
    /// A Boolean value that indicates whether any view but the root needs a variable.
    private(set) var isAnythingNeeded = false

    enum Clearing {
        case nothing
        /// The flags that caused the scan.
        case flags
        /// The flags, and the items of views that need none.
        case flagsAndItems
    }

    init(root: UIView, clearing: Clearing) {
        var views: [UIView] = []
        var parents: [Int] = []
        var isNeeded: [Bool] = []
        var waiting = [(view: root, parent: -1)]
        while let (view, parent) = waiting.popLast() {
            let index = views.count
            views.append(view)
            parents.append(parent)
            isNeeded.append(view.participatesInLayout)
            if clearing != .nothing { view.layoutFlags.subtract([.structureChanged, .joinsLayout]) }
            for subview in view.storedSubviews.reversed() where !subview.layoutFlags.contains(.isEngineBoundary) {
                waiting.append((subview, index))
            }
        }
        for index in views.indices.dropFirst().reversed() where isNeeded[index] { isNeeded[parents[index]] = true }
        isAnythingNeeded = isNeeded.first ?? false
        for (index, view) in views.enumerated() {
            if isNeeded[index] || index == 0 {
                needed.append(view)
            } else if clearing == .flagsAndItems {
                view.layoutItem = nil
            }
        }
    }
}

extension UIView {
    /// A Boolean value that indicates whether constraints place this view, or reference it or its guides.
    var participatesInLayout: Bool {
        if !translatesAutoresizingMaskIntoConstraints || !referencingConstraints.isEmpty { return true }
        if ownLayoutGuides.isEmpty, reservedGuides.isEmpty { return false }
        return (ownLayoutGuides + reservedGuides.all).contains { !$0.referencingConstraints.isEmpty }
    }
}
