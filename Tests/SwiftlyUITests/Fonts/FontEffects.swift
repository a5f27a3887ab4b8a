import SwiftlyUI

extension FluentEffects {
    private static func isSystem(_ font: UIFont, _ weight: UIFont.Weight) -> Bool {
        font == .systemFont(ofSize: 21, weight: weight)
    }

    /// DIN isn't installed here, so that the bold system font stands in.
    private static func isDIN(_ font: UIFont, _ name: String) -> Bool {
        font == UIFont(name: name, size: 21) ?? .boldSystemFont(ofSize: 21)
    }

    private static func style(
        _ name: String, _ font: @autoclosure @escaping @Sendable () -> UIFont, _ style: UIFont.TextStyle
    ) -> FluentEffect {
        .init("UIFont.\(name)") {
            let usual = UITraitCollection(preferredContentSizeCategory: .large)
            let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
            return [usual, large].allSatisfy { traits in
                var current: UIFont?
                traits.performAsCurrent { current = font() }
                return current == .preferredFont(forTextStyle: style, compatibleWith: traits)
            }
        }
    }

    static let fonts: [FluentEffect] = [
        .init("UIFont.ultraLight(_:)") { isSystem(.ultraLight(21), .ultraLight) },
        .init("UIFont.thin(_:)") { isSystem(.thin(21), .thin) },
        .init("UIFont.light(_:)") { isSystem(.light(21), .light) },
        .init("UIFont.regular(_:)") { isSystem(.regular(21), .regular) },
        .init("UIFont.medium(_:)") { isSystem(.medium(21), .medium) },
        .init("UIFont.semibold(_:)") { isSystem(.semibold(21), .semibold) },
        .init("UIFont.bold(_:)") { isSystem(.bold(21), .bold) },
        .init("UIFont.heavy(_:)") { isSystem(.heavy(21), .heavy) },
        .init("UIFont.black(_:)") { isSystem(.black(21), .black) },
        .init("UIFont.dinAlternateBold(_:)") { isDIN(.dinAlternateBold(21), "DINAlternate-Bold") },
        .init("UIFont.dinCondensedBold(_:)") { isDIN(.dinCondensedBold(21), "DINCondensed-Bold") },
        style("largeTitle", .largeTitle, .largeTitle),
        style("extraLargeTitle", .extraLargeTitle, .extraLargeTitle),
        style("extraLargeTitle2", .extraLargeTitle2, .extraLargeTitle2),
        style("title", .title, .title1),
        style("title2", .title2, .title2),
        style("title3", .title3, .title3),
        style("headline", .headline, .headline),
        style("subheadline", .subheadline, .subheadline),
        style("body", .body, .body),
        style("callout", .callout, .callout),
        style("footnote", .footnote, .footnote),
        style("caption", .caption, .caption1),
        style("caption2", .caption2, .caption2),
    ]
}
