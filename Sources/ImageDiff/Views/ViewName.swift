/// A view's name in messages.
public struct ViewName: Hashable, Sendable, Codable, CustomStringConvertible {
    /// The displayed name: label “Email”, button “Buy”, `UIImageView#avatar` (by its identifier), `UITableViewCell with
    /// “Anna”`, or else its `path`. Texts are on one line and at most 40 characters long.
    public var text: String
    /// The accessibility identifier.
    public var identifier: String?
    /// The view's class, without the module.
    public var className: String
    /// The view's class and those of up to two ancestors, with numbers where one has several of a class: `UIView >
    /// UIStackView > UIView 2`.
    public var path: String

    /// The displayed name.
    public var description: String { text }
}
