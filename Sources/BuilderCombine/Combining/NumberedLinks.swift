/// The connections to publishers that come and go, by numbers from one on that are never used twice.
///
/// A number is that of a place, and of how often the place was used before, so that late values are known. Places are
/// used again, so that neither is memory allocated for each publisher nor a number looked up.
final class NumberedLinks {
    private struct Place {
        var link: UpstreamLink?
        var useCount = 0
    }

    /// The largest number of places at a time.
    private static let width = 1 << 24

    private var places: [Place] = []
    /// The places that aren't used.
    private var free: [Int] = []

    private func number(_ index: Int) -> Int { places[index].useCount * Self.width + index + 1 }

    /// The place of a number; `nil` if it isn't used, or has another number now.
    private func place(_ number: Int) -> Int? {
        let index = (number - 1) & (Self.width - 1)
        guard index < places.count, places[index].link != nil, self.number(index) == number else { return nil }
        return index
    }

    /// Adds a connection, and returns its number.
    func insert(_ link: UpstreamLink) -> Int {
        if let index = free.popLast() {
            places[index].link = link
            return number(index)
        }
        precondition(places.count < Self.width, "too many publishers at a time")
        places.append(Place(link: link))
        return number(places.count - 1)
    }

    func contains(_ number: Int) -> Bool { place(number) != nil }

    /// The numbers in the order of the places.
    var numbers: [Int] { places.indices.compactMap { places[$0].link == nil ? nil : number($0) } }

    /// Connects a publisher, as the connection does; `nil` for an unknown number.
    func connect(_ subscription: any Subscription, from number: Int) -> Subscribers.Demand? {
        place(number).flatMap { places[$0].link?.connect(subscription) }
    }

    /// Returns the subscription to pass a demand to, as the connection does; `nil` for an unknown number.
    func request(_ demand: Subscribers.Demand, from number: Int) -> (any Subscription)? {
        place(number).flatMap { places[$0].link?.request(demand) }
    }

    /// Ends a connection, and returns the subscription, to be released without the lock; `nil` for an unknown number.
    func end(_ number: Int) -> EndedLink? {
        guard let index = place(number) else { return nil }
        defer {
            places[index].link = nil
            places[index].useCount += 1
            free.append(index)
        }
        return places[index].link?.end()
    }

    /// Ends all connections, and returns their subscriptions.
    func takeSubscriptions() -> [any Subscription] { numbers.compactMap { end($0)?.subscription } }
}
