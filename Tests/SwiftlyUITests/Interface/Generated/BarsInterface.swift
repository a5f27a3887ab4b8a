// Made by scripts/make-swiftly-interface.
import SwiftlyUI

extension ProvedInterface {
    static let barsLines = [
        #"extension UIBarItem"#,
        #"func title(_ title: String?) -> Self"#,
        #"func enabled(_ enabled: Bool) -> Self"#,
        #"func image(_ image: UIImage?) -> Self"#,
        #"func landscapeImagePhone(_ image: UIImage?) -> Self"#,
        #"func largeContentSizeImage(_ image: UIImage?) -> Self"#,
        #"func imageInsets(_ insets: UIEdgeInsets) -> Self"#,
        #"func landscapeImagePhoneInsets(_ insets: UIEdgeInsets) -> Self"#,
        #"func largeContentSizeImageInsets(_ insets: UIEdgeInsets) -> Self"#,
        #"func tag(_ tag: Int) -> Self"#,
        #"extension UIBarButtonItem"#,
        #"init(@SwiftlyUIBuilder customContentView: () -> [UIView])"#,
        #"func possibleTitles(_ titles: Set<String>?) -> Self"#,
        #"func customView(_ view: UIView?) -> Self"#,
        #"func style(_ style: UIBarButtonItem.Style) -> Self"#,
        #"func tintColor(_ color: UIColor?) -> Self"#,
        #"func menu(_ menu: UIMenu?) -> Self"#,
        #"func primaryAction(_ action: UIAction?) -> Self"#,
        #"func changesSelectionAsPrimaryAction(_ changes: Bool) -> Self"#,
        #"func selected(_ selected: Bool) -> Self"#,
        #"func hidden(_ hidden: Bool = true) -> Self"#,
        #"func preferredMenuElementOrder(_ order: UIContextMenuConfiguration.ElementOrder) -> Self"#,
        #"func menuRepresentation(_ representation: UIMenuElement?) -> Self"#,
    ]
}

extension UIBarItem {
    @MainActor static func interface604() {
        _ = Self.self
    }

    @MainActor func interface605(_ title: String?) -> Self {
        var result = self.title(title)
        prove(&result, Same<Self>())
        self.title(title)
        return result
    }

    @MainActor func interface606(_ enabled: Bool) -> Self {
        var result = self.enabled(enabled)
        prove(&result, Same<Self>())
        self.enabled(enabled)
        return result
    }

    @MainActor func interface607(_ image: UIImage?) -> Self {
        var result = self.image(image)
        prove(&result, Same<Self>())
        self.image(image)
        return result
    }

    @MainActor func interface608(_ image: UIImage?) -> Self {
        var result = self.landscapeImagePhone(image)
        prove(&result, Same<Self>())
        self.landscapeImagePhone(image)
        return result
    }

    @MainActor func interface609(_ image: UIImage?) -> Self {
        var result = self.largeContentSizeImage(image)
        prove(&result, Same<Self>())
        self.largeContentSizeImage(image)
        return result
    }

    @MainActor func interface610(_ insets: UIEdgeInsets) -> Self {
        var result = self.imageInsets(insets)
        prove(&result, Same<Self>())
        self.imageInsets(insets)
        return result
    }

    @MainActor func interface611(_ insets: UIEdgeInsets) -> Self {
        var result = self.landscapeImagePhoneInsets(insets)
        prove(&result, Same<Self>())
        self.landscapeImagePhoneInsets(insets)
        return result
    }

    @MainActor func interface612(_ insets: UIEdgeInsets) -> Self {
        var result = self.largeContentSizeImageInsets(insets)
        prove(&result, Same<Self>())
        self.largeContentSizeImageInsets(insets)
        return result
    }

    @MainActor func interface613(_ tag: Int) -> Self {
        var result = self.tag(tag)
        prove(&result, Same<Self>())
        self.tag(tag)
        return result
    }
}

extension UIBarButtonItem {
    @MainActor static func interface614() {
        _ = Self.self
    }

    @MainActor static func interface615(@SwiftlyUIBuilder customContentView: () -> [UIView]) {
        var result = UIBarButtonItem(customContentView: customContentView)
        prove(&result, Same<UIBarButtonItem>())
    }

    @MainActor func interface616(_ titles: Set<String>?) -> Self {
        var result = self.possibleTitles(titles)
        prove(&result, Same<Self>())
        self.possibleTitles(titles)
        return result
    }

    @MainActor func interface617(_ view: UIView?) -> Self {
        var result = self.customView(view)
        prove(&result, Same<Self>())
        self.customView(view)
        return result
    }

    @MainActor func interface618(_ style: UIBarButtonItem.Style) -> Self {
        var result = self.style(style)
        prove(&result, Same<Self>())
        self.style(style)
        return result
    }

    @MainActor func interface620(_ color: UIColor?) -> Self {
        var result = self.tintColor(color)
        prove(&result, Same<Self>())
        self.tintColor(color)
        return result
    }

    @MainActor func interface621(_ menu: UIMenu?) -> Self {
        var result = self.menu(menu)
        prove(&result, Same<Self>())
        self.menu(menu)
        return result
    }

    @MainActor func interface622(_ action: UIAction?) -> Self {
        var result = self.primaryAction(action)
        prove(&result, Same<Self>())
        self.primaryAction(action)
        return result
    }

    @MainActor func interface623(_ changes: Bool) -> Self {
        var result = self.changesSelectionAsPrimaryAction(changes)
        prove(&result, Same<Self>())
        self.changesSelectionAsPrimaryAction(changes)
        return result
    }

    @MainActor func interface624(_ selected: Bool) -> Self {
        var result = self.selected(selected)
        prove(&result, Same<Self>())
        self.selected(selected)
        return result
    }

    @MainActor func interface625(_ hidden: Bool) -> Self {
        var result = self.hidden(hidden)
        prove(&result, Same<Self>())
        _ = self.hidden()
        self.hidden(hidden)
        return result
    }

    @MainActor func interface626(_ order: UIContextMenuConfiguration.ElementOrder) -> Self {
        var result = self.preferredMenuElementOrder(order)
        prove(&result, Same<Self>())
        self.preferredMenuElementOrder(order)
        return result
    }

    @MainActor func interface627(_ representation: UIMenuElement?) -> Self {
        var result = self.menuRepresentation(representation)
        prove(&result, Same<Self>())
        self.menuRepresentation(representation)
        return result
    }
}
