import BuilderCombine

/// The events of one of Combine's publishers: its values, and "finished" or "failure".
///
/// `Documentation/Combine.md` names the rows' symbols as tested.
struct OperatorRow: CustomStringConvertible, @unchecked Sendable {
    /// The symbol as the document names it.
    let symbol: String
    let expected: String
    /// Builds the publisher, and returns a closure that returns what it has sent.
    let subscribe: () -> () -> String

    var description: String { symbol }

    init<P: Publisher>(
        _ symbol: String, _ expected: String, _ publisher: @escaping () -> P
    ) {
        self.symbol = symbol
        self.expected = expected
        subscribe = {
            let subscriber = publisher().demand(nil)
            return {
                let events = subscriber.events.map { $0.hasPrefix("failure(") ? "failure" : $0 }
                return events.first == "subscription"
                    ? events.dropFirst().joined(separator: " ") : "\(events.joined(separator: " ")), out of order"
            }
        }
    }
}
