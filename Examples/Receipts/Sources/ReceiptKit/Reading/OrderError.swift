/// Why an order can't be a receipt, with the place in its file.
public struct OrderError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file's name, or another for what is read.
    public var file: String
    /// From 1; nil where the fault has no place.
    public var line: Int?
    /// Such as `items[2].price`; empty for the order as a whole.
    public var path: String
    /// What is wrong, and what to write instead.
    public var reason: String

    public var description: String {
        var text = file
        if let line { text += ":\(line)" }
        text += ": "
        if !path.isEmpty { text += "\(path): " }
        return text + reason
    }
}
