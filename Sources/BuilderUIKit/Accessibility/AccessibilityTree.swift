import Foundation

/// The elements of a window or a view that an assistive technology visits, in its order.
///
/// Elements are visited from top to bottom, and in a row from the leading to the trailing side. A container with
/// `accessibilityElements` has the order of that list; the elements of a scroll view, a bar, a cell, and a view with
/// `shouldGroupAccessibilityChildren` are visited one after the other, wherever others are. Hidden and transparent
/// views have no elements, nor do those behind a modal view or a presented controller. That two elements are in one row
/// if the center of each is between the edges of the other is not measured.
@MainActor
package struct AccessibilityTree {
    /// One element and the object that it is of.
    package struct Entry {
        /// A view, a `UIAccessibilityElement` or another object.
        package let object: NSObject
        /// The view that is the element, or that contains it.
        package let view: UIView
        /// The frame in the root's coordinates, in points.
        package let frame: CGRect
        /// A Boolean value that indicates whether a scroll view contains the element.
        package let isInScrollView: Bool
    }

    /// The elements, in the order of visits.
    package private(set) var entries: [Entry] = []

    /// Finds the elements of a view, which must be laid out.
    package init(of root: UIView) {
        let search = AccessibilitySearch(root: root)
        entries = search.entries(in: root).filter { entry in
            // What isn't on the screen and can't be scrolled there isn't visited.
            !entry.frame.isEmpty && (entry.isInScrollView || entry.frame.intersects(root.bounds))
        }
    }

    /// The elements as values, in the order of visits.
    package var elements: [AccessibilityElementValue] {
        entries.enumerated().map { AccessibilityElementValue($0.element, number: $0.offset + 1) }
    }
}

/// A cell whose accessories and editing controls are elements beside it.
@MainActor
protocol AccessoryContaining: UIView {
    /// The symbols that the cell shows beside its content.
    var accessorySymbols: [GlyphView] { get }
}

/// The search for the elements below a root.
@MainActor
struct AccessibilitySearch {
    let root: UIView

    /// An element, or several that are visited together.
    private struct Group {
        var entries: [AccessibilityTree.Entry]
        var frame: CGRect
    }

    /// Returns the elements of a view and its subviews in their order.
    ///
    /// - Parameter containers: The containers that are being searched. What lists one of them doesn't visit it again.
    func entries(
        in view: UIView, isInScrollView: Bool = false, within containers: [NSObject] = []
    ) -> [AccessibilityTree.Entry] {
        guard Self.isVisible(view), !view.accessibilityElementsHidden else { return [] }
        if Self.isElement(view) { return entriesOfElement(view, isInScrollView) }
        return entries(below: view, isInScrollView: isInScrollView, within: containers)
    }

    /// Returns the elements of a view's subviews, even if the view itself is an element.
    func entries(
        below view: UIView, isInScrollView: Bool = false, within containers: [NSObject] = []
    ) -> [AccessibilityTree.Entry] {
        let isInScrollView = isInScrollView || view is UIScrollView
        let containers = containers + [view]
        if let list = Self.elements(of: view) {
            return list.flatMap { entries(of: $0, in: view, isInScrollView: isInScrollView, within: containers) }
        }
        // Iterative, since a tree may be deeper than the stack; only views whose elements stay together recurse.
        var groups: [Group] = []
        var waiting = Self.visited(view.subviews)
        while let next = waiting.popLast() {
            guard Self.isVisible(next), !next.accessibilityElementsHidden else { continue }
            if Self.isElement(next) {
                add(entriesOfElement(next, isInScrollView), to: &groups)
            } else if Self.keepsTogether(next) {
                // A scroll view keeps its place, whatever is scrolled away.
                let frame = (next as? UIScrollView).map { root.convert(Self.uncoveredBounds(of: $0), from: $0) }
                add(
                    entries(below: next, isInScrollView: isInScrollView, within: containers), framed: frame,
                    to: &groups)
            } else {
                waiting += Self.visited(next.subviews)
            }
        }
        return Self.sorted(groups, isRightToLeft: view.isRightToLeft)
    }

    /// Adds elements that are visited together, whose place is a frame or the smallest one around them.
    private func add(_ entries: [AccessibilityTree.Entry], framed frame: CGRect? = nil, to groups: inout [Group]) {
        guard let first = entries.first else { return }
        let frame = frame ?? entries.dropFirst().reduce(first.frame) { $0.union($1.frame) }
        groups.append(Group(entries: entries, frame: frame))
    }

