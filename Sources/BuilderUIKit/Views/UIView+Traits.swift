import Foundation

extension UIView {
    /// A Boolean value that indicates whether the view's traits may differ from its superview's.
    var changesTraits: Bool {
        overrideUserInterfaceStyle != .unspecified || ownController != nil || textSizeLimits != nil
            || storedTraitOverrides != nil || self is UIWindow
    }

    /// Returns the superview's traits with the overrides of this view and its controller.
    func inheritedTraits() -> UITraitCollection { inheritedEnvironment.traits }
}

/// The search for trait overrides from a view or controller outwards, which is iterative for any number of controllers.
@MainActor
private struct TraitSearch {
    /// The overrides, innermost first.
    private var overrides: [UITraitCollection] = []
    /// The nearest view's or controller's style, unless a nearer override of traits specifies one.
    private var style = UIUserInterfaceStyle.unspecified

    /// Returns the overrides of a controller and its ancestors, and of its view if one is given, or nil for none.
    static func overrides(of controller: UIViewController, view: UIView?) -> UITraitCollection? {
        var search = TraitSearch()
        return search.run(view: view, controller: view == nil ? controller : nil)
    }

    private mutating func run(view start: UIView?, controller startController: UIViewController?) -> UITraitCollection?
    {
        var view = start
        var controller = startController
        while true {
            if let current = view {
                if let traits = current.storedTraitOverrides { note(traits) }
                note(current.overrideUserInterfaceStyle)
                view = current.storedSuperview
                if view == nil, let traits = (current as? UIWindow)?.windowScene?.storedTraitOverrides { note(traits) }
                controller = current.ownController
                if controller == nil, view != nil { continue }
            }
            guard let owner = controller else { break }
            if let traits = owner.storedTraitOverrides { note(traits) }
            note(owner.overrideUserInterfaceStyle)
            if let traits = owner.overrideTraits { note(traits) }
            controller = nil
            guard view == nil, let parent = owner.parent else {
                if view == nil { break }
                continue
            }
            // Without a superview, the parent's traits apply: those of its view, if it has one.
            view = parent.storedView
            if view == nil { controller = parent }
        }
        flushStyle()
        return overrides.isEmpty ? nil : UITraitCollection(traitsFrom: overrides.reversed())
    }

    private mutating func note(_ new: UIUserInterfaceStyle) {
        if style == .unspecified { style = new }
    }

    private mutating func note(_ traits: UITraitCollection) {
        flushStyle()
        overrides.append(traits)
    }

    private mutating func flushStyle() {
        if style != .unspecified { overrides.append(UITraitCollection(userInterfaceStyle: style)) }
        style = .unspecified
    }
}

extension UIViewController {
    /// Returns the traits of a controller without a view.
    func inheritedTraits() -> UITraitCollection {
        UITraitCollection.inherited(with: TraitSearch.overrides(of: self, view: nil))
    }

    /// The overrides of this controller, its view and its ancestors for a child; nil for none.
    var overridesForChildren: UITraitCollection? { TraitSearch.overrides(of: self, view: storedView) }
}

/// Limits of text sizes, each of which may be nil.
struct TextSizeLimits: Hashable {
    var least: UIContentSizeCategory?
    var greatest: UIContentSizeCategory?

    /// Returns the nearest size within the limits; if the minimum is above the maximum, the maximum takes precedence.
    /// An unknown size is Large.
    func limited(_ category: UIContentSizeCategory) -> UIContentSizeCategory {
        guard category != .unspecified else { return category }
        var result = category.rank == nil ? .large : category
        if let least, least.rank != nil, result < least { result = least }
        if let greatest, greatest.rank != nil, result > greatest { result = greatest }
        return result
    }

    /// Returns the traits with the nearest text size within the limits.
    func limited(_ traits: UITraitCollection) -> UITraitCollection {
        let category = limited(traits.values.preferredContentSizeCategory)
        guard category != traits.values.preferredContentSizeCategory else { return traits }
        var values = traits.values
        values.preferredContentSizeCategory = category
        return UITraitCollection(values: values)
    }

    /// Returns limits with the same effect as the outer limits followed by these.
    func within(_ outer: TextSizeLimits?) -> TextSizeLimits {
        guard let outer else { return self }
        return TextSizeLimits(
            least: outer.least.map { limited($0) } ?? least, greatest: outer.greatest.map { limited($0) } ?? greatest)
    }
}

extension UIView {
    func limitTextSizes(_ change: (inout TextSizeLimits) -> Void) {
        var limits = textSizeLimits ?? TextSizeLimits()
        change(&limits)
        let new = limits == TextSizeLimits() ? nil : limits
        guard new != textSizeLimits else { return }
        textSizeLimits = new
        traitsMayHaveChanged()
        walk { view in
            view.invalidateIntrinsicContentSize()
            view.setNeedsLayout()
            if view.reservedGuides.readable != nil { view.layoutItem?.insetsDidChange(view) }
            return view.storedSubviews
        }
    }
}
