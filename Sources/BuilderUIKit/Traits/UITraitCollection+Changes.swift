extension UITraitCollection {
    /// Returns the traits whose values differ between the two collections, those of the system first; all traits that
    /// are specified if there is no other collection. A custom value that isn't hashable counts as different.
    public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
        let other = traitCollection ?? UITraitCollection()
        return (Self.systemTraits + values.custom.traits(with: other.values.custom)).filter { differs($0, other) }
    }

    /// Returns a Boolean value that indicates whether dynamic colors may differ between the two collections: by one of
    /// the system's traits that colors depend on, or a custom one that affects colors.
    public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
        guard let other else { return true }
        let custom = values.custom.traits(with: other.values.custom).filter { $0.affectsColorAppearance }
        return (Self.systemTraitsAffectingColorAppearance + custom).contains { differs($0, other) }
    }

    private static var systemTraits: [UITrait] {
        [
            UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self,
            UITraitDisplayScale.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
            UITraitForceTouchCapability.self, UITraitPreferredContentSizeCategory.self, UITraitDisplayGamut.self,
            UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self, UITraitLegibilityWeight.self,
            UITraitActiveAppearance.self, InterfaceDesignTrait.self,
        ]
    }

    /// Returns whether a trait differs; values that aren't hashable count as different.
    func differs<T: UITraitDefinition>(_ trait: T.Type, _ other: UITraitCollection) -> Bool {
        guard let value = self[trait] as? AnyHashable, let old = other[trait] as? AnyHashable else { return true }
        return value != old
    }
}
