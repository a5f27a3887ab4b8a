/// An observer that passes elements to an object, on the main thread unless another scheduler is specified.
///
/// Elements that arrive on the main thread are passed on immediately. The object is held weakly; after it is
/// deallocated, elements are ignored. An error is passed to ``Hooks/defaultErrorHandler``; completion is ignored.
public struct Binder<Value>: ObserverType {
    /// The type of the elements that the binder receives.
    public typealias Element = Value

    private let receive: (Event<Value>) -> Void

    /// Creates a binder.
    ///
    /// - Parameters:
    ///   - target: The object to pass to the closure; it is held weakly.
    ///   - scheduler: The scheduler that calls the closure.
    ///   - binding: The closure that receives the object and an element.
    public init<Target: AnyObject>(
        _ target: Target, scheduler: any ImmediateSchedulerType = MainScheduler(),
        binding: @escaping (Target, Value) -> Void
    ) {
        receive = { [weak target] event in
            switch event {
            case .next(let element):
                _ = scheduler.schedule(element) { [weak target] element in
                    if let target { binding(target, element) }
                    return Disposables.create()
                }
            case .error(let error):
                Hooks.defaultErrorHandler(["Binder<\(Target.self)>"], error)
            case .completed:
                break
            }
        }
    }

    /// Passes the element of an event to the object.
    public func on(_ event: Event<Value>) { receive(event) }

    /// Returns the binder with its type erased.
    public func asObserver() -> AnyObserver<Value> { AnyObserver(eventHandler: receive) }
}
