/// An observer that hands elements to an object, on the main thread unless another scheduler is given.
///
/// Elements that arrive on the main thread are handed over at once. The object is held weakly; when it is gone, nothing
/// happens. An error that arrives goes to ``Hooks/defaultErrorHandler``; completion is ignored.
public struct Binder<Value>: ObserverType {
    /// The type of the elements that arrive.
    public typealias Element = Value

    private let receive: (Event<Value>) -> Void

    /// Makes a binder.
    ///
    /// - Parameters:
    ///   - target: handed to the closure; it is held weakly.
    ///   - scheduler: where the closure is called.
    ///   - binding: takes an element.
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

    /// Hands the element of an event over.
    public func on(_ event: Event<Value>) { receive(event) }

    /// The binder with its type erased.
    public func asObserver() -> AnyObserver<Value> { AnyObserver(eventHandler: receive) }
}
