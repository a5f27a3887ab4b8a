import Foundation

extension IndexPath {
    /// Creates the path of a table's row.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

    /// Creates the path of a collection's item.
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

    /// The section, which is the first index. The path must have two.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }

    /// The row, which is the second index. The path must have two.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }

    /// The item, which is the second index. The path must have two.
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}
