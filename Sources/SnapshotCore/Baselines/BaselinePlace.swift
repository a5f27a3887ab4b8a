/// The files of one baseline.
public struct BaselinePlace: Hashable, Sendable {
    /// The baseline.
    public var path: String
    /// The path of the drawn picture, if it isn't the same.
    public var actual: String
    /// The path of the picture of the differences.
    public var difference: String

    /// Names the files; nothing is read or written.
    public init(path: String, actual: String, difference: String) {
        self.path = path
        self.actual = actual
        self.difference = difference
    }
}
