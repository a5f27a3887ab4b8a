import Foundation
import Render
import SnapshotCore

/// The installed fonts, the folders that are searched, and the installed patterns of hyphenation.
enum FontDiagnostics {
    static func diagnostics(library: FontLibrary = .shared) -> [DoctorDiagnostic] {
        FontPackage.all.map { package in
            if library.contains(FontFace(name: package.face)) {
                return DoctorDiagnostic(.fonts, .ok, package.name, "found, for \(package.purpose)")
            }
            let install = "Install it with “apt-get install \(package.name)”"
            return package.isRequired
                ? DoctorDiagnostic(
                    .fonts, .fault, package.name, "missing: without it no text can be drawn",
                    remedy: "\(install), or add the folder of its files to \(FontLibrary.directoriesVariable).")
                : DoctorDiagnostic(
                    .fonts, .note, package.name, "not installed: \(package.purpose) would be drawn as boxes",
                    remedy: "\(install) if screens show it, on every machine that draws them.")
        } + folders(library)
    }

    /// Returns the files with the patterns by which words are divided; their digests are those of fingerprints.
    static func patterns(in folder: String = HyphenationPatterns.folder) -> DoctorDiagnostic {
        let files = HyphenationPatterns.files(in: folder).map { "\($0.name) \($0.digest)" }
        return files.isEmpty
            ? DoctorDiagnostic(
                .fonts, .note, "patterns of hyphenation",
                "not installed: texts that ask for hyphenation are divided only at soft hyphens",
                remedy: "Install those of the texts' languages, such as “apt-get install hyphen-en-us”, if screens "
                    + "hyphenate, on every machine that draws them.")
            : DoctorDiagnostic(
                .fonts, .ok, "patterns of hyphenation", "\(files.joined(separator: ", ")), in \(folder)")
    }

    /// Returns the user's own folders that don't exist.
    private static func folders(_ library: FontLibrary) -> [DoctorDiagnostic] {
        library.directories.filter { folder in
            !FontLibrary.standardDirectories.contains(folder)
                && !(folder == FontLibrary.userDirectory && !FilePaths.isFolder(folder))
        }.map { folder in
            FilePaths.isFolder(folder)
                ? DoctorDiagnostic(.fonts, .note, folder, "searched before the system's")
                : DoctorDiagnostic(
                    .fonts, .warning, folder,
                    "listed in \(FontLibrary.directoriesVariable), but there is no such folder",
                    remedy: "Correct the variable, or unset it.")
        }
    }
}

/// The package that provides a component of a fingerprint.
enum DebianPackage: Hashable, Sendable {
    case package(String)
    /// The renderer's own version.
    case anotherProgram
    case anotherArchitecture

    var name: String? {
        if case .package(let name) = self { return name }
        return nil
    }

    /// Returns the package of a component.
    /// - Parameter component: a key of `Fingerprint.pixels` or `.encoder`.
    static func of(component: String) -> DebianPackage {
        if component.hasPrefix("font:") { return .package(font(String(component.dropFirst(5)))) }
        if component.hasPrefix(Fingerprint.hyphenationPrefix) {
            return .package(patterns(String(component.dropFirst(Fingerprint.hyphenationPrefix.count))))
        }
        switch component {
        case "renderer": return .anotherProgram
        case "architecture": return .anotherArchitecture
        case "cairo": return .package("libcairo2-dev")
        case "pixman": return .package("libpixman-1-dev")
        case "pango": return .package("libpango1.0-dev")
        case "harfbuzz": return .package("libharfbuzz-dev")
        case "fribidi": return .package("libfribidi-dev")
        case "freetype": return .package("libfreetype-dev")
        case "libjpeg": return .package("libjpeg62-turbo-dev")
        case "libpng": return .package("libpng-dev")
        case "zlib": return .package("zlib1g-dev")
        case "libdeflate": return .package("libdeflate-dev")
        default: return .package(component)
        }
    }

    /// Returns the package with a language's patterns; English and Portuguese have one for each country.
    private static func patterns(_ language: String) -> String {
        let parts = language.lowercased().split { $0 == "-" || $0 == "_" }
        let (name, region) = (parts.first ?? "", parts.dropFirst().last ?? "")
        return switch name {
        case "en": "hyphen-en-\(["ca", "gb"].contains(region) ? region : "us")"
        case "pt": "hyphen-pt-\(region == "br" ? "br" : "pt")"
        default: "hyphen-\(name)"
        }
    }

    private static func font(_ face: String) -> String {
        FontPackage.all.first { package in package.prefixes.contains(where: face.hasPrefix) }?.name ?? face
    }
}

/// A package of fonts that text is drawn with.
struct FontPackage: Sendable {
    let name: String
    let face: String
    /// The prefixes of its faces' names; packages with longer prefixes come first.
    let prefixes: [String]
    /// The text that can't be drawn without it.
    let purpose: String
    let isRequired: Bool

    static let all = [
        FontPackage(
            name: "fonts-inter", face: "Inter-Regular", prefixes: ["Inter"], purpose: "all text", isRequired: true),
        FontPackage(
            name: "fonts-noto-cjk", face: "NotoSansCJKjp-Regular", prefixes: ["NotoSansCJK"],
            purpose: "Chinese, Japanese and Korean text", isRequired: false),
        FontPackage(
            name: "fonts-noto-color-emoji", face: "NotoColorEmoji", prefixes: ["NotoColorEmoji"], purpose: "emoji",
            isRequired: false),
        FontPackage(
            name: "fonts-noto-core", face: "NotoSansArabic-Regular", prefixes: ["Noto"],
            purpose: "Arabic, Hebrew, Thai, Devanagari and most other scripts", isRequired: false),
        FontPackage(
            name: "fonts-dejavu-core", face: "DejaVuSansMono", prefixes: ["DejaVuSansMono"],
            purpose: "monospaced text", isRequired: false),
    ]
}
