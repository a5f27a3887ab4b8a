import UIKit

enum Theme {
    enum Color {
        static let accent = dynamic(light: "#3D6B4F", dark: "#8FBF9F")
        static let background = dynamic(light: "#FBF9F4", dark: "#121412")
        static let card = dynamic(light: "#FFFFFF", dark: "#1E211F")
        static let sale = dynamic(light: "#B3402E", dark: "#F08A75")
        static let sand = dynamic(light: "#E9DFCB", dark: "#3A362C")

        private static func dynamic(light: String, dark: String) -> UIColor {
            UIColor { UIColor(hex: $0.userInterfaceStyle == .dark ? dark : light) ?? .label }
        }
    }

    enum Font {
        static func serif(_ style: UIFont.TextStyle, weight: UIFont.Weight = .regular) -> UIFont {
            var descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: style)
            descriptor = descriptor.withDesign(.serif) ?? descriptor
            descriptor = descriptor.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: weight]])
            return UIFont(descriptor: descriptor, size: 0)
        }
    }
}

extension UIColor {
    convenience init?(hex: String) {
        guard hex.hasPrefix("#"), let value = UInt32(hex.dropFirst(), radix: 16) else { return nil }
        self.init(
            red: CGFloat((value >> 16) & 0xFF) / 255, green: CGFloat((value >> 8) & 0xFF) / 255,
            blue: CGFloat(value & 0xFF) / 255, alpha: 1)
    }
}

extension UIButton.Configuration {
    static func primary(title: String) -> UIButton.Configuration {
        var configuration = UIButton.Configuration.filled()
        configuration.title = title
        configuration.imagePadding = 8
        configuration.cornerStyle = .large
        configuration.buttonSize = .large
        configuration.baseBackgroundColor = Theme.Color.accent
        configuration.baseForegroundColor = Theme.Color.background
        return configuration
    }
}

extension UILabel {
    convenience init(font: UIFont, color: UIColor = .label, lines: Int = 1, alignment: NSTextAlignment = .natural) {
        self.init()
        self.font = font
        textColor = color
        numberOfLines = lines
        textAlignment = alignment
        adjustsFontForContentSizeCategory = true
    }
}

extension UIView {
    /// Adds `subview` and pins it to all edges of the receiver.
    func embed(_ subview: UIView, insets: NSDirectionalEdgeInsets = .zero) {
        subview.translatesAutoresizingMaskIntoConstraints = false
        addSubview(subview)
        NSLayoutConstraint.activate([
            subview.topAnchor.constraint(equalTo: topAnchor, constant: insets.top),
            subview.leadingAnchor.constraint(equalTo: leadingAnchor, constant: insets.leading),
            trailingAnchor.constraint(equalTo: subview.trailingAnchor, constant: insets.trailing),
            bottomAnchor.constraint(equalTo: subview.bottomAnchor, constant: insets.bottom),
        ])
    }
}

extension UIViewController {
    /// Adds a button above the bottom of the safe area.
    func addBottomButton(_ button: UIButton, distance: CGFloat = 12) {
        button.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(button)
        NSLayoutConstraint.activate([
            button.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
            button.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
            button.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -distance),
        ])
    }
}

extension UIStackView {
    convenience init(
        _ views: [UIView], axis: NSLayoutConstraint.Axis, spacing: CGFloat = 0,
        alignment: UIStackView.Alignment = .fill
    ) {
        self.init(arrangedSubviews: views)
        self.axis = axis
        self.spacing = spacing
        self.alignment = alignment
        translatesAutoresizingMaskIntoConstraints = false
    }
}
