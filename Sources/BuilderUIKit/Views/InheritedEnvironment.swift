/// The values that a view inherits from its ancestors: computed once for nested views, and shared by those that
/// override none of them.
@MainActor
final class InheritedEnvironment {
    /// The traits that a view, its controller and their ancestors override; nil for none.
    let overrides: UITraitCollection?
    /// The text sizes that the view and its ancestors allow; nil for all.
    let textSizes: TextSizeLimits?
    /// The tint color of the nearest view with one of its own.
    private let tint: UIColor?
    /// A Boolean value that indicates whether the tint color is dimmed.
    let isTintDimmed: Bool
    /// The tint color, or its gray if it is dimmed.
    private(set) lazy var adjustedTint: UIColor = {
        let tint = tint ?? .systemBlue
        return isTintDimmed ? tint.desaturated : tint
    }()
    /// The nearest controller whose view is this one or contains it.
    private(set) weak var controller: UIViewController?

    init(
        overrides: UITraitCollection?, textSizes: TextSizeLimits?, tint: UIColor?, isTintDimmed: Bool = false,
        controller: UIViewController?
    ) {
        self.overrides = overrides
        self.textSizes = textSizes
        self.tint = tint
        self.isTintDimmed = isTintDimmed
        self.controller = controller
    }

    /// A Boolean value that indicates whether the traits may differ from the screen's.
    var hasOverrides: Bool { overrides != nil || textSizes != nil }

    /// The current traits with the overrides, and with a text size within the limits.
    var traits: UITraitCollection {
        let inherited = UITraitCollection.inherited
        if let known, known.inherited === inherited { return known.traits }
        let all = UITraitCollection.inherited(with: overrides)
        let traits = textSizes?.limited(all) ?? all
        known = (inherited, traits)
        return traits
    }
    /// The last result of `traits`, and the traits from which it was made.
    private var known: (inherited: UITraitCollection, traits: UITraitCollection)?

    /// Returns the environment of a view inside this one.
    fileprivate func inheritedEnvironment(inside view: UIView) -> InheritedEnvironment {
        let inner = view.ownController
        let own = [
            inner?.overrideTraits, Self.style(inner?.overrideUserInterfaceStyle ?? .unspecified),
            inner?.storedTraitOverrides, Self.style(view.overrideUserInterfaceStyle),
            view.storedTraitOverrides,
        ].compactMap { $0 }
        guard inner != nil || !view.tintState.isInherited || !own.isEmpty || view.textSizeLimits != nil else {
            return self
        }
        let all = (overrides.map { [$0] } ?? []) + own
        // A text size set here isn't subject to the limits of ancestors.
        let outerSizes = own.contains { $0.preferredContentSizeCategory.rank != nil } ? nil : textSizes
        return InheritedEnvironment(
            overrides: own.isEmpty ? overrides : UITraitCollection(traitsFrom: all),
            textSizes: view.textSizeLimits.map { $0.within(outerSizes) } ?? outerSizes,
            tint: view.ownTintColor ?? tint, isTintDimmed: view.tintState.dims(inside: isTintDimmed),
            controller: inner ?? controller)
    }

    private static func style(_ style: UIUserInterfaceStyle) -> UITraitCollection? {
        style == .unspecified ? nil : UITraitCollection(userInterfaceStyle: style)
    }
}

extension UITraitCollection {
    /// Returns the traits of views without overrides, with some of them overridden.
    static func inherited(with overrides: UITraitCollection?) -> UITraitCollection {
        overrides.map { UITraitCollection(traitsFrom: [inherited, $0]) } ?? inherited
    }
}

extension UIView {
    /// The inherited environment, from the cache of the nearest ancestor that has one.
    ///
    /// If a view has a cached environment, so do its ancestors.
    var inheritedEnvironment: InheritedEnvironment {
        if let cachedEnvironment { return cachedEnvironment }
        var chain: [UIView] = []
        var outermost = self
        while outermost.cachedEnvironment == nil {
            chain.append(outermost)
            guard let parent = outermost.storedSuperview else { break }
            outermost = parent
        }
        var canBeKept = true
        var result: InheritedEnvironment
        if let known = outermost.cachedEnvironment {
            result = known
        } else {
            // A child controller's view outside the hierarchy inherits its parent's traits, whose changes aren't
            // observed.
            let parent = outermost.ownController?.parent
            canBeKept = parent == nil
            let scene = (outermost as? UIWindow)?.windowScene
            result = InheritedEnvironment(
                overrides: parent?.overridesForChildren ?? scene?.storedTraitOverrides, textSizes: nil, tint: nil,
                controller: nil)
        }
        while let view = chain.popLast() {
            result = result.inheritedEnvironment(inside: view)
            if canBeKept { view.cachedEnvironment = result }
        }
        return result
    }

    /// Clears the cached environments of this view and its descendants.
    nonisolated func invalidateInheritedEnvironment() {
        guard cachedEnvironment != nil else { return }
        cachedEnvironment = nil
        var waiting = storedSubviews
        while let view = waiting.popLast() {
            guard view.cachedEnvironment != nil else { continue }
            view.cachedEnvironment = nil
            waiting.append(contentsOf: view.storedSubviews)
        }
    }
}
