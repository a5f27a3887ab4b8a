/// An observable that is an observer, too: it passes the events that it receives on to its own observers.
public protocol SubjectType: ObservableType {
    /// The observer that stands for the subject.
    associatedtype Observer: ObserverType

    /// The subject's receiving side.
    func asObserver() -> Observer
}
