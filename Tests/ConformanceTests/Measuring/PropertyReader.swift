import BuilderUIKit
import Foundation

/// Reads the numbers of a view's public properties.
@MainActor
struct PropertyReader {
    let view: UIView

    init(_ view: UIView) { self.view = view }

    func numbers(of property: ExpectedValues.Property) throws -> [Double] {
        switch (property, view) {
        case (.layoutMargins, _):
            let margins = view.layoutMargins
            return [margins.top, margins.left, margins.bottom, margins.right].map { Double($0) }
        case (.fontSize, let label as UILabel): return [Double(label.font.pointSize)]
        case (.cornerRadius, _): return [Double(view.layer.cornerRadius)]
        case (.clearButtonRect, let field as UITextField):
            return Self.numbers(field.clearButtonRect(forBounds: field.bounds))
        case (.textRect, let field as UITextField): return Self.numbers(field.textRect(forBounds: field.bounds))
        case (.contentInsetTop, let scrollView as UIScrollView): return [Double(scrollView.adjustedContentInset.top)]
        default: throw CaseError.unknownValue(property.rawValue, of: "property of \(type(of: view))")
        }
    }

    private static func numbers(_ rect: CGRect) -> [Double] {
        [rect.minX, rect.minY, rect.width, rect.height].map { Double($0) }
    }
}
