/// A dictionary that forgets, one entry at a time: a new entry takes the place of the one that came earliest among those not
/// asked for since ("second chance"). Every step takes constant time on average, and none of them frees many entries at once,
/// so that a stretch of work costs the same whether the cache fills up within it or not.
///
/// Who works in periods, such as one picture after the other, also has it forget what no period asks for any more: a cache that
/// only gives way when it is full grows for hours before it stops.
struct BoundedCache<Key: Hashable, Value> {
    typealias HashedKey = Render.HashedKey<Key>

    private struct Entry {
        var key: HashedKey
        var value: Value
        var cost: Int
    }

    /// When an entry was wanted. Kept beside the entries, so that looking through them touches no key or value.
    private struct Use {
        var wasAskedFor: Bool
        /// The last period in which it came or was asked for; nobody's place is never old.
        var period: Int

        static var nobodys: Use { Use(wasAskedFor: false, period: .max) }
    }

    private var places: [HashedKey: Int] = [:]
    private var entries: [Entry?] = []
    /// By entry.
    private var uses: [Use] = []
    private var free: [Int] = []
    /// The place to look at next when something must go.
    private var hand = 0
    /// The place to look at next for what is old.
    private var agingHand = 0
    private var period = 0
    /// The sum of the costs of all entries.
    private(set) var cost = 0
    private let costLimit: Int

    /// `costLimit`: the greatest sum of the costs of all entries.
    init(costLimit: Int) {
        self.costLimit = costLimit
    }

    var count: Int { places.count }

    /// About how many bytes an entry takes beside what its key and value point to: its place in each list, and the room that
    /// lists have left when they grow.
    static var entryBytes: Int {
        2
            * (MemoryLayout<Entry?>.stride + MemoryLayout<Use>.stride + MemoryLayout<HashedKey>.stride
                + MemoryLayout<Int>.stride)
    }

    mutating func value(for key: HashedKey) -> Value? {
        guard let place = places[key] else { return nil }
        uses[place] = Use(wasAskedFor: true, period: period)
        return entries[place]?.value
    }

    mutating func insert(_ value: Value, for key: HashedKey, cost newCost: Int) {
        // What would fill half the cache alone is not worth keeping, and a key with a NaN in it is never found again.
        guard newCost <= costLimit / 2, key == key else { return }
        if let place = places[key] { remove(at: place) }
        while cost + newCost > costLimit { forgetOne() }
        let place = free.popLast() ?? entries.endIndex
        if place == entries.endIndex {
            entries.append(nil)
            uses.append(.nobodys)
        }
        entries[place] = Entry(key: key, value: value, cost: newCost)
        uses[place] = Use(wasAskedFor: false, period: period)
        places[key] = place
        cost += newCost
    }

    /// Begins the next period, and forgets some of the entries that nobody asked for in the last `age` of them, 1 or more. Each
    /// entry is looked at once in `age` calls, so that an old one stays for less than twice that.
    mutating func beginPeriod(forgettingAfter age: Int) {
        period += 1
        for _ in 0..<(entries.count + age - 1) / age {
            let place = agingHand < entries.count ? agingHand : 0
            agingHand = place + 1
            if period - uses[place].period > age { remove(at: place) }
        }
    }

    /// There must be an entry.
    private mutating func forgetOne() {
        while true {
            let place = hand
            hand = hand + 1 < entries.count ? hand + 1 : 0
            guard uses[place].period != Use.nobodys.period else { continue }
            guard uses[place].wasAskedFor else { return remove(at: place) }
            uses[place].wasAskedFor = false
        }
    }

    private mutating func remove(at place: Int) {
        guard let entry = entries[place] else { return }
        places[entry.key] = nil
        entries[place] = nil
        uses[place] = .nobodys
        free.append(place)
        cost -= entry.cost
    }
}

/// A key and its hash, computed once for a look-up and the insertion that follows it.
struct HashedKey<Key: Hashable>: Hashable {
    let key: Key
    private let hash: Int

    init(_ key: Key) {
        self.key = key
        hash = key.hashValue
    }

    static func == (one: HashedKey, other: HashedKey) -> Bool { one.hash == other.hash && one.key == other.key }

    func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

extension HashedKey: Sendable where Key: Sendable {}
