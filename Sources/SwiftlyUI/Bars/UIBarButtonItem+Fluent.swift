import BuilderUIKit

extension UIBarButtonItem {
    /// Titles that the item may take on: it is always as wide as the widest one.
    @discardableResult
    public func possibleTitles(_ titles: Set<String>?) -> Self {
        possibleTitles = titles
        return self
    }

    /// A view in place of title and picture, as large as its constraints, or else its frame, say.
    @discardableResult
    public func customView(_ view: UIView?) -> Self {
        customView = view
        return self
    }

    /// Sets whether the item is the plain or the main one of its bar.
    @discardableResult
    public func style(_ style: UIBarButtonItem.Style) -> Self {
        self.style = style
        return self
    }

    /// The color of title and templates; nil for the bar's tint.
    @discardableResult
    public func tintColor(_ color: UIColor?) -> Self {
        tintColor = color
        return self
    }

    /// Sets what a touch opens; menus don't open in a picture.
    @discardableResult
    public func menu(_ menu: UIMenu?) -> Self {
        self.menu = menu
        return self
    }

    /// Sets what a touch does; its title and picture become the item's where that has none.
    @discardableResult
    public func primaryAction(_ action: UIAction?) -> Self {
        primaryAction = action
        return self
    }

    /// Sets whether each touch also turns over whether the item is selected; false by default.
    @discardableResult
    public func changesSelectionAsPrimaryAction(_ changes: Bool) -> Self {
        changesSelectionAsPrimaryAction = changes
        return self
    }

    /// Sets whether the item stands for something that is on; false by default.
    @discardableResult
    public func selected(_ selected: Bool) -> Self {
        isSelected = selected
        return self
    }

    /// Sets whether the item takes no part in its bar; without an argument it doesn't.
    @discardableResult
    public func hidden(_ hidden: Bool = true) -> Self {
        isHidden = hidden
        return self
    }

    /// In which order the menu lists its elements.
    @discardableResult
    public func preferredMenuElementOrder(_ order: UIContextMenuConfiguration.ElementOrder) -> Self {
        preferredMenuElementOrder = order
        return self
    }

    /// Sets what stands for the item in the menu of a bar that is too narrow for it.
    @discardableResult
    public func menuRepresentation(_ representation: UIMenuElement?) -> Self {
        menuRepresentation = representation
        return self
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
        if views.count != 1 { LayoutDiagnostics.report(.barButtonViews(views: views.map(\._messageName))) }
    }
}
