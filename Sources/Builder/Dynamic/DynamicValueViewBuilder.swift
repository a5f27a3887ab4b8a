import BuilderRxSwift
import BuilderUIKit

/// One view that is made anew for each value that is set.
@preconcurrency @MainActor
public class DynamicValueViewBuilder<Value>: AnyIndexableViewBuilder {
    /// The value. Setting it updates the list.
    public var value: Value { didSet { changes.onNext(()) } }

    /// Always 1.
    public var count: Int = 1

    private let builder: (_ value: Value) -> View
    private let changes = PublishSubject<Void>()

    /// Makes a list of one view.
    ///
    /// - Parameter builder: makes a value's view.
    public init(_ value: Value, builder: @escaping (_ value: Value) -> View) {
        self.value = value
        self.builder = builder
    }

    /// Sends an element each time the value is set.
    public var updated: Observable<Void>? { changes }

    /// Makes the value's view for index 0; nil elsewhere.
    public func view(at index: Int) -> View? { index == 0 ? builder(value) : nil }

    /// Makes the value's view.
    public func asViews() -> [View] { [builder(value)] }
}
