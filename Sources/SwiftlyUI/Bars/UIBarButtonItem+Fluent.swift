import BuilderUIKit

extension UIBarButtonItem {
    /// Titles that the item may take on: it is always as wide as the widest one.
    @discardableResult
    public func possibleTitles(_ titles: Set<String>?) -> Self { setting { $0.possibleTitles = titles } }

    /// A view in place of title and image, sized by its constraints, or else by its frame.
    @discardableResult
    public func customView(_ view: UIView?) -> Self { setting { $0.customView = view } }

    /// Sets whether the item is the plain or the main one of its bar.
    @discardableResult
    public func style(_ style: UIBarButtonItem.Style) -> Self { setting { $0.style = style } }

    /// The color of title and templates; nil for the bar's tint.
    @discardableResult
    public func tintColor(_ color: UIColor?) -> Self { setting { $0.tintColor = color } }

    /// Sets what a touch opens; menus don't open in a picture.
    @discardableResult
    public func menu(_ menu: UIMenu?) -> Self { setting { $0.menu = menu } }

    /// Sets what a touch does; its title and picture become the item's where that has none.
    @discardableResult
    public func primaryAction(_ action: UIAction?) -> Self { setting { $0.primaryAction = action } }

    /// Sets whether each touch also turns over whether the item is selected; false by default.
    @discardableResult
    public func changesSelectionAsPrimaryAction(_ changes: Bool) -> Self {
        setting { $0.changesSelectionAsPrimaryAction = changes }
    }

    /// Sets whether the item stands for something that is on; false by default.
    @discardableResult
    public func selected(_ selected: Bool) -> Self { setting { $0.isSelected = selected } }

    /// Sets whether the item takes no part in its bar; without an argument it doesn't.
    @discardableResult
    public func hidden(_ hidden: Bool = true) -> Self { setting { $0.isHidden = hidden } }

    /// In which order the menu lists its elements.
    @discardableResult
    public func preferredMenuElementOrder(_ order: UIContextMenuConfiguration.ElementOrder) -> Self {
        setting { $0.preferredMenuElementOrder = order }
    }

    /// Sets what stands for the item in the menu of a bar that is too narrow for it.
    @discardableResult
    public func menuRepresentation(_ representation: UIMenuElement?) -> Self {
        setting { $0.menuRepresentation = representation }
    }

    // MARK: Content

    /// An item that shows a view. The braces run once.
    ///
    /// They must give exactly one view. Of several the first is shown, and that is reported; without any the item shows
    /// nothing, and that is reported, too.
    ///
    /// ```swift
    /// navigationItem.rightBarButtonItem = UIBarButtonItem {
    ///     HStackView(spacing: 4) {
    ///         UIImageView(systemName: "star")
    ///         UILabel("Favourites")
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
