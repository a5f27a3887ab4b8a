import BuilderUIKit

extension UIBarButtonItem {
    /// Creates a system item; `onTap(_:)` sets its action.
    public convenience init(barButtonSystemItem systemItem: UIBarButtonItem.SystemItem) {
        self.init(barButtonSystemItem: systemItem, target: nil)
    }

    /// Creates an item with an image; `onTap(_:)` sets its action.
    public convenience init(image: UIImage?, style: UIBarButtonItem.Style) {
        self.init(image: image, style: style, target: nil)
    }

    /// Creates an item with a title; `onTap(_:)` sets its action.
    public convenience init(title: String?, style: UIBarButtonItem.Style) {
        self.init(title: title, style: style, target: nil)
    }

    /// Calls a handler when the item is tapped.
    ///
    /// ```swift
    /// navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add)
    ///     .onTap { _ in addUser() }
    /// ```
    ///
    /// A second tap within 300 milliseconds of the last accepted tap is ignored.
    @discardableResult
    public func onTap(_ handler: @escaping (_ item: UIBarButtonItem) -> Void) -> Self {
        let throttle = Throttle()
        addAction { item in
            if throttle.passes() { handler(item) }
        }
        return self
    }
}
