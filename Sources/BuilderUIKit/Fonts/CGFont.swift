import BuilderFoundation
import Foundation
import Render

/// A supply of bytes: data, or a file.
public final class CGDataProvider: Sendable {
    fileprivate enum Source: Sendable {
        case file(path: String)
        case bytes(Data)
    }
    fileprivate let source: Source

    private init(_ source: Source) { self.source = source }

    /// Creates a provider of data's bytes.
    public convenience init?(data: CFData) { self.init(.bytes(data as Data)) }

    /// Creates a provider of the bytes at an address, which are copied, and calls the closure that releases them.
    ///
    /// Core Graphics keeps the address, and calls the closure when the provider isn't used anymore.
    public convenience init?(
        dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
        releaseData: (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void
    ) {
        self.init(.bytes(Data(bytes: data, count: size)))
        releaseData(info, data, size)
    }

    /// Creates a provider of a file's bytes; nil if there is no file.
    public convenience init?(url: CFURL) { self.init(filename: (url as URL).path) }

    /// Creates a provider of a file's bytes; nil if there is no file.
    public convenience init?(filename: UnsafePointer<CChar>) {
        let path = String(cString: filename)
        guard FileManager.default.isReadableFile(atPath: path) else { return nil }
        self.init(.file(path: path))
    }

    /// A copy of the bytes; nil if the file can't be read anymore.
    public var data: CFData? {
        switch source {
        case .file(let path): (try? Data(contentsOf: URL(fileURLWithPath: path))) as CFData?
        case .bytes(let data): data as CFData
        }
    }
}

/// A font read from a file or from data, to be registered.
///
/// ```swift
/// if let url = Bundle.main.url(forResource: "Brand-Regular", withExtension: "otf"),
///     let provider = CGDataProvider(url: url as CFURL), let font = CGFont(provider)
/// {
///     CTFontManagerRegisterGraphicsFont(font, nil)
/// }
/// ```
public final class CGFont: Sendable {
    /// The name by which `UIFont(name:size:)` finds the font after its registration.
    public var postScriptName: CFString? { name as CFString }
    private let name: String
    fileprivate let path: String

    /// Creates a font of the provider's bytes; nil if they are not those of a font.
    ///
    /// Bytes without a file are kept in the temporary folder, in a file named by their digest.
    public init?(_ provider: CGDataProvider) {
        switch provider.source {
        case .file(let path): self.path = path
        case .bytes(let data):
            guard let path = CGFont.write(data) else { return nil }
            self.path = path
        }
        guard let name = FontLibrary.postScriptName(ofFontAt: path) else {
            if case .bytes = provider.source { try? FileManager.default.removeItem(atPath: path) }
            return nil
        }
        self.name = name
    }

    /// Creates the font that `UIFont(name:size:)` finds by a name; nil if there is none.
    public init?(_ name: CFString) {
        guard let font = UIFont(name: String(name), size: 12), let file = FontGlyphs(font.spec)?.path else {
            return nil
        }
        self.name = font.fontName
        path = file
    }

    /// Creates the font of a sized one; its glyphs are empty if its file can't be read.
    init(of font: UIFont) {
        name = font.fontName
        path = FontGlyphs(font.spec)?.path ?? ""
    }

    /// Writes data into a file of the temporary folder, unless it is there. Returns nil if it can't be written.
    private static func write(_ data: Data) -> String? {
        // FNV-1a, 64 bits.
        let digest = data.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("font-\(String(digest, radix: 16))-\(data.count).otf")
        if (try? Data(contentsOf: file)) != data {
            do { try data.write(to: file, options: .atomic) } catch { return nil }
        }
        return file.path
    }
}

/// Makes a font available by its PostScript name, as `UIFont(name:size:)` finds it.
///
/// - Returns: A Boolean value that indicates whether the font was registered. If it isn't, `error` receives the reason:
///   another file has a font of that name.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    CTFontManagerRegisterFontsForURL(URL(fileURLWithPath: font.path) as CFURL, .process, error)
}
