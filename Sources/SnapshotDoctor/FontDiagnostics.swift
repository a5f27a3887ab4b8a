import Foundation
import Render
import SnapshotCore

/// Which fonts are there, and which folders they are looked for in.
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
                    remedy: "\(install), or name the folder of its files in \(FontLibrary.directoriesVariable).")
                : DoctorDiagnostic(
                    .fonts, .note, package.name, "not installed: \(package.purpose) would be drawn as boxes",
                    remedy: "\(install) where screens show it, on every machine that draws them.")
        } + folders(library)
    }

    /// The user's own folders that aren't there.
    private static func folders(_ library: FontLibrary) -> [DoctorDiagnostic] {
        library.directories.filter { !FontLibrary.standardDirectories.contains($0) }.map { folder in
            FilePaths.isFolder(folder)
                ? DoctorDiagnostic(
                    .fonts, .note, folder, "searched before the system's folders, by \(FontLibrary.directoriesVariable)"
                )
                : DoctorDiagnostic(
                    .fonts, .warning, folder,
                    "\(FontLibrary.directoriesVariable) names it, and there is no such folder",
                    remedy: "Correct the variable, or unset it.")
        }
    }
}
