/// How large something must be before the way for large ones is taken. All ways give the same result; tests set all to 0.
struct Thresholds: Sendable {
    /// Systems with fewer rows are not sheared (``Shear``): they are solved quicker as they are.
    var shearedRows = 128
    /// So many rows must speak of a number besides two others for it to count as shared.
    var sharingRows = 4
    /// So many equalities must speak of the same difference for it to get a name.
    var namingRows = 3
    /// A kernel with more cells than this goes to ``SparseSimplex``: most of them are 0.
    var denseCells = 4096

    /// Everything is solved as if it were large.
    static let none = Thresholds(shearedRows: 0, sharingRows: 0, namingRows: 0, denseCells: 0)
}
