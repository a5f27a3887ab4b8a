import Foundation

/// A part of a view that is done anew when a value of it changes.
@preconcurrency @MainActor
public protocol UIViewInvalidating {
    /// Marks the part of a view.
    func invalidate(view: UIView)
}

extension UIView {
    /// The parts of a view that are done anew when a value changes.
    public enum Invalidations {
        /// The content.
        public struct Display: UIViewInvalidating {
            /// Creates the part.
            public init() {}
            public func invalidate(view: UIView) { view.setNeedsDisplay() }
        }
        /// The layout of the subviews.
        public struct Layout: UIViewInvalidating {
            /// Creates the part.
            public init() {}
            public func invalidate(view: UIView) { view.setNeedsLayout() }
        }
        /// The constraints.
        public struct Constraints: UIViewInvalidating {
            /// Creates the part.
            public init() {}
            public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
        }
        /// The intrinsic size.
        public struct IntrinsicContentSize: UIViewInvalidating {
            /// Creates the part.
            public init() {}
            public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
        }
        /// The configuration of a cell, a header, a footer or a button; other views have none.
        public struct Configuration: UIViewInvalidating {
            /// Creates the part.
            public init() {}
            public func invalidate(view: UIView) {
                switch view {
                case let cell as UITableViewCell: cell.setNeedsUpdateConfiguration()
                case let cell as UICollectionViewCell: cell.setNeedsUpdateConfiguration()
                case let header as UITableViewHeaderFooterView: header.setNeedsUpdateConfiguration()
                case let button as UIButton: button.setNeedsUpdateConfiguration()
                default: return
                }
            }
        }
    }

    /// A value of a view that marks parts of the view when it changes.
    ///
    /// ```swift
    /// final class Gauge: UIView {
    ///     @Invalidating(.layout, .display) var thickness = 3.0
    /// }
    /// ```
    @preconcurrency @MainActor
    @propertyWrapper
    public struct Invalidating<Value: Equatable> {
        private var value: Value
        private let parts: [any UIViewInvalidating]

        /// Creates a value with the parts that it marks.
        public init<each Part: UIViewInvalidating>(wrappedValue: Value, _ parts: repeat each Part) {
            value = wrappedValue
            var list: [any UIViewInvalidating] = []
            for part in repeat each parts { list.append(part) }
            self.parts = list
        }

        /// The value; only the properties of views have one.
        @available(*, unavailable, message: "Use the wrapper in subclasses of UIView")
        public var wrappedValue: Value {
            get { value }
            set { value = newValue }
        }

        /// The value of a view's property.
        public static subscript<View: UIView>(
            _enclosingInstance view: View, wrapped _: ReferenceWritableKeyPath<View, Value>,
            storage storage: ReferenceWritableKeyPath<View, Self>
        ) -> Value {
            get { view[keyPath: storage].value }
            set {
                guard view[keyPath: storage].value != newValue else { return }
                view[keyPath: storage].value = newValue
                for part in view[keyPath: storage].parts { part.invalidate(view: view) }
            }
        }
    }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
    /// The content.
    public static var display: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
    /// The layout of the subviews.
    public static var layout: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
    /// The constraints.
    public static var constraints: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
    /// The intrinsic size.
    public static var intrinsicContentSize: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Configuration {
    /// The configuration of a cell, a header, a footer or a button.
    public static var configuration: Self { Self() }
}
