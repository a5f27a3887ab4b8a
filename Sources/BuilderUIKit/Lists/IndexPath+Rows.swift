import Foundation

extension IndexPath {
    /// Creates the index path of a table's row.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

    /// Creates the index path of a collection's item.
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

    /// The section, which is the first index. The index path must have two indexes.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }

    /// The row, which is the second index. The index path must have two indexes.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }

    /// The item, which is the second index. The index path must have two indexes.
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}

extension NSIndexPath {
    /// Creates the index path of a table's row.
    public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }

    /// Creates the index path of a collection's item.
    public convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }

    /// The section, which is the first index. The index path must have two indexes.
    public var section: Int { index(atPosition: 0) }

    /// The row, which is the second index. The index path must have two indexes.
    public var row: Int { index(atPosition: 1) }

    /// The item, which is the second index. The index path must have two indexes.
    public var item: Int { index(atPosition: 1) }
}
