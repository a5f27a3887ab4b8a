import Foundation

/// Makes one colour of another, for a configuration that takes its colours from the state of things.
public struct UIConfigurationColorTransformer: @unchecked Sendable {
    public let transform: (UIColor) -> UIColor

    public init(_ transform: @escaping (UIColor) -> UIColor) {
        self.transform = transform
    }

    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// A grey as light as the colour looks (Rec. 709).
    public static let grayscale = UIConfigurationColorTransformer { color in
        UIColor { traits in
            var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
        }
    }
    /// The colour as it is. (On a Mac, the accent colour that people prefer.)
    public static let preferredTint = UIConfigurationColorTransformer { $0 }
    /// The secondary label's colour in place of any other.
    public static let monochromeTint = UIConfigurationColorTransformer { _ in .secondaryLabel }
}
