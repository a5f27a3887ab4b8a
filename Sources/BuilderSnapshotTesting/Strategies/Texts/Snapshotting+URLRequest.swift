import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension Snapshotting where Value == URLRequest, Format == String {
    /// The request's method, address, headers and body.
    public static var raw: Snapshotting { .raw(pretty: false) }

    /// The request's method, address, headers (sorted) and body.
    /// - Parameter pretty: A Boolean value that indicates whether a JSON body is written with line breaks and sorted
    ///   keys.
    public static func raw(pretty: Bool) -> Snapshotting {
        .text { request in
            var lines = ["\(request.httpMethod ?? "GET") \(request.url?.absoluteString ?? "(null)")"]
            lines += RequestText.headers(of: request).map { "\($0.name): \($0.value)" }
            if let body = request.httpBody { lines += ["", RequestText.body(body, pretty: pretty)] }
            return lines.joined(separator: "\n")
        }
    }

    /// The request as a curl command.
    public static var curl: Snapshotting {
        .text { request in
            var parts = ["curl"]
            if let method = request.httpMethod, method != "GET" {
                parts.append(method == "HEAD" ? "--head" : "--request \(method)")
            }
            for header in RequestText.headers(of: request) where header.name != "Cookie" {
                parts.append("--header \(RequestText.quoted("\(header.name): \(header.value)"))")
            }
            if let body = request.httpBody {
                parts.append("--data \(RequestText.quoted(String(decoding: body, as: UTF8.self)))")
            }
            if let cookie = request.value(forHTTPHeaderField: "Cookie") {
                parts.append("--cookie \(RequestText.quoted(cookie))")
            }
            parts.append(RequestText.quoted(request.url?.absoluteString ?? ""))
            return parts.joined(separator: " \\\n\t")
        }
    }
}

/// Parts of requests as text.
private enum RequestText {
    static func headers(of request: URLRequest) -> [(name: String, value: String)] {
        (request.allHTTPHeaderFields ?? [:]).sorted { $0.key < $1.key }.map { (name: $0.key, value: $0.value) }
    }

    static func body(_ data: Data, pretty: Bool) -> String {
        if pretty, let object = try? JSONSerialization.jsonObject(with: data),
            let text = try? JSONSerialization.data(withJSONObject: object, options: [.prettyPrinted, .sortedKeys])
        {
            return String(decoding: text, as: UTF8.self)
        }
        return String(decoding: data, as: UTF8.self)
    }

    /// Returns a text in double quotes, for a shell.
    static func quoted(_ text: String) -> String {
        var quoted = "\""
        for character in text {
            if "\"\\$`".contains(character) { quoted.append("\\") }
            quoted.append(character)
        }
        return quoted + "\""
    }
}
