import BuilderUIKit
import Foundation

/// Fonts, colors, pictures and sizes.
extension ViewFactory {
    func font(_ description: FontDescription) throws -> UIFont {
        let weights: [String: UIFont.Weight] = [
            "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
            "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
        ]
        if description.family == "style" { return try styledFont(description) }
        let weight = try find(description.weight, in: weights, "weight")
        let size = CGFloat(description.size)
        switch description.family {
        case "system": return .systemFont(ofSize: size, weight: weight)
        case "italic": return .italicSystemFont(ofSize: size)
        case "monospaced": return .monospacedSystemFont(ofSize: size, weight: weight)
        default: throw CaseError.unknownValue(description.family, of: "font family")
        }
    }

    private func styledFont(_ description: FontDescription) throws -> UIFont {
        let styles: [String: UIFont.TextStyle] = [
            "body": .body, "footnote": .footnote, "headline": .headline, "subheadline": .subheadline,
            "title2": .title2,
        ]
        let style = try find(description.weight, in: styles, "text style")
        if description.category == "current" { return .preferredFont(forTextStyle: style) }
        return .preferredFont(
            forTextStyle: style,
            compatibleWith: UITraitCollection(preferredContentSizeCategory: try textSize(description.category)))
    }

    func textSize(_ name: String) throws -> UIContentSizeCategory {
        let categories: [String: UIContentSizeCategory] = [
            "xSmall": .extraSmall, "small": .small, "medium": .medium, "large": .large, "xLarge": .extraLarge,
            "xxLarge": .extraExtraLarge, "xxxLarge": .extraExtraExtraLarge, "accessibilityMedium": .accessibilityMedium,
            "accessibilityLarge": .accessibilityLarge, "accessibilityXLarge": .accessibilityExtraLarge,
            "accessibilityXXLarge": .accessibilityExtraExtraLarge,
            "accessibilityXXXLarge": .accessibilityExtraExtraExtraLarge,
        ]
        return try find(name, in: categories, "text size")
    }

    func color(_ name: String) throws -> UIColor {
        let colors: [String: UIColor] = [
            "white": .white, "black": .black, "red": .red, "orange": .orange, "systemBackground": .systemBackground,
            "quaternarySystemFill": .quaternarySystemFill, "secondaryLabel": .secondaryLabel,
            "tertiaryLabel": .tertiaryLabel, "label": .label, "green": .green,
        ]
        return try find(name, in: colors, "color")
    }

    func picture(_ size: [Double]) throws -> UIImage {
        UIGraphicsImageRenderer(size: try self.size(size)).image { context in
            UIColor.white.setFill()
            context.cgContext.fill(CGRect(x: 0, y: 0, width: 10_000, height: 10_000))
        }
    }

    func find<Value>(_ name: String, in values: [String: Value], _ property: String) throws -> Value {
        guard let value = values[name] else { throw CaseError.unknownValue(name, of: property) }
        return value
    }

    func size(_ numbers: [Double]) throws -> CGSize {
        guard numbers.count == 2 else { throw CaseError.unknownValue("\(numbers)", of: "size") }
        return CGSize(width: numbers[0], height: numbers[1])
    }

    func rect(_ numbers: [Double]) throws -> CGRect {
        guard numbers.count == 4 else { throw CaseError.unknownValue("\(numbers)", of: "frame") }
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    func insets(_ numbers: [Double]) throws -> UIEdgeInsets {
        guard numbers.count == 4 else { throw CaseError.unknownValue("\(numbers)", of: "inset") }
        return UIEdgeInsets(
            top: CGFloat(numbers[0]), left: CGFloat(numbers[1]), bottom: CGFloat(numbers[2]), right: CGFloat(numbers[3])
        )
    }
}
