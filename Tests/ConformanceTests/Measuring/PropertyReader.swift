import BuilderUIKit
import Foundation

/// Reads the numbers of a view's public properties.
@MainActor
struct PropertyReader {
    let view: UIView

    init(_ view: UIView) { self.view = view }

    func numbers(of property: ExpectedValues.Property) throws -> [Double] {
        switch (property, view) {
        case (.layoutMargins, _): return Self.numbers(view.layoutMargins)
        case (.safeAreaInsets, _): return Self.numbers(view.safeAreaInsets)
        case (.fontSize, let label as UILabel): return [Double(label.font.pointSize)]
        case (.cornerRadius, _): return [Double(view.layer.cornerRadius)]
        case (.clearButtonRect, let field as UITextField):
            return Self.numbers(field.clearButtonRect(forBounds: field.bounds))
        case (.textRect, let field as UITextField): return Self.numbers(field.textRect(forBounds: field.bounds))
        case (.contentInsetTop, let scrollView as UIScrollView): return [Double(scrollView.adjustedContentInset.top)]
        default: throw CaseError.unknownValue(property.rawValue, of: "property of \(type(of: view))")
        }
    }

    private static func numbers(_ insets: UIEdgeInsets) -> [Double] {
        [insets.top, insets.left, insets.bottom, insets.right].map { Double($0) }
    }

    private static func numbers(_ rect: CGRect) -> [Double] {
        [rect.minX, rect.minY, rect.width, rect.height].map { Double($0) }
    }
}
