import Mustache

/// An HTML page rendered by Mustache, with every value escaped.
package enum HTMLTemplate {
    package static func render(_ template: String, with content: [String: Any]) throws -> String {
        _ = isRegistered
        return try MustacheTemplate(string: "{{% CONTENT_TYPE: \(contentName)}}\(template)").render(content)
    }

    /// Escapes scalar by scalar, since browsers recognize a quote even with a combining mark.
    private struct Content: MustacheContentType {
        func escapeText(_ text: String) -> String { XMLText.attribute(text) }
    }

    private static let contentName = "SNAPSHOT-HTML"
    private static let isRegistered: Bool = {
        MustacheContentTypes.register(Content(), named: contentName)
        return true
    }()
}
