/// An error that prevents an order from becoming a receipt, with its position in the file.
public struct OrderError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file's name, or a substitute if there is no file.
    public var file: String
    /// The line, from 1; nil if the error has no position.
    public var line: Int?
    /// The path, such as `items[2].price`; empty for the order as a whole.
    public var path: String
    /// The description of the error, with a suggested correction.
    public var reason: String

    public var description: String {
        var text = file
        if let line { text += ":\(line)" }
        text += ": "
        if !path.isEmpty { text += "\(path): " }
        return text + reason
    }
}
