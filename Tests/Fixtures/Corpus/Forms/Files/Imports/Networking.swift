import Foundation

final class Networking {
    private let session = URLSession(configuration: .ephemeral)

    func request(for path: String) -> URLRequest? {
        guard let url = URL(string: "https://example.com/\(path)") else { return nil }
        var request = URLRequest(url: url)
        request.httpMethod = "POST"
        return request
    }

    func status(of response: URLResponse?) -> Int? { (response as? HTTPURLResponse)?.statusCode }
}
