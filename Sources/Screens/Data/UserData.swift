import Foundation

/// Everything the screens show: users, and where their pictures are.
public struct UserData: Sendable {
    public var users: [User]
    /// The folder that the pictures' names are relative to.
    public var folder: URL
    /// Takes one line for each thing that could not be shown, such as a picture that is missing.
    public var warn: @Sendable (String) -> Void

    public init(users: [User], folder: URL, warn: @escaping @Sendable (String) -> Void) {
        self.users = users
        self.folder = folder
        self.warn = warn
    }
}
