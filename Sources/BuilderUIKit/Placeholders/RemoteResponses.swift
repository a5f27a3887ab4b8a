import Foundation
import Settling

/// A folder with the responses to requests for URLs, in place of a network.
///
/// The response for a URL over HTTP is the first of these files that exists, where `path` is the URL's path without
/// percent encoding, or `index` if it is empty:
///
/// 1. `<folder>/<host>/<path>?<query>`, if the URL has a query, or the same with `.json`
/// 2. `<folder>/<host>/<path>`
/// 3. `<folder>/<host>/<path>.json`, `.png`, `.jpg` or `.jpeg`
///
/// Its status is 200. `URLSession.data(for:)`, `dataTaskPublisher(for:)`, `rx` and the tasks of `URLSession.shared`
/// take responses from here, whatever the method and the body of the request; one without a file fails as without a
/// network, with a warning that names the file to add.
public struct RemoteResponses: Hashable, Sendable {
    /// The path of the folder.
    public let folder: String

    /// Creates a folder of responses.
    /// - Parameter folder: the path; a relative one is relative to the process's folder.
    public init(folder: String) { self.folder = folder }

    /// Returns the files that may be a URL's response, in order.
    func candidates(for url: URL) -> [String] {
        let path = "\(folder)/\(RemoteImages.path(of: url))"
        let withQuery = url.query.map { ["\(path)?\($0)", "\(path)?\($0).json"] } ?? []
        return withQuery + [path] + Self.types.map { "\(path).\($0.ending)" }
    }

    /// Returns the response for a URL; nil with a warning if there is none.
    func response(for url: URL) -> ScreenResponse? {
        guard let file = candidates(for: url).first(where: RemoteImages.isFile),
            let data = FileManager.default.contents(atPath: file)
        else {
            WarningLog.add("no response for \(url.absoluteString): put one at \(folder)/\(RemoteImages.path(of: url))")
            return nil
        }
        let type = Self.types.first { file.hasSuffix(".\($0.ending)") }?.mimeType
        return ScreenResponse(data: data, mimeType: type ?? "application/octet-stream")
    }

    /// The endings that a file may have in addition to the URL's path.
    private static let types = [
        (ending: "json", mimeType: "application/json"), (ending: "png", mimeType: "image/png"),
        (ending: "jpg", mimeType: "image/jpeg"), (ending: "jpeg", mimeType: "image/jpeg"),
    ]
}
