/// An error of reading or writing an image.
public enum ImageError: Error, Hashable, Sendable {
    /// The data is neither PNG nor JPEG; `firstBytes` are its first bytes, at most eight, in hexadecimal.
    case unknownFormat(firstBytes: String)
    /// The data ends before the image does.
    case truncated(format: ImageFormat)
    /// The data contradicts its format; the detail is the decoder's message.
    case corrupt(format: ImageFormat, detail: String)
    /// A valid image of an unsupported kind.
    case unsupported(format: ImageFormat, detail: String)
    /// The header declares more pixels, or the file has more bytes, than the limit.
    case tooLarge(pixels: Int?, bytes: Int, pixelLimit: Int, byteLimit: Int)
    /// The image could not be compressed.
    case encodingFailed(format: ImageFormat, detail: String)
}

/// The file formats that are read and written.
public enum ImageFormat: String, Hashable, Sendable {
    /// Portable Network Graphics.
    case png = "PNG"
    /// JPEG, baseline and progressive.
    case jpeg = "JPEG"
}

extension ImageError: CustomStringConvertible {
    /// The error's message, with a remedy.
    public var description: String {
        switch self {
        case .unknownFormat(let firstBytes):
            let start = firstBytes.isEmpty ? "there is no data" : "the data begins with \(firstBytes)"
            return "not a PNG or JPEG picture: \(start). Convert the file to one of these formats."
        case .truncated(let format):
            return "the \(format.rawValue) picture is truncated: its data ends early. Fetch or export the file again."
        case .corrupt(let format, let detail):
            return "the \(format.rawValue) picture is damaged (\(detail)). Fetch or export the file again."
        case .unsupported(let format, let detail):
            return "this kind of \(format.rawValue) picture is not supported (\(detail)). "
                + "Save it as a standard \(format.rawValue)."
        case .tooLarge(let pixels, let bytes, let pixelLimit, let byteLimit):
            let size = pixels.map { "\($0) pixels in \(bytes) bytes" } ?? "\(bytes) bytes"
            return "the picture is too large: \(size), the limits are \(pixelLimit) pixels and \(byteLimit) bytes. "
                + "Reduce its size."
        case .encodingFailed(let format, let detail):
            return "the picture could not be written as \(format.rawValue): \(detail)."
        }
    }
}
