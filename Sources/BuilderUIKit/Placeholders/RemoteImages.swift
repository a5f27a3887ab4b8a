import Foundation

/// A folder with the pictures that views show for URLs, in place of a network.
///
/// The picture of a URL is the first of these files that exists, where `path` is the URL's path without percent
/// encoding, or `index` if it is empty:
///
/// 1. `<folder>/<host>/<path>?<query>`, if the URL has a query
/// 2. `<folder>/<host>/<path>`
/// 3. `<folder>/<host>/<path>.png`, `.jpg` or `.jpeg`
///
/// The picture of a URL with the scheme `file` is that file. The stand-ins for image loaders, such as Kingfisher, take
/// pictures from here; a URL without one is a warning that names the file to add.
public struct RemoteImages: Hashable, Sendable {
    /// The path of the folder.
    public let folder: String

    /// Creates a folder of pictures.
    /// - Parameter folder: the path; a relative one is relative to the process's folder.
    public init(folder: String) { self.folder = folder }

    /// Returns the path in the folder at which a URL's picture is looked for, without its query.
    package static func path(of url: URL) -> String {
        let parts = url.path.split(separator: "/").filter { ![".", ".."].contains($0) }
        let path = parts.isEmpty ? "index" : parts.joined(separator: "/")
        return url.host.map { "\($0)/\(path)" } ?? path
    }

    /// Returns the files that may be a URL's picture, in order.
    func candidates(for url: URL) -> [String] {
        let path = "\(folder)/\(Self.path(of: url))"
        let withQuery = url.query.map { ["\(path)?\($0)"] } ?? []
        return withQuery + [path] + ["png", "jpg", "jpeg"].map { "\(path).\($0)" }
    }

    /// Returns a URL's picture on the screen of the current render; nil with one warning if there is none.
    /// - Parameter scale: the number of pixels per point.
    package static func image(for url: URL, scale: CGFloat) -> UIImage? {
        let images = UIScreen.current.remoteImages
        let files = url.isFileURL ? [url.path] : images?.candidates(for: url) ?? []
        guard let file = files.first(where: isFile) else {
            warn(of: url, images)
            return nil
        }
        return ImageLoader.load(file).map { UIImage(cgImage: $0.image, scale: scale, orientation: $0.orientation) }
    }

    static func isFile(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
    }

    private static func warn(of url: URL, _ images: RemoteImages?) {
        let remedy =
            if url.isFileURL {
                "there is no such file"
            } else if let images {
                "put one at \(images.folder)/\(path(of: url))"
            } else {
                "put one at \(path(of: url)) in a folder, and pass that to Screen.images(from:)"
            }
        WarningLog.add("no picture for \(url.absoluteString): \(remedy)")
    }
}
