import BuilderRxSwift

/// Descriptions of results that differ from the expected ones; `nil` for equal ones.
enum Deviation {
    static func of<Element: Equatable>(
        _ events: [SingleEvent<Element>], from expected: [SingleEvent<Element>]
    ) -> String? {
        let isEqual = events.elementsEqual(expected) { first, second in
            switch (first, second) {
            case (.success(let first), .success(let second)): first == second
            case (.failure(let first), .failure(let second)): isSame(first, second)
            default: false
            }
        }
        return isEqual ? nil : "\(events) is not equal to \(expected)"
    }

    static func of<Element: Equatable>(_ stream: [Recorded<Event<Element>>], from elements: [Element]) -> String? {
        if let end = stream.first(where: { $0.value.isStopEvent }) { return "not an element: \(end)" }
        let present = stream.compactMap { $0.value.element }
        return present == elements ? nil : "\(present) is not equal to \(elements)"
    }
}
