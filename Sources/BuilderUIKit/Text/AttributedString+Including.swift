import BuilderFoundation
import Foundation

/// Initializers with a scope of attributes. The attributes of UIKit's and Foundation's scopes are read, whatever the
/// scope is; those of an app's own aren't.
extension AttributedString {
    /// Creates a text from Markdown.
    public init<S: AttributeScope>(
        markdown: String, including scope: S.Type, options: MarkdownParsingOptions = MarkdownParsingOptions(),
        baseURL: URL? = nil
    ) throws { try self.init(markdown: markdown, options: options, baseURL: baseURL) }

    /// Creates a text from Markdown.
    public init<S: AttributeScope>(
        markdown: String, including scope: KeyPath<AttributeScopes, S.Type>,
        options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws { try self.init(markdown: markdown, options: options, baseURL: baseURL) }

    /// Creates a text from Markdown in UTF-8.
    public init<S: AttributeScope>(
        markdown: Data, including scope: KeyPath<AttributeScopes, S.Type>,
        options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws { try self.init(markdown: markdown, options: options, baseURL: baseURL) }

    /// Creates a string with the same characters and attributes.
    public init<S: AttributeScope>(_ nsStr: NSAttributedString, including scope: S.Type) throws { self.init(nsStr) }

    /// Creates a string with the same characters and attributes.
    public init<S: AttributeScope>(
        _ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, S.Type>
    ) throws { self.init(nsStr) }
}

extension NSAttributedString {
    /// Creates a string with the same characters and attributes.
    public convenience init<S: AttributeScope>(
        _ attributedString: AttributedString, including scope: S.Type
    ) throws { self.init(attributedString) }

    /// Creates a string with the same characters and attributes.
    public convenience init<S: AttributeScope>(
        _ attributedString: AttributedString, including scope: KeyPath<AttributeScopes, S.Type>
    ) throws { self.init(attributedString) }
}
