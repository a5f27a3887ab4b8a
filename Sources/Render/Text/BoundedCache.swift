/// A dictionary that forgets: when the newer half is full it becomes the older half, and what was in the older half and
/// not asked for since is dropped. Every step takes constant time.
struct BoundedCache<Key: Hashable, Value> {
    private var newer: [Key: Value] = [:]
    private var older: [Key: Value] = [:]
    private var newerCost = 0
    private let costLimit: Int

    /// `costLimit`: the greatest sum of the costs of all entries.
    init(costLimit: Int) {
        self.costLimit = costLimit
    }

    mutating func value(for key: Key, cost: (Value) -> Int) -> Value? {
        if let value = newer[key] { return value }
        guard let value = older[key] else { return nil }
        insert(value, for: key, cost: cost(value))
        return value
    }

    mutating func insert(_ value: Value, for key: Key, cost: Int) {
        // What would fill a half alone is not worth keeping.
        // A key with a NaN in it is never found again.
        guard cost <= costLimit / 2, key == key else { return }
        if newerCost + cost > costLimit / 2 {
            older = newer
            newer = [:]
            newerCost = 0
        }
        if newer.updateValue(value, forKey: key) == nil { newerCost += cost }
    }

    var count: Int { newer.count + older.count }
}
