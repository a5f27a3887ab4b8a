import OpenCombine
import Synchronization

/// The end of a trait's chain: one thing is reported, the element or the end, then the disposal.
///
/// The element counts as the end already: `onDisposed` follows it, and the completion after it is not reported.
final class TraitTerminal<Element>: Terminal<Element> {
    struct Closures {
        var onSuccess: ((Element) -> Void)?
        var onError: ((any Error) -> Void)?
        var onCompleted: (() -> Void)?
        var onDisposed: (() -> Void)?
    }

    private var closures: Closures
    private let reported = Atomic(false)
    private let toldDisposal = Atomic(false)

    init(_ closures: Closures) {
        self.closures = closures
    }

    override func deliver(_ element: Element) {
        guard isFirstReport else { return }
        closures.onSuccess?(element)
        tellDisposal()
    }

    override func deliver(completion: Subscribers.Completion<any Error>) {
        if isFirstReport {
            switch completion {
            case .finished: closures.onCompleted?()
            case .failure(let error):
                if let onError = closures.onError { onError(error) } else { reportUnhandled(error, in: self) }
            }
        }
        tellDisposal()
    }

    override func disposed() {
        tellDisposal()
        super.disposed()
    }

    override func release() {
        closures = Closures()
    }

    private var isFirstReport: Bool { !reported.exchange(true, ordering: .acquiringAndReleasing) }

    private func tellDisposal() {
        if !toldDisposal.exchange(true, ordering: .acquiringAndReleasing) { closures.onDisposed?() }
    }
}

extension PrimitiveSequenceType {
    /// Subscribes, with a closure for each thing that a trait may report.
    func subscribe(reporting closures: TraitTerminal<Element>.Closures) -> any Disposable {
        let terminal = TraitTerminal(closures)
        source.attach(terminal)
        return terminal
    }

    /// The closure that calls another one with an object, as long as that lives. Nil for nil.
    func bound<Object: AnyObject, Value>(
        _ closure: ((Object, Value) -> Void)?, to object: Object
    ) -> ((Value) -> Void)? {
        closure.map { closure in { [weak object] value in object.map { closure($0, value) } } }
    }

    /// The closure that calls another one with an object, as long as that lives. Nil for nil.
    func bound<Object: AnyObject>(_ closure: ((Object) -> Void)?, to object: Object) -> (() -> Void)? {
        closure.map { closure in { [weak object] in object.map(closure) } }
    }
}
