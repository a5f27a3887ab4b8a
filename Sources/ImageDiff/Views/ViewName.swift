/// What a view is called in messages.
public struct ViewName: Hashable, Sendable, Codable, CustomStringConvertible {
    /// As a person would: label “Email”, button “Buy”, `UIImageView#avatar` (by its identifier), `UITableViewCell with
    /// “Anna”`, or else its `path`. Texts are on one line and at most 40 characters long.
    public var text: String
    /// The accessibility identifier.
    public var identifier: String?
    /// Its class, without the module.
    public var className: String
    /// Its class and those of up to two views around it, with numbers where one has several of a class:
    /// `UIView > UIStackView > UIView 2`.
    public var path: String

    public var description: String { text }
}
