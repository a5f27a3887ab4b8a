import Builder
import Foundation
import Render

/// A reader of users' images: complete local files of limited size.
public struct PortraitReader: Sendable {
    /// The base folder of relative names.
    public var folder: URL
    /// The limits of a decoded image.
    public var limits: ImageLimits

    /// Creates a reader of images in a folder.
    public init(folder: URL, limits: ImageLimits = .standard) {
        self.folder = folder
        self.limits = limits
    }

    /// Decodes an image.
    /// - Parameter name: a name relative to the folder, an absolute path, or a `file:` address.
    /// - Throws: `PortraitError`; the file's size is checked before it is read, the image's size before it is decoded.
    public func bitmap(named name: String) throws(PortraitError) -> Bitmap { try decode(data(named: name), name: name) }

    /// Returns the contents of an image file, which must be a regular file whose size is within the limit.
    public func data(named name: String) throws(PortraitError) -> Data {
        try contents(of: location(of: name), name: name)
    }

    /// Decodes the result of `data(named:)`.
    public func decode(_ data: Data, name: String) throws(PortraitError) -> Bitmap {
        do {
            return try ImageDecoder.decode(data, limits: limits)
        } catch let error as ImageError {
            throw .unusable(name: name, error)
        } catch {
            throw .unreadable(name: name, detail: "\(error)")
        }
    }

    /// Returns an image for views, with one pixel for each point.
    func image(named name: String) throws(PortraitError) -> UIImage {
        let data = try data(named: name)
        // The reader's error names the image: UIKit's warning would name it twice.
        if let image = WarningLog().asCurrent({ UIImage(data: data) }) { return image }
        // Decoding again throws the specific error.
        _ = try decode(data, name: name)
        throw .unreadable(name: name, detail: "it holds no picture")
    }

    private func location(of name: String) throws(PortraitError) -> URL {
        if let url = URL(string: name), let scheme = url.scheme, name.hasPrefix(scheme + ":/") {
            guard url.isFileURL else { throw .notLocal(name: name) }
            return url
        }
        return name.hasPrefix("/") ? URL(fileURLWithPath: name) : folder.appendingPathComponent(name)
    }

    private func contents(of url: URL, name: String) throws(PortraitError) -> Data {
        do {
            let file = url.resolvingSymlinksInPath().path
            guard let status = FileStatus(path: file) else {
                throw PortraitError.missing(name: name, searched: url.path)
            }
            guard status.isRegular else { throw PortraitError.unreadable(name: name, detail: "it is no ordinary file") }
            if status.bytes > limits.bytes {
                throw PortraitError.unusable(
                    name: name,
                    .tooLarge(pixels: nil, bytes: status.bytes, pixelLimit: limits.pixels, byteLimit: limits.bytes))
            }
            return try Data(contentsOf: URL(fileURLWithPath: file))
        } catch let error as PortraitError {
            throw error
        } catch {
            throw .unreadable(name: name, detail: error.localizedDescription)
        }
    }
}
