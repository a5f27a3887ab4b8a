import BuilderRxSwift
import BuilderUIKit

/// A list of one view that is rebuilt for each value of an observable, and empty before the first value.
@preconcurrency @MainActor
public class DynamicObservableViewBuilder<Value>: AnyIndexableViewBuilder {
    private let builder: (_ value: Value) -> View
    private var current: View?
    private let changes = PublishSubject<Void>()
    private let bag = DisposeBag()

    /// Creates a list of at most one view.
    ///
    /// - Parameters:
    ///   - observable: the observable of the values.
    ///   - builder: a closure that creates a value's view.
    public init(_ observable: Observable<Value>, builder: @escaping (_ value: Value) -> View) {
        self.builder = builder
        deliverOnMain(observable, to: self) { list, value in
            list.current = list.builder(value)
            list.changes.onNext(())
        }
        .disposed(by: bag)
    }

    /// The number of views: 1 after the first value, 0 before.
    public var count: Int { current == nil ? 0 : 1 }

    /// An observable that sends an element for each new value.
    public var updated: Observable<Void>? { changes }

    /// Returns the view of the latest value at index 0, nil at other indexes.
    public func view(at index: Int) -> View? { index == 0 ? current : nil }

    /// Returns the view of the latest value, if there is one.
    public func asViews() -> [View] { current.map { [$0] } ?? [] }
}
