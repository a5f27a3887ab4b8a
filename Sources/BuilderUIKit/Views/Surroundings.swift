/// What views ask of those around them: found once for views in each other, and shared by those between two that change
/// something.
@MainActor
final class Surroundings {
    /// What a view, its controller and those around them override of the current traits; nil for nothing.
    let overrides: UITraitCollection?
    /// The text sizes that the view and those around it allow; nil for all.
    let textSizes: TextSizeLimits?
    /// The tint of the nearest view that has one of its own.
    let tint: UIColor?
    /// The nearest controller whose view this is or lies in.
    private(set) weak var controller: UIViewController?

    init(
        overrides: UITraitCollection?, textSizes: TextSizeLimits?, tint: UIColor?, controller: UIViewController?
    ) {
        self.overrides = overrides
        self.textSizes = textSizes
        self.tint = tint
        self.controller = controller
    }

    /// The current traits with the overrides, and with a text size within the limits.
    var traits: UITraitCollection {
        let traits = UITraitCollection.current(with: overrides)
        return textSizes?.limited(traits) ?? traits
    }

    /// The surroundings of a view inside these.
    fileprivate func surroundings(inside view: UIView) -> Surroundings {
        let inner = view.ownController
        let own = [
            inner?.overrideTraits, Self.style(inner?.overrideUserInterfaceStyle ?? .unspecified),
            Self.style(view.overrideUserInterfaceStyle),
        ].compactMap { $0 }
        guard inner != nil || view.ownTintColor != nil || !own.isEmpty || view.textSizeLimits != nil else {
            return self
        }
        let all = (overrides.map { [$0] } ?? []) + own
        // A text size that is set here takes no notice of the limits around it.
        let outerSizes = own.contains { $0.preferredContentSizeCategory.rank != nil } ? nil : textSizes
        return Surroundings(
            overrides: own.isEmpty ? overrides : UITraitCollection(traitsFrom: all),
            textSizes: view.textSizeLimits.map { $0.within(outerSizes) } ?? outerSizes,
            tint: view.ownTintColor ?? tint, controller: inner ?? controller)
    }

    private static func style(_ style: UIUserInterfaceStyle) -> UITraitCollection? {
        style == .unspecified ? nil : UITraitCollection(userInterfaceStyle: style)
    }
}

extension UITraitCollection {
    /// The current traits with some of them overridden.
    static func current(with overrides: UITraitCollection?) -> UITraitCollection {
        overrides.map { UITraitCollection(traitsFrom: [current, $0]) } ?? current
    }
}

extension UIView {
    /// Where one view knows them, those around it do: a walk ends at the first that knows them.
    var surroundings: Surroundings {
        if let knownSurroundings { return knownSurroundings }
        var chain: [UIView] = []
        var outermost = self
        while outermost.knownSurroundings == nil {
            chain.append(outermost)
            guard let parent = outermost.superview else { break }
            outermost = parent
        }
        var canBeKept = true
        var result: Surroundings
        if let known = outermost.knownSurroundings {
            result = known
        } else {
            // A child's view that lies nowhere takes its parent's traits, and nobody says when these change.
            let parent = outermost.ownController?.parent
            canBeKept = parent == nil
            result = Surroundings(
                overrides: parent?.overridesForChildren, textSizes: nil, tint: nil, controller: nil)
        }
        while let view = chain.popLast() {
            result = result.surroundings(inside: view)
            if canBeKept { view.knownSurroundings = result }
        }
        return result
    }

    /// Forgets what this view and those in it know of their surroundings.
    nonisolated func surroundingsAreStale() {
        guard knownSurroundings != nil else { return }
        knownSurroundings = nil
        var waiting = storedSubviews
        while let view = waiting.popLast() {
            guard view.knownSurroundings != nil else { continue }
            view.knownSurroundings = nil
            waiting.append(contentsOf: view.storedSubviews)
        }
    }
}
