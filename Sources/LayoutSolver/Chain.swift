/// Numbers that add up to a given total, each with a cost of its own: a row of things between two ends.
///
/// The best way to stretch is to take room where it costs least, piece by piece. So all pieces of all curves, sorted by
/// slope, are at once the curve of the whole (the cost of the best split of each total) and the recipe for the split.
struct Chain: Sendable {
    private struct Piece {
        var slope: Slope
        var length: Double
        var link: Int32
    }

    /// Each link's number when the total is `base`.
    private var bases: [Double]
    private var base = 0.0
    /// The links whose numbers change last in either direction.
    private var firstLink: Int32 = 0
    private var lastLink: Int32 = 0
    private var pieces: [Piece] = []

    /// The cost of the best split, by total.
    private(set) var curve = CostCurve(positions: [], slopes: [])

    var pieceCount: Int { pieces.count }

    init(_ links: [CostCurve]) {
        // The link with the largest first slope gives way without end, so nobody is pushed further than that slope;
        // likewise the smallest last slope at the other end.
        var floor = links[0].slopes[0]
        var ceiling = links[0].slopes[links[0].slopes.count - 1]
        for (index, link) in links.enumerated().dropFirst() {
            if floor < link.slopes[0] {
                floor = link.slopes[0]
                firstLink = Int32(index)
            }
            let last = link.slopes[link.slopes.count - 1]
            if last < ceiling {
                ceiling = last
                lastLink = Int32(index)
            }
        }
        bases = []
        bases.reserveCapacity(links.count)
        for (index, link) in links.enumerated() {
            var start = 0
            while start < link.positions.count - 1, index != Int(firstLink), !(floor < link.slopes[start + 1]) {
                start += 1
            }
            bases.append(link.positions[start])
            base += link.positions[start]
            var next = start + 1
            while next < link.positions.count, index == Int(lastLink) || link.slopes[next] < ceiling {
                let length = link.positions[next] - link.positions[next - 1]
                pieces.append(Piece(slope: link.slopes[next], length: length, link: Int32(index)))
                next += 1
            }
        }
        // Slopes of different links are never equal. Those of one link may look equal: they keep their order (within a
        // link the positions decide, and sorting by index makes that certain).
        let order = pieces.indices.sorted { first, second in
            if pieces[first].slope < pieces[second].slope { return true }
            if pieces[second].slope < pieces[first].slope { return false }
            return first < second
        }
        pieces = order.map { pieces[$0] }
        var positions = [base]
        var slopes = [floor]
        var position = base
        for piece in pieces {
            position += piece.length
            slopes.append(piece.slope)
            positions.append(position)
        }
        slopes.append(ceiling)
        curve = CostCurve(positions: positions, slopes: slopes)
    }

    /// Each link's number for a total.
    func split(_ total: Double) -> [Double] {
        var numbers = bases
        var left = total - base
        if left <= 0 {
            numbers[Int(firstLink)] += left
            return numbers
        }
        for piece in pieces {
            if left <= piece.length {
                numbers[Int(piece.link)] += left
                return numbers
            }
            numbers[Int(piece.link)] += piece.length
            left -= piece.length
        }
        numbers[Int(lastLink)] += left
        return numbers
    }
}
