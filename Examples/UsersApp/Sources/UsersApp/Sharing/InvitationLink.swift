import Factory
import Foundation

/// The source of the app's data.
enum Server {
    case live, test

    var host: String { self == .live ? "people.example.com" : "test.example.com" }
}

/// An invitation to join, as a link.
struct InvitationLink: Codable, Equatable {

    let host: String
    let name: String
    let options: [String: String]

    init(host: String = Container.server().host, name: String, options: [String: String] = [:]) {
        self.host = host
        self.name = name
        self.options = options
    }

    init(from decoder: Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        host = try values.decodeIfPresent(String.self, forKey: .host) ?? Server.live.host
        name = try values.decode(String.self, forKey: .name)
        options = try values.decodeIfPresent([String: String].self, forKey: .options) ?? [:]
    }

    var url: URL? {
        var components = URLComponents()
        components.scheme = "https"
        components.host = host
        guard var url = components.url else { return nil }
        url.appendPathComponent("join")
        url.appendPathComponent(name.folded)
        guard var result = URLComponents(url: url, resolvingAgainstBaseURL: false) else { return nil }
        let all = ["from": "app"].merging(options) { _, own in own }
        result.queryItems = all.keys.sorted().map { URLQueryItem(name: $0, value: all[$0]) }
        // Servers decode a plus sign as a space.
        result.percentEncodedQuery = result.percentEncodedQuery?.replacingOccurrences(of: "+", with: "%2B")
        return result.url
    }

    func encoded() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        return try encoder.encode(self)
    }

}