    private func entries(
        of object: Any, in view: UIView, isInScrollView: Bool, within containers: [NSObject]
    ) -> [AccessibilityTree.Entry] {
        guard let object = object as? NSObject, !containers.contains(where: { $0 === object }) else { return [] }
        if let child = object as? UIView {
            return entries(in: child, isInScrollView: isInScrollView, within: containers)
        }
        if object.isAccessibilityElement { return [entry(object, view, isInScrollView)] }
        return (object.accessibilityElements ?? []).flatMap {
            entries(of: $0, in: view, isInScrollView: isInScrollView, within: containers + [object])
        }
    }

    /// Returns a view that is an element, and those of its parts that are visited before and after it.
    private func entriesOfElement(_ view: UIView, _ isInScrollView: Bool) -> [AccessibilityTree.Entry] {
        let symbols = (view as? any AccessoryContaining)?.accessorySymbols.filter(Self.isVisible) ?? []
        func parts(leading: Bool) -> [AccessibilityTree.Entry] {
            symbols.filter { $0.kind.isLeading == leading }.compactMap { symbol in
                symbol.kind.button(of: view, frame: symbol.frame).map { entry($0, view, isInScrollView) }
            }
        }
        return parts(leading: true) + [entry(view, view, isInScrollView)] + parts(leading: false)
    }

    private func entry(_ object: NSObject, _ view: UIView, _ isInScrollView: Bool) -> AccessibilityTree.Entry {
        let frame = (object as? UIResponder)?.accessibilityFrame ?? view.accessibilityFrame
        return AccessibilityTree.Entry(
            object: object, view: view, frame: root.convert(frame, from: nil), isInScrollView: isInScrollView)
    }

    // MARK: Rules

    /// Indicates whether a view is an element; labels without text aren't visited.
    private static func isElement(_ view: UIView) -> Bool {
        view.isAccessibilityElement
            && !(view is UILabel && (view.spokenLabel ?? "").isEmpty && (view.spokenValue ?? "").isEmpty)
    }

    static func isVisible(_ view: UIView) -> Bool { !view.isHidden && view.alpha > 0.01 }

    /// Returns the elements that a container lists; nil if its subviews are its elements.
    private static func elements(of view: UIView) -> [Any]? {
        if let list = view.accessibilityElements ?? view.derivedAccessibilityElements { return list }
        let count = view.accessibilityElementCount()
        return count > 0 ? (0..<count).compactMap { view.accessibilityElement(at: $0) } : nil
    }

    private static func keepsTogether(_ view: UIView) -> Bool {
        view.shouldGroupAccessibilityChildren || view is UIScrollView || view is _BarView || view is UITableViewCell
            || view is UICollectionReusableView || view is UITableViewHeaderFooterView || view is PresentationView
            || elements(of: view) != nil
    }

    /// Returns the part of a scroll view that bars above and below it don't cover, so that a bar on top of its content
    /// is visited before it. The whole bounds if that part is empty.
    private static func uncoveredBounds(of scrollView: UIScrollView) -> CGRect {
        let (safeArea, content) = (scrollView.safeAreaInsets, scrollView.adjustedContentInset)
        let top = max(0, safeArea.top, content.top)
        let height = scrollView.bounds.height - top - max(0, safeArea.bottom, content.bottom)
        guard height > 0 else { return scrollView.bounds }
        return CGRect(
            x: scrollView.bounds.minX, y: scrollView.bounds.minY + top, width: scrollView.bounds.width, height: height)
    }

    /// Returns the subviews that aren't behind a modal one.
    static func visited(_ subviews: [UIView]) -> [UIView] {
        guard let modal = subviews.last(where: { isVisible($0) && isModal($0) }) else { return subviews }
        return [modal]
    }

    /// Indicates whether what is behind a view can't be reached; a sheet that doesn't dim what is behind it isn't
    /// modal.
    private static func isModal(_ view: UIView) -> Bool {
        guard let presentation = view as? PresentationView else { return view.accessibilityViewIsModal }
        return presentation.sheet == nil || !presentation.dimming.isHidden
    }

