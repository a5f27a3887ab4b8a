import Foundation

extension UINavigationBar {
    /// The appearance for the current scroll position and the top item.
    var effectiveAppearance: UINavigationBarAppearance {
        let standard = topItem?.standardAppearance ?? setStandardAppearance ?? legacyAppearance
        guard isAtScrollEdge else { return standard }
        if let edge = topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance { return edge }
        // Properties from before iOS 13 apply at the scroll edge, too.
        if topItem?.standardAppearance == nil, setStandardAppearance == nil, hasLegacyBackground { return standard }
        let clear = UINavigationBarAppearance(_copying: standard)
        clear.configureWithTransparentBackground()
        return clear
    }

    private var hasLegacyBackground: Bool {
        barTintColor != nil || backgroundImage(for: .default) != nil || barStyle == .black || !isTranslucent
    }

    /// The appearance that the properties from before iOS 13 define.
    private var legacyAppearance: UINavigationBarAppearance {
        let appearance = UINavigationBarAppearance(_copying: standardAppearance)
        if !isTranslucent { appearance.configureWithOpaqueBackground() }
        if let barTintColor { appearance.backgroundColor = barTintColor }
        if let image = backgroundImage(for: .default) {
            appearance.backgroundImage = image
            if image.size == .zero { appearance.configureWithTransparentBackground() }
        }
        if let shadowImage {
            appearance.shadowImage = shadowImage
            if shadowImage.size == .zero { appearance.shadowColor = nil }
        }
        if let titleTextAttributes { appearance.titleTextAttributes = titleTextAttributes }
        if let largeTitleTextAttributes { appearance.largeTitleTextAttributes = largeTitleTextAttributes }
        if let backIndicatorImage {
            appearance.setBackIndicatorImage(backIndicatorImage, transitionMaskImage: backIndicatorTransitionMaskImage)
        }
        return appearance
    }
}

extension UILabel {
    /// Shows a text in a font and color, which the attributes override.
    func show(
        _ text: String?, font: UIFont, color: UIColor, attributes: [NSAttributedString.Key: Any]
    ) {
        self.font = attributes[.font] as? UIFont ?? font
        textColor = attributes[.foregroundColor] as? UIColor ?? color
        var others = attributes
        others[.font] = nil
        others[.foregroundColor] = nil
        if others.isEmpty {
            self.text = text
        } else {
            others[.font] = self.font
            others[.foregroundColor] = textColor
            attributedText = NSAttributedString(string: text ?? "", attributes: others)
        }
    }
}
