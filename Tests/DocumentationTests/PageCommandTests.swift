import ArgumentParser
import Foundation
import Testing

@testable import Screens
@testable import SnapshotCommand
@testable import SnapshotCore

/// Commands that stand in pages are commands of the tool: subcommand, options and values are understood.
@MainActor
@Suite struct PageCommandTests {
    @Test func everyCommandOfThePagesIsParsed() throws {
        let lines = try PageCommands.all()
        #expect(lines.count > 30, "pages have commands; were they found?")
        for line in lines {
            SnapshotTool.$current.withValue(SnapshotTool(catalog: .demo)) {
                do {
                    _ = try SnapshotCommand.parseAsRoot(line.arguments)
                } catch {
                    // A request for help is parsed too.
                    let code = SnapshotCommand.exitCode(for: error)
                    #expect(code == .success, "\(line.place): \(SnapshotCommand.message(for: error))")
                }
            }
        }
    }

    @Test func anUnknownOptionOfAPageIsFound() {
        let lines = PageCommands.lines(in: "```sh\nsnapshot render card --colour red  # a comment\n```\n", page: "a.md")
        #expect(lines.map(\.arguments) == [["render", "card", "--colour", "red"]])
        #expect(lines.map(\.place) == ["a.md:2"])
        #expect(throws: (any Error).self) { try SnapshotCommand.parseAsRoot(lines[0].arguments) }
    }

    @Test func linesThatAreNoToolCommandsAreIgnored() {
        let text =
            "snapshot list\n```sh\nswift test\nscripts/docs\nsnapshot verify | tee log\n```\n```swift\nsnapshot list\n```\n"
        #expect(PageCommands.lines(in: text, page: "a.md").isEmpty)
    }
}

/// Reads the tool's command lines from pages' blocks of shell code.
enum PageCommands {
    struct Line {
        var place: String
        var arguments: [String]
    }

    private static let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..").standardized

    /// Those of the README, the documentation and the articles.
    static func all() throws -> [Line] {
        let folders = ["Documentation", "Sources/Builder/Builder.docc/Articles"]
        let pages = try folders.flatMap { folder in
            try FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent(folder).path)
                .filter { $0.hasSuffix(".md") }.sorted().map { "\(folder)/\($0)" }
        }
        return try (["README.md"] + pages).flatMap { page in
            lines(in: try String(contentsOf: root.appendingPathComponent(page), encoding: .utf8), page: page)
        }
    }

    static func lines(in text: String, page: String) -> [Line] {
        var language: Substring?
        var begun = ""
        var result: [Line] = []
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if line.hasPrefix("```") {
                language = language == nil ? line.dropFirst(3) : nil
            } else if language == "sh" {
                begun += line
                if begun.hasSuffix("\\") {
                    begun.removeLast()
                } else {
                    if let arguments = arguments(of: begun) {
                        result.append(Line(place: "\(page):\(index + 1)", arguments: arguments))
                    }
                    begun = ""
                }
            }
        }
        return result
    }

    /// What follows the tool's name; nil for other commands, and for lines that need a shell.
    private static func arguments(of line: String) -> [String]? {
        var words = words(of: line)
        let start = words.first ?? ""
        if words.starts(with: ["swift", "run"]) {
            words.removeFirst(2)
            if words.first == "--package-path" { words.removeFirst(2) }
            guard ["gallery", "Gallery", "SnapshotGallery"].contains(words.first) else { return nil }
        } else if !["snapshot", "gallery", ".build/debug/snapshot", "$gallery"].contains(start) {
            return nil
        }
        let arguments = Array(words.dropFirst())
        let needsShell = arguments.contains { word in word.contains { "|&;<>*$`(".contains($0) } }
        return needsShell ? nil : arguments
    }

    /// Words between blanks, with quotes taken away and without a comment.
    private static func words(of line: String) -> [String] {
        var words: [String] = []
        var word: String?
        var quote: Character?
        for character in line {
            if character == quote {
                quote = nil
            } else if quote != nil {
                word = (word ?? "") + String(character)
            } else if character == "\"" || character == "'" {
                quote = character
                word = word ?? ""
            } else if character == " " {
                if let word { words.append(word) }
                word = nil
            } else if character == "#", word == nil {
                break
            } else {
                word = (word ?? "") + String(character)
            }
        }
        if let word { words.append(word) }
        return words
    }
}
