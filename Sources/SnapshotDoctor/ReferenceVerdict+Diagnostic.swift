import Render

extension ReferenceVerdict {
    /// The diagnostic in the report.
    package var finding: DoctorDiagnostic {
        let subject = "\(count) reference pictures"
        switch kind {
        case .same:
            return DoctorDiagnostic(
                .pixels, .ok, subject,
                "the same bytes here as where they were made: this machine draws what others draw")
        case .samePixels:
            return DoctorDiagnostic(
                .pixels, .note, subject,
                "the same pixels in files of other bytes, by \(changes(affectingPixels: false)). Comparisons look at pixels, "
                    + "so nothing is lost; only recorded files differ in size")
        case .otherVersionsSamePixels:
            return DoctorDiagnostic(
                .pixels, .warning, subject,
                "the same pixels, although there are other versions: \(changes(affectingPixels: true)). Other pictures may differ",
                remedy: remedy)
        case .otherVersions:
            return DoctorDiagnostic(
                .pixels, .fault, subject, "\(differing), by other versions: \(changes(affectingPixels: true))",
                remedy: remedy)
        case .fault:
            return DoctorDiagnostic(
                .pixels, .fault, subject,
                "\(differing) although every version is the same: this machine doesn't compute as others do",
                remedy:
                    "Run it again. If it stays so, look for faulty memory, a patched or preloaded library (LD_PRELOAD, "
                    + "LD_LIBRARY_PATH) or an emulated processor, and use another machine for pictures meanwhile.")
        }
    }

    private var differing: String {
        let names =
            pictures.prefix(4).joined(separator: ", ") + (pictures.count > 4 ? " and \(pictures.count - 4) more" : "")
        return "\(pictures.count) of \(count) differ (\(names))"
    }

    private func changes(affectingPixels: Bool) -> String {
        differences.filter { $0.affectsPixels == affectingPixels }.map(\.description).joined(separator: "; ")
    }

    /// The advice on how to get the versions that the references were made with.
    private var remedy: String {
        let packages = Set(differences.filter(\.affectsPixels).map { DebianPackage.of(component: $0.component) })
        var steps: [String] = []
        if packages.contains(.anotherProgram) {
            steps.append("take the same version of this package everywhere, and record anew after a change of it")
        }
        if packages.contains(.anotherArchitecture) {
            steps.append("draw on the processor that the baselines were recorded on: \(recorded("architecture"))")
        }
        let names = packages.compactMap(\.name).sorted()
        if !names.isEmpty {
            steps.append(
                "take the system that the references were made on, Debian 12, where “apt-get install \(names.joined(separator: " "))” "
                    + "brings these versions; or record baselines and compare them on machines that are alike")
        }
        let text = steps.joined(separator: "; ")
        return text.prefix(1).uppercased() + text.dropFirst() + "."
    }

    private func recorded(_ component: String) -> String {
        differences.first { $0.component == component }?.recorded ?? "unknown"
    }
}
