import Foundation
import Render
import Testing

@testable import SnapshotDoctor

@Suite struct DoctorReportTests {
    @Test func theExitCodeIsThatOfTheWorst() {
        let fine = DoctorDiagnostic(.pixels, .ok, "a", "b")
        let screen = DoctorDiagnostic(.screens, .fault, "card", "differs")
        let pixels = DoctorDiagnostic(.pixels, .fault, "text", "differs")
        let warning = DoctorDiagnostic(.machine, .fault, "folder", "read-only")
        #expect(DoctorReport([fine, DoctorDiagnostic(.machine, .note, "disk", "small")]).exitCode == 0)
        #expect(DoctorReport([fine, warning]).exitCode == 2)
        #expect(DoctorReport([fine, screen]).exitCode == 1)
        #expect(DoctorReport([screen, pixels]).exitCode == 2)
    }

    @Test func theTextHasAPartForEachSectionAndWhatToDo() {
        let report = DoctorReport([
            DoctorDiagnostic(.fonts, .note, "fonts-noto-core", "not installed", remedy: "Install it."),
            DoctorDiagnostic(.pixels, .ok, "14 reference pictures", "the same bytes"),
            DoctorDiagnostic(.screens, .fault, "card/iphone-12.light", "differs\n  a label", remedy: "Sort."),
        ])
        #expect(
            report.text == """
                Pixels
                  ok      14 reference pictures: the same bytes

                Screens
                  fault   card/iphone-12.light: differs
                            a label
                          → Sort.

                Fonts
                  note    fonts-noto-core: not installed
                          → Install it.

                1 fault.

                """)
        #expect(
            DoctorReport([DoctorDiagnostic(.pixels, .ok, "a", "b")]).text.hasSuffix(
                "\n\nNo problems found.\n")
        )
    }

    @Test func differentVersionsAreReportedWithAnInstallCommand() throws {
        let known = ReferenceRecord(
            fingerprint: Fingerprint(
                pixels: ["cairo": "1.16.0", "font:InterDisplay-Bold": "aa", "architecture": "x86_64"], encoder: [:]),
            pictures: [ReferenceRecord.ReferenceHash(name: "text.light", bytes: "1", pixels: "a")])
        var here = known
        here.fingerprint.pixels = ["cairo": "1.18.0", "font:InterDisplay-Bold": "bb", "architecture": "arm64"]
        here.pictures[0].pixels = "b"
        let diagnostic = ReferenceVerdict(of: here, against: known).diagnostic
        #expect(diagnostic.level == .fault)
        #expect(diagnostic.text.hasPrefix("1 of 1 differ (text.light), drawn with different versions: "))
        #expect(diagnostic.text.contains("1.18.0") && diagnostic.text.contains("arm64"))
        let remedy = try #require(diagnostic.remedy)
        #expect(remedy.contains("apt-get install fonts-inter libcairo2-dev"), "\(remedy)")
        #expect(remedy.contains("the architecture of the references: x86_64"), "\(remedy)")
        // The same versions: it isn't the packages.
        here.fingerprint = known.fingerprint
        let fault = ReferenceVerdict(of: here, against: known).diagnostic
        #expect(fault.text.contains("all versions are the same"))
        #expect(fault.remedy?.contains("LD_PRELOAD") == true)
    }

    @Test func missingFontsNameTheirPackage() {
        let diagnostics = FontDiagnostics.diagnostics(library: FontLibrary(directories: ["/nowhere/at/all"]))
        #expect(diagnostics.filter { $0.level == .fault }.map(\.subject) == ["fonts-inter"])
        #expect(diagnostics.filter { $0.level == .note }.count == FontPackage.all.count - 1)
        #expect(diagnostics.last?.level == .warning && diagnostics.last?.subject == "/nowhere/at/all")
        #expect(diagnostics.first?.remedy?.contains("apt-get install fonts-inter") == true)
        #expect(FontDiagnostics.diagnostics().first?.level == .ok)
    }

    @Test func patternsOfHyphenationAreListed() throws {
        let folder = try TemporaryFolder()
        let missing = FontDiagnostics.patterns(in: "\(folder.path)/hyphen")
        #expect(missing.level == .note && missing.remedy?.contains("apt-get install hyphen-en-us") == true)
        try folder.write("UTF-8\na1b\n", to: "hyph_en_US.dic")
        try folder.write("UTF-8\nb1a\n", to: "hyph_de_DE.dic")
        try folder.write("", to: "README")
        let found = FontDiagnostics.patterns(in: folder.path)
        let words = found.text.split(separator: " ").map(String.init)
        #expect(found.level == .ok && found.remedy == nil && !found.text.contains("README"))
        #expect(words[0] == "hyph_de_DE.dic" && words[2] == "hyph_en_US.dic" && words[1].count > 16)
        #expect(words[1] != words[3], "the digests of different files")
    }

    @Test func everyComponentOfAFingerprintHasAPackage() {
        let here = Fingerprint.current(fonts: [
            "Inter-Regular": "a", "NotoSansCJKjp-Regular": "b", "NotoColorEmoji": "c",
        ])
        for component in Array(here.pixels.keys) + Array(here.encoder.keys) {
            let package = DebianPackage.of(component: component)
            #expect(package != .package(component), "\(component)")
        }
        #expect(DebianPackage.of(component: "font:NotoSansCJKjp-Regular").name == "fonts-noto-cjk")
        #expect(DebianPackage.of(component: "font:NotoSansArabic-Bold").name == "fonts-noto-core")
        #expect(DebianPackage.of(component: "font:NotoColorEmoji").name == "fonts-noto-color-emoji")
        let languages = [
            "en": "en-us", "en_GB": "en-gb", "en-001": "en-us", "de-CH": "de", "fr": "fr", "pt": "pt-pt",
            "pt-BR": "pt-br",
        ]
        for (language, package) in languages {
            #expect(DebianPackage.of(component: "hyphenation:\(language)").name == "hyphen-\(package)")
        }
    }

    @Test func relevantEnvironmentVariablesAreReported() {
        let plain = EnvironmentDiagnostics(environment: ["PATH": "/bin"]).diagnostics
        #expect(plain.map(\.level) == [.ok])
        let diagnostics = EnvironmentDiagnostics(environment: [
            "CI": "true", "LD_PRELOAD": "x.so", "RECORD_SNAPSHOTS": "1", "CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "4",
        ]).diagnostics
        #expect(diagnostics.map(\.subject) == ["CI", "LD_PRELOAD", "RECORD_SNAPSHOTS", "CI_NODE_INDEX"])
        #expect(diagnostics.map(\.level) == [.note, .warning, .warning, .note])
        #expect(diagnostics.last?.text.hasPrefix("shard 2 of 4") == true)
        let half = EnvironmentDiagnostics(environment: ["CI_NODE_TOTAL": "4"]).diagnostics
        #expect(half.map(\.level) == [.fault])
    }

    @Test func foldersAreLookedAt() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "file")
        func diagnostics(_ baselines: String, _ failures: String) -> [DoctorDiagnostic] {
            MachineDiagnostics(baselines: "\(folder.path)/\(baselines)", failures: "\(folder.path)/\(failures)")
                .diagnostics
        }
        #expect(diagnostics("", "new/folder").map(\.level) == [.ok, .ok, .ok, .ok])
        #expect(diagnostics("none", "").map(\.level) == [.note, .ok, .ok, .ok])
        let wrong = diagnostics("file", "file/pictures")
        #expect(wrong.prefix(2).map(\.level) == [.fault, .fault])
        #expect(wrong[1].remedy?.contains("SNAPSHOT_ARTIFACTS") == true)
    }
}
