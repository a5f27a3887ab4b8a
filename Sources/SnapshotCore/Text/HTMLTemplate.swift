import Mustache

/// A page of HTML by Mustache, in which every value is escaped.
package enum HTMLTemplate {
    package static func render(_ template: String, with content: [String: Any]) throws -> String {
        _ = isRegistered
        return try MustacheTemplate(string: "{{% CONTENT_TYPE: \(contentName)}}\(template)").render(content)
    }

    /// Escapes scalar by scalar: a mark that combines with a quote leaves it a quote for browsers.
    private struct Content: MustacheContentType {
        func escapeText(_ text: String) -> String { XMLText.attribute(text) }
    }

    private static let contentName = "SNAPSHOT-HTML"
    private static let isRegistered: Bool = {
        MustacheContentTypes.register(Content(), named: contentName)
        return true
    }()
}
