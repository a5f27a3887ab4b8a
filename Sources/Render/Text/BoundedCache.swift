/// A dictionary with a cost limit that evicts single entries by the second-chance (clock) algorithm.
///
/// A new entry replaces the oldest entry that was not read since the clock hand last passed it. Every operation takes
/// amortized constant time, and none frees many entries at once, so that the cost of a stretch of work does not depend
/// on the cache filling up within it.
///
/// Work that proceeds in periods, such as one image after another, also evicts entries that no recent period read: a
/// cache that evicts only when it is full grows for hours before it stops.
struct BoundedCache<Key: Hashable, Value> {
    typealias HashedKey = Render.HashedKey<Key>

    private struct Entry {
        var key: HashedKey
        var value: Value
        var cost: Int
    }

    /// The last use of an entry. Stored beside the entries, so that scanning the uses touches no key or value.
    private struct Use {
        var wasRead: Bool
        /// The last period in which the entry was inserted or read; free slots never age.
        var period: Int

        static var unused: Use { Use(wasRead: false, period: .max) }
    }

    private var slots: [HashedKey: Int] = [:]
    private var entries: [Entry?] = []
    /// The uses, indexed like `entries`.
    private var uses: [Use] = []
    private var free: [Int] = []
    /// The slot that the next eviction examines first.
    private var hand = 0
    /// The slot that the next aging scan examines first.
    private var agingHand = 0
    private var period = 0
    /// The sum of the costs of all entries.
    private(set) var cost = 0
    let costLimit: Int

    /// - Parameter costLimit: The maximum sum of the costs of all entries.
    init(costLimit: Int) { self.costLimit = costLimit }

    var count: Int { slots.count }

    /// The approximate number of bytes of an entry without the storage that its key and value reference: its slot in
    /// each array, and the spare capacity of arrays that grow.
    static var entryBytes: Int {
        2
            * (MemoryLayout<Entry?>.stride + MemoryLayout<Use>.stride + MemoryLayout<HashedKey>.stride
                + MemoryLayout<Int>.stride)
    }

    mutating func value(for key: HashedKey) -> Value? {
        guard let slot = slots[key] else { return nil }
        uses[slot] = Use(wasRead: true, period: period)
        return entries[slot]?.value
    }

    mutating func insert(_ value: Value, for key: HashedKey, cost newCost: Int) {
        // A value that fills half the cache alone isn't worth keeping, and a key that contains NaN is never found
        // again.
        guard newCost <= costLimit / 2, key == key else { return }
        if let slot = slots[key] { remove(at: slot) }
        while cost + newCost > costLimit { evictOne() }
        let slot = free.popLast() ?? entries.endIndex
        if slot == entries.endIndex {
            entries.append(nil)
            uses.append(.unused)
        }
        entries[slot] = Entry(key: key, value: value, cost: newCost)
        uses[slot] = Use(wasRead: false, period: period)
        slots[key] = slot
        cost += newCost
    }

    /// Begins the next period and evicts some of the entries that were not read in the last `age` periods.
    ///
    /// Each entry is examined once in `age` calls, so that a stale entry stays for less than twice that.
    ///
    /// - Parameter age: The number of periods, 1 or more.
    mutating func beginPeriod(evictingAfter age: Int) {
        period += 1
        for _ in 0..<(entries.count + age - 1) / age {
            let slot = agingHand < entries.count ? agingHand : 0
            agingHand = slot + 1
            if period - uses[slot].period > age { remove(at: slot) }
        }
    }

    /// Evicts one entry. The cache must not be empty.
    private mutating func evictOne() {
        while true {
            let slot = hand
            hand = hand + 1 < entries.count ? hand + 1 : 0
            guard uses[slot].period != Use.unused.period else { continue }
            guard uses[slot].wasRead else { return remove(at: slot) }
            uses[slot].wasRead = false
        }
    }

    private mutating func remove(at slot: Int) {
        guard let entry = entries[slot] else { return }
        slots[entry.key] = nil
        entries[slot] = nil
        uses[slot] = .unused
        free.append(slot)
        cost -= entry.cost
    }
}

/// A key and its hash, computed once for a lookup and the insertion that follows it.
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
