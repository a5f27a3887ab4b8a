import BuilderUIKit

extension UIBarButtonItem {
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
