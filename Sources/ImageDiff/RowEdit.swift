/// Rows that only one of two pictures has.
public struct RowEdit: Hashable, Sendable, Codable {
    /// Which of the two pictures has the rows.
    public enum Kind: String, Hashable, Sendable, Codable {
        /// Only the drawn picture has them.
        case inserted
        /// Only the recorded picture has them.
        case removed
    }

    /// Whether the rows are new or gone.
    public var kind: Kind
    /// The row of the recorded picture where they begin, or before which they were inserted.
    public var recordedRow: Int
    /// The row of the drawn picture where they begin, or before which they are missing.
    public var drawnRow: Int
    /// The number of rows, 1 or more.
    public var count: Int

    /// Rows that are new or gone, and where.
    public init(kind: Kind, recordedRow: Int, drawnRow: Int, count: Int) {
        self.kind = kind
        self.recordedRow = recordedRow
        self.drawnRow = drawnRow
        self.count = count
    }
}

extension RowEdit: CustomStringConvertible {
    /// Such as `44 rows inserted at row 128`.
    public var description: String {
        let rows = count == 1 ? "1 row" : "\(count) rows"
        switch kind {
        case .inserted: return "\(rows) inserted at row \(drawnRow)"
        case .removed: return "\(rows) removed at row \(recordedRow)"
        }
    }
}
