/// Sequence numbers that break ties within a priority: explicit constraints come first, in order of activation, then
/// generated constraints, then content sizes, in tree order.
///
/// The numbers of views are spaced apart, so that a view that is added later gets a number for its own position.
enum ActivationOrder {
    /// The lower bound of the numbers of generated constraints, which are in tree order and in their containers' order.
    static let generated = 1 << 60
    static let content = 1 << 61
    /// The number of positions in one container's list.
    static let positions = 1 << 20

    private static let greatest = 1 << 38

    static func generated(_ order: Int, _ position: Int) -> Int { generated + order * positions + position }

    /// Returns the number of a guide; guides come after all views, in tree order.
    static func guide(_ order: Int, _ index: Int) -> Int { generated + order * positions + index }

    /// The row that creates an item's variables.
    enum Row: Int {
        case position, centerX, centerY, firstBaseline, lastBaseline
    }

    /// Returns the number of a row that places an item or creates its centers and baselines: rows of views are in tree
    /// order, followed by those of guides. All of them precede the constraints between items, whenever they are
    /// created.
    static func row(of order: Int, _ row: Row) -> Int {
        order < generated ? order * 8 + row.rawValue : generated / 2 + (order - generated)
    }

    /// Returns the numbers of views that are gathered together, in tree order.
    static func numbers(_ count: Int) -> [Int] {
        let step = min(1 << 30, greatest / (count + 1))
        return (1...max(1, count)).map { $0 * step }
    }

    /// Returns numbers between two neighbors, closer to the first, since most views are added after others; nil if
    /// there is no space.
    static func numbers(_ count: Int, after low: Int, before high: Int?) -> [Int]? {
        let room = (high ?? min(low + (count + 1) << 30, greatest)) - low
        let step = high == nil ? room / (count + 1) : max(room / (4 * count), min(1, room / (count + 1)))
        guard step > 0, step * count < room else { return nil }
        return (1...count).map { low + step * $0 }
    }
}
