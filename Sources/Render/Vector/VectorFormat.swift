import CVectors

/// The formats of vector images.
package enum VectorFormat: String, CaseIterable, Hashable, Sendable {
    /// Portable Document Format, drawn by poppler.
    case pdf = "PDF"
    /// Scalable Vector Graphics, drawn by librsvg.
    case svg = "SVG"

    /// Creates the format of files with an ending, in any case; nil for other files.
    package init?(ofFileEnding ending: String) { self.init(rawValue: ending.uppercased()) }

    /// The name of the library that draws the format, as a component of fingerprints.
    package var library: String {
        switch self {
        case .pdf: "poppler"
        case .svg: "librsvg"
        }
    }

    /// The Debian package of the library. Debian 13 calls `libpoppler-glib8` by another name, and finds it by this one.
    package var package: String {
        switch self {
        case .pdf: "libpoppler-glib8"
        case .svg: "librsvg2-2"
        }
    }

    /// The version of the library; nil if it isn't installed.
    package var libraryVersion: String? { VectorProcess.version(of: self) }
}

/// An error of reading or drawing a vector image.
package enum VectorError: Error, Hashable, Sendable {
    /// The library that draws the format isn't installed.
    case missingLibrary(VectorFormat)
    /// The data isn't in the format, or is damaged; the detail is the library's message.
    case unreadable(VectorFormat, detail: String)
    /// The image has no size of its own.
    case sizeless(VectorFormat)
    /// The file has more bytes than the limit.
    case tooManyBytes(Int, limit: Int)
    /// A side or an area is beyond the limit.
    case tooLarge(width: Double, height: Double)
    /// The image took longer than the limit.
    case timedOut(VectorFormat, seconds: Double)
    /// The image took more memory than the limit, or ended the process that draws.
    case beyondLimits(VectorFormat)
    /// The process that draws can't be started.
    case noProcess(detail: String)
}

extension VectorError: CustomStringConvertible {
    /// The error's message, with a remedy.
    package var description: String {
        switch self {
        case .missingLibrary(let format):
            "\(format.rawValue) is drawn by \(format.library), which isn't installed. Install the package "
                + "\(format.package)."
        case .unreadable(let format, let detail):
            "the \(format.rawValue) file is damaged, or another kind of file (\(detail)). Export the file again."
        case .sizeless(let format):
            "the \(format.rawValue) file has neither a size nor a view box. Export the file with one."
        case .tooManyBytes(let bytes, let limit):
            "the file is too large: \(bytes) bytes, the limit is \(limit). Reduce its size."
        case .tooLarge(let width, let height):
            "the image is too large: \(width) × \(height), the limits are \(VectorDocument.sideLimit) a side and "
                + "\(VectorDocument.pixelLimit) pixels. Reduce its size."
        case .timedOut(let format, let seconds):
            "the \(format.rawValue) file takes more than \(Int(seconds)) seconds to draw. Simplify it."
        case .beyondLimits(let format):
            "the \(format.rawValue) file takes more than \(cvectors_memory_limit >> 20) MB of memory to draw, or is too "
                + "complex for \(format.library). Simplify it."
        case .noProcess(let detail):
            "vector images are drawn by a process of this executable, which can't be started (\(detail))."
        }
    }
}
