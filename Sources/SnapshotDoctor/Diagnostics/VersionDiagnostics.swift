import Foundation
import Render

/// The versions of this program, the system and the libraries that draw.
enum VersionDiagnostics {
    /// Returns the versions.
    /// - Parameter tool: the version that `--version` prints.
    static func diagnostics(tool: String, fingerprint: Fingerprint = .current(fonts: [:])) -> [DoctorDiagnostic] {
        func list(_ versions: [String: String]) -> String {
            versions.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
        }
        return [
            DoctorDiagnostic(.versions, .ok, "snapshot", tool),
            DoctorDiagnostic(.versions, .ok, "system", system),
            DoctorDiagnostic(.versions, .ok, "deciding about pixels", list(fingerprint.pixels)),
            DoctorDiagnostic(.versions, .ok, "deciding about files", list(fingerprint.encoder)),
        ]
    }

    private static var system: String {
        var name = utsname()
        let kernel = uname(&name) == 0 ? withUnsafeBytes(of: &name.release) { text($0) } : ""
        return (distribution ?? "Linux") + (kernel.isEmpty ? "" : ", kernel \(kernel)")
    }

    /// The system's name.
    private static var distribution: String? {
        let lines = (try? String(contentsOfFile: "/etc/os-release", encoding: .utf8))?.split(separator: "\n") ?? []
        let key = "PRETTY_NAME="
        return lines.first { $0.hasPrefix(key) }.map { $0.dropFirst(key.count).filter { $0 != "\"" } }.map {
            String($0)
        }
    }

    private static func text(_ bytes: UnsafeRawBufferPointer) -> String {
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
}
