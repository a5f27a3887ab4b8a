import BuilderUIKit

/// A view for each element of an array, or for each number below a count.
///
/// ```swift
/// VStackView {
///     ForEach(rows) { RowView(row: $0) }
///     ForEach(3) { index in LabelView("\(index)") }
/// }
/// ```
public struct ForEach: ViewConvertable {
    private let views: [View]

    /// Creates a view for each number from 0 up to, but not including, `count`; none if that is negative.
    public init(_ count: Int, _ builder: (_ index: Int) -> View) { views = (0..<max(0, count)).map(builder) }

    /// Creates a view for each element.
    public init<Element>(_ array: [Element], _ builder: (_ element: Element) -> View) { views = array.map(builder) }

    /// Returns the views, in order.
    public func asViews() -> [View] { views }
}
