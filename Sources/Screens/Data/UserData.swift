import Foundation

/// The data of all screens: the users, and the location of their images.
public struct UserData: Sendable {
    /// The users, in the order of the list.
    public var users: [User]
    /// The base folder of the images' names.
    public var folder: URL
    /// A closure that receives one line for each item that could not be shown, such as a missing image.
    public var warn: @Sendable (String) -> Void

    /// Creates data of users whose images are in a folder.
    public init(users: [User], folder: URL, warn: @escaping @Sendable (String) -> Void) {
        self.users = users
        self.folder = folder
        self.warn = warn
    }
}
