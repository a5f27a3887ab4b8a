import Foundation

/// A conversion of colors in a configuration.
public struct UIConfigurationColorTransformer: @unchecked Sendable {
    /// The closure that converts a color.
    public let transform: (UIColor) -> UIColor

    /// Creates a transformer with a closure.
    public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

    /// Returns the converted color.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// A transformer to grays of the colors' luminance (Rec. 709).
    public static let grayscale = UIConfigurationColorTransformer { color in
        UIColor { traits in
            var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
        }
    }
    /// A transformer that leaves colors unchanged.
    ///
    /// On a Mac, UIKit's uses the accent color that the user prefers.
    public static let preferredTint = UIConfigurationColorTransformer { $0 }
    /// A transformer that replaces every color with the secondary label's.
    public static let monochromeTint = UIConfigurationColorTransformer { _ in .secondaryLabel }
}

/// A conversion of the attributes of a text in a configuration.
///
/// ```swift
/// configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
///     var outgoing = incoming
///     outgoing.font = .systemFont(ofSize: 20, weight: .bold)
///     return outgoing
/// }
/// ```
public struct UIConfigurationTextAttributesTransformer: @unchecked Sendable {
    /// The closure that converts the attributes.
    public let transform: (AttributeContainer) -> AttributeContainer

    /// Creates a transformer with a closure.
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }

    /// Returns the converted attributes.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
