import Foundation

/// Bar button items that belong together.
///
/// ```swift
/// navigationItem.trailingItemGroups = [
///     .fixedGroup(items: [UIBarButtonItem(systemItem: .search), UIBarButtonItem(systemItem: .add)])
/// ]
/// ```
///
/// A navigation bar shows the items one by one; a customization by the user and a representative item in their place
/// don't exist on Linux.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
    weak var owner: UINavigationItem?
    /// The items, from leading to trailing.
    open var barButtonItems: [UIBarButtonItem] { didSet { owner?.changed() } }
    /// The item that UIKit shows in place of the others where they don't fit; stored without effect.
    open var representativeItem: UIBarButtonItem?
    /// A Boolean value that indicates whether the representative item is shown: always false.
    open var isDisplayingRepresentativeItem: Bool { false }
    /// A Boolean value that indicates whether a customization can't remove the group; stored without effect.
    open var alwaysAvailable = false
    /// A Boolean value that indicates whether the items are hidden.
    open var isHidden = false { didSet { owner?.changed() } }
    /// The element that represents the group in the menu of a bar that is too narrow; stored without effect.
    open var menuRepresentation: UIMenuElement?

    /// Creates a group.
    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem? = nil) {
        self.barButtonItems = barButtonItems
        self.representativeItem = representativeItem
        super.init()
    }

    /// Creates an empty group, because archives don't exist on Linux.
    public required init?(coder: NSCoder) {
        barButtonItems = []
        super.init()
    }

    /// Returns a group that a customization can't move.
    public class func fixedGroup(
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup { UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem) }

    /// Returns a group that a customization may move.
    public class func movableGroup(
        customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup { fixedGroup(representativeItem: representativeItem, items: items) }

    /// Returns a group that a customization may move, add and remove. One that isn't there by default is hidden.
    public class func optionalGroup(
        customizationIdentifier: String, isInDefaultCustomization: Bool = true,
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        let group = fixedGroup(representativeItem: representativeItem, items: items)
        group.isHidden = !isInDefaultCustomization
        return group
    }
}

extension UIBarButtonItem {
    /// Returns a group of this item alone that a customization can't move.
    public func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }

    /// Returns a group of this item alone that a customization may move.
    public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
        .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
    }

    /// Returns a group of this item alone that a customization may move, add and remove.
    public func creatingOptionalGroup(
        customizationIdentifier: String, isInDefaultCustomization: Bool = true
    ) -> UIBarButtonItemGroup {
        .optionalGroup(
            customizationIdentifier: customizationIdentifier, isInDefaultCustomization: isInDefaultCustomization,
            items: [self])
    }
}
