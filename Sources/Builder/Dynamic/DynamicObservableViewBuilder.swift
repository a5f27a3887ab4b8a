import BuilderRxSwift
import BuilderUIKit

/// One view that is made anew for each value of an observable; none before the first.
@preconcurrency @MainActor
public class DynamicObservableViewBuilder<Value>: AnyIndexableViewBuilder {
    private let builder: (_ value: Value) -> View
    private var current: View?
    private let changes = PublishSubject<Void>()
    private let bag = DisposeBag()

    /// Makes a list of at most one view.
    ///
    /// - Parameters:
    ///   - observable: sends the values.
    ///   - builder: makes a value's view.
    public init(_ observable: Observable<Value>, builder: @escaping (_ value: Value) -> View) {
        self.builder = builder
        deliverOnMain(observable, to: self) { list, value in
            list.current = list.builder(value)
            list.changes.onNext(())
        }
        .disposed(by: bag)
    }

    /// 1 once there was a value, 0 before.
    public var count: Int { current == nil ? 0 : 1 }

    /// Sends an element for each new value.
    public var updated: Observable<Void>? { changes }

    /// The view of the latest value at index 0, nil elsewhere.
    public func view(at index: Int) -> View? { index == 0 ? current : nil }

    /// The view of the latest value, if there is one.
    public func asViews() -> [View] { current.map { [$0] } ?? [] }
}
