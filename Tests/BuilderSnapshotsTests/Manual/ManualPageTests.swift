import Foundation
import Testing

@testable import SnapshotCommand
@testable import SnapshotCore

@MainActor
@Suite struct ManualPageTests {
    /// All that help shows stands in the page.
    @Test func everySubcommandAndOptionIsThere() async throws {
        let run = await ToolRun("manual")
        #expect(run.status == .success)
        let command = try CommandDescription.ofTool()
        #expect(command.shownSubcommands.count >= 13)
        var wanted: [String] = []
        for subcommand in command.shownSubcommands {
            wanted.append(".Ss \(subcommand.commandName.escapedHyphens)")
            for argument in subcommand.shownArguments {
                let names = argument.names ?? []
                for name in names {
                    wanted.append("Fl " + (name.kind == .long ? "\\-" : "") + name.name.escapedHyphens)
                }
                if names.isEmpty { wanted.append(".It Ar \(argument.valueName ?? "")") }
            }
        }
        for text in wanted { #expect(run.text.contains(text), "\(text)") }
        #expect(!run.text.contains(".Ss worker"))
        #expect(!run.text.contains(".Ss help"))
    }

    @Test func itIsTheToolsOwn() throws {
        let tool = SnapshotTool(catalog: Gallery.catalog, version: "4.5", name: "gallery")
        let command = try SnapshotTool.$current.withValue(tool) { try CommandDescription.ofTool() }
        let text = ManualPage(name: "gallery", version: "4.5", date: "May 4, 2026", command: command).text
        #expect(
            text.hasPrefix(
                ".Dd May 4, 2026\n.Dt GALLERY 1\n.Os\n.nh\n.Sh NAME\n.Nm gallery\n.Nd draws screens made of UIKit"))
        #expect(text.contains("\n.Dl gallery render box greeting \\-\\-output pictures"))
        #expect(text.contains("This is version 4.5.\n"))
    }

    @Test func markersStandOnLinesOfTheirOwn() async {
        let text = await ToolRun("manual").text
        #expect(
            text.contains(
                "\n.Pp\n.Dl <!\\-\\- snapshot: picture card \\-\\->\n.Dl <!\\-\\- snapshot: end \\-\\->\n.Pp\n"))
    }

    @Test func everyLineIsTextOrAKnownMacro() async {
        let macros = ["Dd", "Dt", "Os", "Sh", "Ss", "Nm", "Nd", "Cm", "Ar", "Op", "Pp", "Dl", "Bl", "It", "El", "nh"]
        let text = await ToolRun("manual").text
        #expect(text.unicodeScalars.allSatisfy { $0.isASCII })
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
            #expect(!line.isEmpty)
            #expect(!line.hasPrefix("'"))
            #expect(line.hasSuffix(" ") == false)
            if line.hasPrefix(".") { #expect(macros.contains(String(line.dropFirst().prefix(2))), "\(line)") }
            if !line.hasPrefix(".") { #expect(line.utf8.count <= 80, "\(line)") }
        }
    }

    // MARK: Text

    @Test func charactersThatMeanSomethingAreWritten() {
        #expect(
            ManualText.lines(".x isn't \\n “a-b” 3 × 4 → é") == [
                "\\&.x isn\\(aqt \\en \\(lqa\\-b\\(rq 3 \\(mu 4 \\[u2192] \\[u00E9]"
            ])
        #expect(ManualText.arguments("Fl Ar x . A") == "\\&Fl \\&Ar x \\&. A")
    }

    @Test func aSentenceBeginsALine() {
        #expect(
            ManualText.lines("One thing. Another, e.g. this one. “Third” comes.")
                == ["One thing.", "Another, e.g. this one.", "\\(lqThird\\(rq comes."])
        let long = ManualText.lines(String(repeating: "words ", count: 40))
        #expect(long.count == 4)
        #expect(long.allSatisfy { $0.utf8.count <= 78 })
    }

    @Test func theDayIsTheBuildsOrWhatPackagersSay() throws {
        #expect(ManualDate.text(seconds: 0) == "January 1, 1970")
        #expect(ManualDate.text(environment: ["SOURCE_DATE_EPOCH": "1709210096"]) == "February 29, 2024")
        #expect(ManualDate.text(environment: [:], program: "/no/such/program") == "January 1, 1970")
        let folder = try TemporaryFolder()
        try folder.write("", to: "program")
        let date = Date(timeIntervalSince1970: 1_767_225_599)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: "\(folder.path)/program")
        #expect(ManualDate.text(environment: [:], program: "\(folder.path)/program") == "December 31, 2025")
    }
}

extension String {
    fileprivate var escapedHyphens: String {
        split(separator: "-", omittingEmptySubsequences: false).joined(separator: "\\-")
    }
}
