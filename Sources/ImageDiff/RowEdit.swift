/// Rows that only one of two images has.
public struct RowEdit: Hashable, Sendable, Codable {
    /// The image that has the rows.
    public enum Kind: String, Hashable, Sendable, Codable {
        /// Only the drawn image has the rows.
        case inserted
        /// Only the recorded image has the rows.
        case removed
    }

    /// The kind of edit.
    public var kind: Kind
    /// The row of the recorded image at which the rows begin, or before which they were inserted.
    public var recordedRow: Int
    /// The row of the drawn image at which the rows begin, or before which they are missing.
    public var drawnRow: Int
    /// The number of rows, 1 or more.
    public var count: Int

    /// Creates an edit from its kind and its position.
    public init(kind: Kind, recordedRow: Int, drawnRow: Int, count: Int) {
        self.kind = kind
        self.recordedRow = recordedRow
        self.drawnRow = drawnRow
        self.count = count
    }
}

extension RowEdit: CustomStringConvertible {
    /// The edit in words, such as `44 rows inserted at row 128`.
    public var description: String {
        let rows = count == 1 ? "1 row" : "\(count) rows"
        switch kind {
        case .inserted: return "\(rows) inserted at row \(drawnRow)"
        case .removed: return "\(rows) removed at row \(recordedRow)"
        }
    }
}