    /// Sorts by rows from top to bottom, and in a row from the leading to the trailing side.
    private static func sorted(_ groups: [Group], isRightToLeft: Bool) -> [AccessibilityTree.Entry] {
        func isBefore(_ a: CGRect, _ b: CGRect) -> Bool {
            isRightToLeft ? (-a.maxX, a.minY) < (-b.maxX, b.minY) : (a.minX, a.minY) < (b.minX, b.minY)
        }
        func isInRow(_ a: CGRect, _ b: CGRect) -> Bool {
            a.midY < b.maxY && a.midY > b.minY && b.midY < a.maxY && b.midY > a.minY
        }
        // A stable order whatever the subviews' order: by top edge, then from the leading side.
        var rest = groups.sorted { a, b in
            a.frame.minY == b.frame.minY ? isBefore(a.frame, b.frame) : a.frame.minY < b.frame.minY
        }
        var result: [AccessibilityTree.Entry] = []
        while let first = rest.first {
            let row = rest.indices.filter { $0 == 0 || isInRow(rest[$0].frame, first.frame) }
            for group in row.map({ rest[$0] }).sorted(by: { isBefore($0.frame, $1.frame) }) { result += group.entries }
            for index in row.reversed() { rest.remove(at: index) }
        }
        return result
    }
}

extension UIView {
    /// The labels, else the values, of the elements in the view, separated by commas; nil if there are none.
    var accessibilityText: String? { Self.text(of: AccessibilitySearch(root: self).entries(below: self)) }

    private static func text(of entries: [AccessibilityTree.Entry]) -> String? {
        DerivedAccessibility.joined(
            entries.map { entry in
                let label = entry.object.accessibilityLabel ?? ""
                return label.isEmpty ? entry.object.accessibilityValue : label
            })
    }

    /// The element that joins the labels of its content, or, if that contains elements that a user acts on, none.
    var elementOfContent: DerivedAccessibility {
        let entries = AccessibilitySearch(root: self).entries(below: self)
        guard !entries.contains(where: \.isInteractive) else { return DerivedAccessibility() }
        let label = Self.text(of: entries)
        return DerivedAccessibility(isElement: label != nil || accessibility.hasLabel, label: label)
    }

    /// The table's cell whose accessory the view is; nil for other views.
    var cellOfAccessory: UITableViewCell? {
        var next = superview
        while let view = next {
            if let cell = view as? UITableViewCell { return cell.accessoryView === self ? cell : nil }
            next = view.superview
        }
        return nil
    }
}

extension UITableViewCell: AccessoryContaining {
    var accessorySymbols: [GlyphView] { accessoryGlyphs + editingGlyphs }

    /// The element that is the cell's switch, named by the cell's content; nil without a switch beside a content that
    /// isn't acted on. VoiceOver visits both at once (not measured).
    var elementWithSwitch: DerivedAccessibility? {
        guard let toggle = accessoryView as? UISwitch, toggle.superview === self, AccessibilitySearch.isVisible(toggle),
            !AccessibilitySearch(root: contentView).entries(below: contentView).contains(where: \.isInteractive),
            let label = toggle.accessibilityLabel, !label.isEmpty
        else { return nil }
        return DerivedAccessibility(
            isElement: true, label: label, value: toggle.accessibilityValue, hint: toggle.accessibilityHint,
            traits: toggle.accessibilityTraits)
    }
}

extension GlyphView.Glyph {
    /// A Boolean value that indicates whether the symbol is before a cell's content.
    fileprivate var isLeading: Bool { self == .minusDisc || self == .plusDisc }

    /// Returns the element of a symbol that is a button; nil for others. The words for editing controls are from
    /// memory.
    @MainActor
    fileprivate func button(of cell: UIView, frame: CGRect) -> UIAccessibilityElement? {
        let name = cell.accessibilityLabel ?? ""
        let label: String?
        switch self {
        case .info: label = UIButton.ButtonType.detailDisclosure.accessibilityTitle
        case .minusDisc: label = "Delete \(name)"
        case .plusDisc: label = "Insert \(name)"
        case .reorder: label = "Reorder \(name)"
        default: return nil
        }
        let element = UIAccessibilityElement(accessibilityContainer: cell)
        element.accessibilityLabel = label
        element.accessibilityTraits = .button
        element.accessibilityFrameInContainerSpace = frame
        return element
    }
}

extension AccessibilityTree.Entry {
    /// A Boolean value that indicates whether a user can act on the element, as far as its class and its traits say.
    @MainActor package var isInteractive: Bool {
        if let field = object as? UITextView { return field.isEditable }
        if object is UIControl { return true }
        return !object.accessibilityTraits.isDisjoint(with: [.button, .link, .adjustable, .searchField, .keyboardKey])
    }
}
