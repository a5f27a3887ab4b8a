import CCairo
import CImageCodecs

extension Fingerprint {
    /// The version of the painter and the text engine, raised whenever their output changes.
    public static let rendererVersion = "1"

    /// Returns the fingerprint of this process.
    ///
    /// - Parameter fonts: The digest of each font file that text is drawn with, by PostScript name.
    public static func current(fonts: [String: String]) -> Fingerprint {
        var pixels = libraries
        for (name, digest) in fonts {
            pixels["font:\(name)"] = digest
        }
        return Fingerprint(pixels: pixels, encoder: encoderLibraries)
    }

    private static let libraries: [String: String] = {
        var major: Int32 = 0
        var minor: Int32 = 0
        var patch: Int32 = 0
        cc_freetype_version(&major, &minor, &patch)
        return [
            "renderer": rendererVersion,
            "architecture": architecture,
            "cairo": String(cString: cairo_version_string()),
            "pixman": String(cString: pixman_version_string()),
            "pango": String(cString: pango_version_string()),
            "harfbuzz": String(cString: hb_version_string()),
            "fribidi": String(cString: cc_fribidi_version()),
            "freetype": "\(major).\(minor).\(patch)",
            "libjpeg": String(cString: cc_jpeg_version()),
        ]
    }()

    private static let encoderLibraries: [String: String] = [
        "zlib": String(cString: zlibVersion()),
        "libpng": String(cString: png_get_libpng_ver(nil)),
        "libdeflate": String(cString: cc_deflate_version()),
    ]

    private static var architecture: String {
        #if arch(x86_64)
        "x86_64"
        #elseif arch(arm64)
        "arm64"
        #elseif arch(riscv64)
        "riscv64"
        #else
        "other"
        #endif
    }
}
