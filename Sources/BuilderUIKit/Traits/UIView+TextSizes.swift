import Foundation

/// Limits of text sizes, each of which may be nil.
struct TextSizeLimits: Hashable {
    var least: UIContentSizeCategory?
    var greatest: UIContentSizeCategory?

    /// Returns the nearest size within the limits; if the minimum is above the maximum, the maximum takes precedence.
    func limited(_ category: UIContentSizeCategory) -> UIContentSizeCategory {
        guard category.rank != nil else { return category }
        var result = category
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
        return UITraitCollection(values: values, custom: traits.custom)
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
        surroundingsAreStale()
        walk { view in
            view.invalidateIntrinsicContentSize()
            view.setNeedsLayout()
            if view.reservedGuides.readable != nil { view.layoutItem?.insetsDidChange(view) }
            return view.storedSubviews
        }
    }
}
