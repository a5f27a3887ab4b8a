import Render

/// An error of showing a user's picture.
public enum PortraitError: Error, Hashable, Sendable {
    /// `searched` is the path at which the file was looked for.
    case missing(name: String, searched: String)
    /// An address; nothing is fetched from a network.
    case notLocal(name: String)
    /// A folder, a device or the like, or no permission to read it.
    case unreadable(name: String, detail: String)
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
