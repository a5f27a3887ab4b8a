import BuilderUIKit

extension UIBarButtonItem {
    /// The titles that the item may show; its width always fits the widest one.
    @discardableResult
    public func possibleTitles(_ titles: Set<String>?) -> Self { setting { $0.possibleTitles = titles } }

    /// A view in place of title and image, sized by its constraints, or by its frame without any.
    @discardableResult
    public func customView(_ view: UIView?) -> Self { setting { $0.customView = view } }

    /// Sets the item's style: plain, or prominent for the bar's main action.
    @discardableResult
    public func style(_ style: UIBarButtonItem.Style) -> Self { setting { $0.style = style } }

    /// Sets the object, which isn't retained, and the method that it performs when the item is used.
    @discardableResult
    public func target(_ target: AnyObject?, action: Selector?) -> Self {
        setting {
            $0.target = target
            $0.action = action
        }
    }

    /// The color of the title and of template images; nil for the bar's tint.
    @discardableResult
    public func tintColor(_ color: UIColor?) -> Self { setting { $0.tintColor = color } }

    /// Sets the menu that a tap opens.
    @discardableResult
    public func menu(_ menu: UIMenu?) -> Self { setting { $0.menu = menu } }

    /// Sets the action that a tap performs; the action's title and image are used where the item has none.
    @discardableResult
    public func primaryAction(_ action: UIAction?) -> Self { setting { $0.primaryAction = action } }

    /// Sets whether each tap also toggles the item's selection; false by default.
    @discardableResult
    public func changesSelectionAsPrimaryAction(_ changes: Bool) -> Self {
        setting { $0.changesSelectionAsPrimaryAction = changes }
    }

    /// Sets whether the item is selected; false by default.
    @discardableResult
    public func selected(_ selected: Bool) -> Self { setting { $0.isSelected = selected } }

    /// Sets whether the item is removed from the layout of its bar; true without an argument.
    @discardableResult
    public func hidden(_ hidden: Bool = true) -> Self { setting { $0.isHidden = hidden } }

    /// The order in which the menu lists its elements.
    @discardableResult
    public func preferredMenuElementOrder(_ order: UIContextMenuConfiguration.ElementOrder) -> Self {
        setting { $0.preferredMenuElementOrder = order }
    }

    /// Sets the menu element that represents the item in a bar that is too narrow for it.
    @discardableResult
    public func menuRepresentation(_ representation: UIMenuElement?) -> Self {
        setting { $0.menuRepresentation = representation }
    }

    // MARK: Content

    /// An item that shows a view. The closure runs once.
    ///
    /// The closure must return exactly one view. If it returns several, the item shows the first and a warning is
    /// reported; if it returns none, the item shows nothing and a warning is reported.
    ///
    /// ```swift
    /// navigationItem.rightBarButtonItem = UIBarButtonItem {
    ///     HStackView(spacing: 4) {
    ///         UIImageView(systemName: "star")
    ///         UILabel("Favorites")
    ///     }
    /// }
    /// ```
    public convenience init(@SwiftlyUIBuilder customContentView: () -> [UIView]) {
        self.init()
        let views = customContentView()
        customView = views.first
        if views.count != 1 { LayoutDiagnostics.report(.barButtonViews(views: views.map(\.messageName))) }
    }
}
