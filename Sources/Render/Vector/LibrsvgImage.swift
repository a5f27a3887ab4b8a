import CCairo
import Foundation

/// An SVG image, whose handle this object owns. Calls must not overlap.
///
/// The image has no base URL, so that nothing outside of it is loaded.
final class LibrsvgImage: VectorDrawing, @unchecked Sendable {
    let size: CGSize
    private let library: Library
    private let handle: UnsafeMutableRawPointer

    struct Library: @unchecked Sendable {
        let functions: cc_librsvg
    }

    /// The functions of librsvg; nil if it isn't installed.
    static let library: Library? = {
        var functions = cc_librsvg()
        return cc_open_librsvg(&functions) ? Library(functions: functions) : nil
    }()

    /// Reads an image.
    init(_ data: Data) throws(VectorError) {
        guard let library = Self.library else { throw .missingLibrary(.svg) }
        guard !data.isEmpty else { throw .unreadable(.svg, detail: "it is empty") }
        var error: UnsafeMutablePointer<cc_error>?
        let made = data.withUnsafeBytes { bytes in
            library.functions.handle_new(bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, &error)
        }
        guard let handle = made else { throw Self.failure(error, library) }
        // The resolution of CSS, in which an inch is 96 pixels.
        library.functions.set_dpi(handle, 96)
        guard let size = Self.size(of: handle, library.functions) else {
            library.functions.unref(handle)
            throw .sizeless(.svg)
        }
        (self.library, self.handle, self.size) = (library, handle, size)
    }

    deinit { library.functions.unref(handle) }

    func draw(on context: OpaquePointer) throws(VectorError) {
        var viewport = cc_svg_rectangle(x: 0, y: 0, width: Double(size.width), height: Double(size.height))
        var error: UnsafeMutablePointer<cc_error>?
        guard library.functions.render(handle, context, &viewport, &error) != 0 else {
            throw Self.failure(error, library)
        }
    }

    private static func failure(_ error: UnsafeMutablePointer<cc_error>?, _ library: Library) -> VectorError {
        guard let error else { return .unreadable(.svg, detail: "it can't be read") }
        defer { library.functions.error_free(error) }
        let message = error.pointee.message.map { String(cString: $0) } ?? "it can't be read"
        return .unreadable(.svg, detail: message.trimmingCharacters(in: .whitespacesAndNewlines))
    }

    /// Returns the size in pixels: width and height, the missing one of which follows from the view box, or else the
    /// view box's; nil without either.
    private static func size(of handle: UnsafeMutableRawPointer, _ functions: cc_librsvg) -> CGSize? {
        var (width, height) = (0.0, 0.0)
        if functions.pixel_size(handle, &width, &height) != 0 { return CGSize(width: width, height: height) }
        var (hasWidth, hasHeight, hasBox) = (Int32(0), Int32(0), Int32(0))
        var (across, down, box) = (cc_svg_length(), cc_svg_length(), cc_svg_rectangle())
        functions.dimensions(handle, &hasWidth, &across, &hasHeight, &down, &hasBox, &box)
        guard hasBox != 0, box.width > 0, box.height > 0 else { return nil }
        if hasWidth != 0, across.unit == 1 {
            return CGSize(width: across.length, height: across.length * box.height / box.width)
        }
        if hasHeight != 0, down.unit == 1 {
            return CGSize(width: down.length * box.width / box.height, height: down.length)
        }
        return CGSize(width: box.width, height: box.height)
    }
}
