import Testing

@testable import Render

struct BoundedCacheTests {
    typealias Cache = BoundedCache<String, Int>

    private func key(_ number: Int) -> Cache.HashedKey { .init("key \(number)") }

    @Test func itKeepsWhatFits() {
        var cache = Cache(costLimit: 100)
        for number in 0..<10 { cache.insert(number, for: key(number), cost: 10) }
        #expect((0..<10).map { cache.value(for: key($0)) } == Array(0..<10))
        #expect(cache.value(for: key(10)) == nil)
    }

    /// A full cache gives up the one entry that a new one needs the room of, and not half of all at once.
    @Test func aNewEntryTakesThePlaceOfTheEarliest() {
        var cache = Cache(costLimit: 100)
        for number in 0..<11 { cache.insert(number, for: key(number), cost: 10) }
        #expect(cache.count == 10)
        #expect(cache.value(for: key(0)) == nil)
        #expect(cache.value(for: key(1)) == 1)
    }

    @Test func recentlyReadValuesAreNotEvicted() {
        var cache = Cache(costLimit: 100)
        for number in 0..<10 { cache.insert(number, for: key(number), cost: 10) }
        for number in 10..<1000 {
            #expect(cache.value(for: key(3)) == 3)
            cache.insert(number, for: key(number), cost: 10)
        }
        #expect(cache.count == 10)
        #expect(cache.value(for: key(3)) == 3)
        #expect(cache.value(for: key(4)) == nil)
    }

    @Test func oneKeyIsKeptOnceWithItsLastValue() {
        var cache = Cache(costLimit: 100)
        for value in 0..<50 { cache.insert(value, for: key(0), cost: 30) }
        #expect(cache.count == 1)
        #expect(cache.value(for: key(0)) == 49)
        cache.insert(1, for: key(1), cost: 50)
        #expect(cache.value(for: key(0)) == 49)
    }

    @Test func whatIsTooLargeIsNotKept() {
        var cache = Cache(costLimit: 100)
        cache.insert(1, for: key(1), cost: 10)
        cache.insert(2, for: key(2), cost: 51)
        #expect(cache.value(for: key(1)) == 1)
        #expect(cache.value(for: key(2)) == nil)
    }

    @Test func aKeyThatIsNotItselfIsNotKept() {
        var cache = BoundedCache<Double, Int>(costLimit: 100)
        for _ in 0..<100 { cache.insert(1, for: .init(.nan), cost: 10) }
        #expect(cache.count == 0)
    }

    /// Values that each period adds and no later one reads take bounded memory, whatever the capacity.
    @Test func valuesUnreadForSomePeriodsAreEvicted() {
        var cache = Cache(costLimit: 1_000_000)
        for period in 0..<1000 {
            for number in 0..<5 { cache.insert(number, for: key(period * 5 + number), cost: 10) }
            cache.beginPeriod(evictingAfter: 8)
            #expect(cache.count <= 2 * 8 * 5)
        }
        #expect(cache.cost == cache.count * 10)
        #expect(cache.value(for: key(4999)) == 4)
        #expect(cache.value(for: key(4999 - 8 * 5 * 2)) == nil)
    }

    @Test func whatAPeriodRequestsStays() {
        var cache = Cache(costLimit: 1_000_000)
        cache.insert(7, for: key(-1), cost: 10)
        for period in 0..<1000 {
            cache.insert(period, for: key(period), cost: 10)
            if period % 8 == 0 { #expect(cache.value(for: key(-1)) == 7) }
            cache.beginPeriod(evictingAfter: 8)
        }
    }

    /// Each call looks at a part of the entries only, and all of them are gone in the end.
    @Test func aLargeCacheIsEvictedIncrementally() {
        var cache = Cache(costLimit: 1_000_000)
        for number in 0..<1000 { cache.insert(number, for: key(number), cost: 10) }
        var most = 0
        for _ in 0..<20 {
            let before = cache.count
            cache.beginPeriod(evictingAfter: 10)
            most = max(most, before - cache.count)
        }
        #expect(most == 100)
        #expect(cache.count == 0)
        cache.beginPeriod(evictingAfter: 10)
        cache.insert(1, for: key(1), cost: 10)
        #expect(cache.value(for: key(1)) == 1)
    }

    /// The costs of any entries that are in it never exceed the limit.
    @Test func theLimitHolds() {
        var cache = Cache(costLimit: 1000)
        var costs: [Int: Int] = [:]
        var random: UInt64 = 7
        for _ in 0..<5000 {
            random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let number = Int(random >> 33) % 60
            let cost = Int(random >> 40) % 300
            if random & (1 << 20) == 0 {
                _ = cache.value(for: key(number))
            } else {
                cache.insert(number, for: key(number), cost: cost)
                costs[number] = cost
            }
        }
        let kept = (0..<60).filter { cache.value(for: key($0)) != nil }
        #expect(kept.count == cache.count)
        #expect(kept.count > 3)
        #expect(kept.reduce(0) { $0 + (costs[$1] ?? 0) } <= 1000)
    }
}
