/// The files of one baseline.
public struct BaselinePlace: Hashable, Sendable {
    /// The baseline.
    public var path: String
    /// Where what was drawn is left when it isn't the same.
    public var actual: String
    /// Where the picture of the differences is left.
    public var difference: String

    /// Names the files; nothing is read or written.
    public init(path: String, actual: String, difference: String) {
        self.path = path
        self.actual = actual
        self.difference = difference
    }
}
