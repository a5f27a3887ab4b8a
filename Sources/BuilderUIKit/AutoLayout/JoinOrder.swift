/// Sequence numbers that decide ties within a priority: explicit constraints first, as activated; then what
/// containers generate; then content sizes, in tree order.
///
/// Views have numbers with room between them, so that one that comes later gets a number of its own place.
enum JoinOrder {
    /// Below what containers generate, in tree order and in their order.
    static let generated = 1 << 60
    static let content = 1 << 61
    /// The number of positions in one container's list.
    static let positions = 1 << 20

    private static let greatest = 1 << 38

    static func generated(_ order: Int, _ position: Int) -> Int { generated + order * positions + position }

    /// Guides come after all views, in tree order.
    static func guide(_ order: Int, _ index: Int) -> Int { generated + order * positions + index }

    /// The row that creates an item's variables.
    enum Row: Int {
        case place, centerX, centerY, firstBaseline, lastBaseline
    }

    /// For the rows that place an item or make its centers and baselines: those of views in tree order, then those of
    /// guides. All of them come before the constraints between items, whenever they are made.
    static func row(of order: Int, _ row: Row) -> Int {
        order < generated ? order * 8 + row.rawValue : generated / 2 + (order - generated)
    }

    /// The numbers of views that are read together, in tree order.
    static func numbers(_ count: Int) -> [Int] {
        let step = min(1 << 30, greatest / (count + 1))
        return (1...max(1, count)).map { $0 * step }
    }

    /// Numbers between two neighbors, nearer to the first, since most views are added after others; nil where there is
    /// no room.
    static func numbers(_ count: Int, after low: Int, before high: Int?) -> [Int]? {
        let room = (high ?? min(low + (count + 1) << 30, greatest)) - low
        let step = high == nil ? room / (count + 1) : max(room / (4 * count), min(1, room / (count + 1)))
        guard step > 0, step * count < room else { return nil }
        return (1...count).map { low + step * $0 }
    }
}
