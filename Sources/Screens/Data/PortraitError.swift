import Render

/// An error in loading a user's image.
public enum PortraitError: Error, Hashable, Sendable {
    /// The file doesn't exist; `searched` is the path at which it was searched.
    case missing(name: String, searched: String)
    /// The name is an address; nothing is loaded from a network.
    case notLocal(name: String)
    /// The name refers to a folder, a device or similar, or the file can't be read for lack of permission.
    case unreadable(name: String, detail: String)
    /// The image can't be decoded.
    case unusable(name: String, ImageError)
}

extension PortraitError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .missing(let name, let searched):
            return "picture '\(name)' is missing; looked for \(searched). A placeholder is drawn."
        case .notLocal(let name):
            return "picture '\(name)' is an address, and nothing is fetched from a network. A placeholder is drawn; "
                + "save the picture beside the users' file and name it there."
        case .unreadable(let name, let detail):
            return "picture '\(name)' can't be read: \(detail). A placeholder is drawn."
        case .unusable(let name, let error):
            return "picture '\(name)': \(error) A placeholder is drawn."
        }
    }
}
