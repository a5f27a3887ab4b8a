/// An observable that is also an observer: it passes the events that it receives on to its own observers.
public protocol SubjectType: ObservableType {
    /// The type of the subject's observer.
    associatedtype Observer: ObserverType

    /// Returns the subject's observer.
    func asObserver() -> Observer
}
