import Foundation

/// An answer to a request for a URL, in place of a network.
package struct ScreenResponse: Sendable {
    /// The content.
    package let data: Data
    /// The fields of the response's header.
    package let headers: [String: String]

    package init(data: Data, mimeType: String) {
        self.data = data
        headers = ["Content-Type": mimeType, "Content-Length": "\(data.count)"]
    }
}

extension ScreenWork {
    /// Returns a Boolean value that indicates whether requests for a URL are answered from the screen's responses, even
    /// if it has none for the URL.
    package func answersRequests(to url: URL) -> Bool {
        responses != nil && ["http", "https"].contains(url.scheme?.lowercased())
    }

    /// Answers a request over HTTP from the screen's responses, in a later turn of the main queue, for which the render
    /// waits.
    ///
    /// - Parameters:
    ///   - url: The URL of the request.
    ///   - answer: The closure that receives the URL and a closure that looks up its response; `nil` if there is none.
    /// - Returns: False if the screen has no responses, so that a network answers.
    package func respond(
        to url: URL?, _ answer: @escaping (_ url: URL, _ response: () -> ScreenResponse?) -> Void
    ) -> Bool {
        guard let responses, let url, answersRequests(to: url) else { return false }
        run(on: .main, named: .named("a request to \(url.absoluteString)")) { answer(url) { responses(url) } }
        return true
    }
}
