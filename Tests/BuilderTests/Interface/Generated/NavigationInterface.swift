// Made by scripts/make-builder-interface.
import Builder

extension ProvedInterface {
    static let navigationLines = [
        #"extension UINavigationController"#,
        #"func push(view: View, animated: Bool) -> Self"#,
        #"extension ModifiableView"#,
        #"func navigation(title: String?) -> ViewModifier<Base>"#,
        #"extension UIBarButtonItem"#,
        #"init(barButtonSystemItem systemItem: UIBarButtonItem.SystemItem)"#,
        #"init(image: UIImage?, style: UIBarButtonItem.Style)"#,
        #"init(title: String?, style: UIBarButtonItem.Style)"#,
        #"func onTap(_ handler: @escaping (_ item: UIBarButtonItem) -> Void) -> Self"#,
    ]
}

extension UINavigationController {
    @MainActor static func interface238() {
        _ = Self.self
    }

    @MainActor func interface239(view: View, animated: Bool) {
        var result = self.push(view: view, animated: animated)
        prove(&result, Same<UINavigationController>())
        self.push(view: view, animated: animated)
    }
}

extension ModifiableView {
    @MainActor static func interface240() {
        _ = Self.self
    }

    @MainActor func interface241(title: String?) {
        var result = self.navigation(title: title)
        prove(&result, Same<ViewModifier<Base>>())
        self.navigation(title: title)
    }
}

extension UIBarButtonItem {
    @MainActor static func interface242() {
        _ = Self.self
    }

    @MainActor static func interface243(barButtonSystemItem systemItem: UIBarButtonItem.SystemItem) {
        var result = UIBarButtonItem(barButtonSystemItem: systemItem)
        prove(&result, Same<UIBarButtonItem>())
    }

    @MainActor static func interface244(image: UIImage?, style: UIBarButtonItem.Style) {
        var result = UIBarButtonItem(image: image, style: style)
        prove(&result, Same<UIBarButtonItem>())
    }

    @MainActor static func interface245(title: String?, style: UIBarButtonItem.Style) {
        var result = UIBarButtonItem(title: title, style: style)
        prove(&result, Same<UIBarButtonItem>())
    }

    @MainActor func interface246(_ handler: @escaping (_ item: UIBarButtonItem) -> Void) {
        var result = self.onTap(handler)
        prove(&result, Same<UIBarButtonItem>())
        self.onTap(handler)
    }
}
