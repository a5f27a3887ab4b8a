import BuilderRxSwift
import BuilderUIKit

/// A list of one view that is rebuilt for each value that is set.
@preconcurrency @MainActor
public class DynamicValueViewBuilder<Value>: AnyIndexableViewBuilder {
    /// The value. Setting it updates the list.
    public var value: Value { didSet { changes.onNext(()) } }

    /// The number of views, which is always 1.
    public var count: Int = 1

    private let builder: (_ value: Value) -> View
    private let changes = PublishSubject<Void>()

    /// Creates a list of one view.
    ///
    /// - Parameter builder: a closure that creates a value's view.
    public init(_ value: Value, builder: @escaping (_ value: Value) -> View) {
        self.value = value
        self.builder = builder
    }

    /// An observable that sends an element each time the value is set.
    public var updated: Observable<Void>? { changes }

    /// Creates the value's view for index 0; returns nil at other indexes.
    public func view(at index: Int) -> View? { index == 0 ? builder(value) : nil }

    /// Creates the value's view.
    public func asViews() -> [View] { [builder(value)] }
}
