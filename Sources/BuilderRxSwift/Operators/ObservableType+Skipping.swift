import Foundation

extension ObservableType {
    /// The sequence without its first `count` elements.
    public func skip(_ count: Int) -> Observable<Element> {
        Observable { observer in
            let left = Kept(max(0, count))
            return subscribe(
                AnyObserver { event in
                    let isSkipped = left.update { left in
                        guard left > 0, event.element != nil else { return false }
                        left -= 1
                        return true
                    }
                    if !isSkipped { observer.on(event) }
                })
        }
    }

    /// The sequence without elements that equal, by a rule of the caller's, the one before.
    public func distinctUntilChanged(
        _ comparer: @escaping (Element, Element) throws -> Bool
    ) -> Observable<Element> {
        Observable { observer in
            let last = Kept<Element?>(nil)
            return subscribe(
                AnyObserver { event in
                    guard case .next(let element) = event else { return observer.on(event) }
                    do {
                        let before = last.update { kept in
                            defer { kept = element }
                            return kept
                        }
                        if let before, try comparer(before, element) { return }
                        observer.onNext(element)
                    } catch {
                        observer.onError(error)
                    }
                })
        }
    }
}

extension ObservableType where Element: Equatable {
    /// The sequence without elements that equal the one before.
    public func distinctUntilChanged() -> Observable<Element> {
        distinctUntilChanged(==)
    }
}

/// A value that an operator keeps from element to element.
private final class Kept<Value> {
    private let lock = NSLock()
    private var value: Value

    init(_ value: Value) {
        self.value = value
    }

    func update<Result>(_ change: (inout Value) -> Result) -> Result {
        lock.withLock { change(&value) }
    }
}
