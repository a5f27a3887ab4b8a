import OpenCombine

extension Subscribers.Completion where Failure == any Error {
    /// The end as an event.
    func event<Element>() -> Event<Element> {
        switch self {
        case .finished: .completed
        case .failure(let error): .error(error)
        }
    }
}
