import Testing

@testable import LayoutSolver

/// Which share of a shared number each place is counted without.
struct ShareForestTests {
    private typealias Wish = ShareForest.Wish

    @Test func sharesFulfilTheWishesOfAChain() {
        var forest = ShareForest(nodeCount: 4)
        let wishes = [
            Wish(first: 0, second: 1, difference: -1), Wish(first: 1, second: 2, difference: -1),
            Wish(first: 2, second: 3, difference: 2.5),
        ]
        forest.grow(wishes, over: [0, 1, 2, 3])
        for wish in wishes {
            #expect(forest.shares[Int(wish.first)] - forest.shares[Int(wish.second)] == wish.difference)
        }
    }

    @Test func theGroundHasNoShare() {
        var forest = ShareForest(nodeCount: 2)
        let fixed = Wish(first: 1, second: forest.ground, difference: 0)
        forest.grow([Wish(first: 0, second: 1, difference: 3), fixed], over: [0, 1])
        #expect(forest.shares == [3, 0, 0])
    }

    @Test func whatMostRowsWouldLikeIsFulfilled() {
        var forest = ShareForest(nodeCount: 2)
        let fixed = Wish(first: 0, second: forest.ground, difference: 0)
        let (one, many) = (
            Wish(first: 0, second: 1, difference: 7), Wish(first: 0, second: 1, difference: 2, weight: 5)
        )
        for wishes in [[fixed, one, many], [many, one, fixed]] {
            forest.grow(wishes, over: [0, 1])
            #expect(forest.shares == [0, -2, 0])
        }
    }

    @Test func nothingIsLeftOfThePartBefore() {
        var forest = ShareForest(nodeCount: 3)
        forest.grow(
            [Wish(first: 0, second: 1, difference: 4), Wish(first: 1, second: 2, difference: 4)], over: [0, 1, 2])
        forest.grow([Wish(first: 1, second: 2, difference: 1)], over: [0, 1, 2])
        #expect(forest.shares[0] == 0)
        #expect(forest.shares[1] - forest.shares[2] == 1)
    }

    /// Thousands of small parts cost no more than their own nodes.
    @Test func partsDontPayForEachOther() {
        let parts = 5000
        var forest = ShareForest(nodeCount: 3 * parts)
        for part in 0..<Int32(parts) {
            let nodes = [3 * part, 3 * part + 1, 3 * part + 2]
            forest.grow(
                [
                    Wish(first: nodes[0], second: nodes[1], difference: 1),
                    Wish(first: nodes[1], second: nodes[2], difference: 1),
                ], over: nodes)
            #expect(forest.shares[Int(nodes[0])] - forest.shares[Int(nodes[2])] == 2)
        }
        // Three nodes, the ground and two wishes each.
        #expect(forest.touched == 6 * parts)
    }
}
