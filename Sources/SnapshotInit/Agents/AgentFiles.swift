import Foundation
import Render
import SnapshotCore

/// The files that say to agents how to see an app's screens: a section of `AGENTS.md`, and a skill.
package struct AgentFiles {
    /// The path of the app's folder.
    private let root: String
    /// The name of the gallery's folder in it.
    private let gallery: String

    /// - Parameters:
    ///   - root: The path of the app's folder.
    ///   - gallery: The name of the gallery's folder in it.
    package init(root: String, gallery: String) {
        self.root = root
        self.gallery = gallery
    }

    private static let agents = "AGENTS.md"
    private static let skill = ".claude/skills/see-screens/SKILL.md"

    /// Writes the files, whose other text stays as it is.
    /// - Returns: The paths of new and changed files, relative to the app's folder.
    /// - Throws: `CommandError`, before anything is written, or an error of the files.
    package func write() throws -> [String] {
        guard FilePaths.isFolder(root) else {
            throw CommandError.cannotCreate(path: "\(root)/\(Self.agents)", reason: "\(root) isn't a folder")
        }
        let texts = [
            (Self.agents, try MarkedSection(section).text(inFile: "\(root)/\(Self.agents)")),
            (Self.skill, try MarkedSection(section, before: frontMatter).text(inFile: "\(root)/\(Self.skill)")),
        ]
        var written: [String] = []
        for case (let name, let text?) in texts {
            // A link stays one.
            let path = FilePaths.real("\(root)/\(name)") ?? "\(root)/\(name)"
            try FilePaths.makeFolder(FilePaths.folder(of: path))
            try AtomicFile.write(Data(text.utf8), to: path)
            written.append(name)
        }
        return written
    }

    private var frontMatter: String {
        """
        ---
        name: see-screens
        description: >-
          Shows this app's screens on Linux, without Xcode or a simulator: as text, as a picture, and why each view is
          where it is. Use it before and after every change of a view, a layout, a text or a color.
        ---

        """
    }

    private var section: String {
        """
        ## Seeing the app's screens

        `\(command)` compiles the app's views and draws them on this machine, without Xcode. After a change, run it
        again; the compiler's errors name the app's own files.

        | command | shows |
        |---|---|
        | `\(command) list` | the screens |
        | `\(command) mcp --call look --arguments '{"screen": "NAME"}'` | a screen as short text |
        | `\(command) render NAME --format txt` | all its views, with frames |
        | `\(command) render NAME --output look.png` | a picture |
        | `\(command) explain NAME --view IDENTIFIER` | why a view is where it is |
        | `\(command) verify NAME` | what became different from the baselines |
        | `\(command) audit NAME` | cut texts, low contrast, small targets, missing labels |

        Short text costs about 300 tokens, a picture many more: look at a picture last. `--device iphone-se-3rd`,
        `--appearance dark` and others select what is drawn. Don't `record` baselines unless you are asked to.
        `\(command) mcp` is a server of the Model Context Protocol with the same tools.
        """
    }

    private var command: String { "\(ShellWord.quoted(gallery))/snapshot" }
}

/// A section of a Markdown file, between two comments.
private struct MarkedSection {
    private static let begin = "<!-- snapshot: begin agents -->"
    private static let end = "<!-- snapshot: end agents -->"

    private let text: String
    /// The text of a new file before the section; nil if the section may be added to an existing file.
    private let before: String?

    init(_ text: String, before: String? = nil) {
        self.text = "\(Self.begin)\n\(text)\n\(Self.end)"
        self.before = before
    }

    /// Returns the content of a file with the section; nil if it has it already.
    /// - Throws: `CommandError.cannotCreate` if the file can't be read, has only one of the comments, or isn't one that
    ///   this command has written.
    func text(inFile path: String) throws(CommandError) -> String? {
        let content: Data?
        do {
            content = try FilePaths.content(of: path)
        } catch {
            throw .cannotCreate(path: path, reason: "\(error)")
        }
        guard let content else { return (before ?? "") + "\(text)\n" }
        guard let old = String(data: content, encoding: .utf8) else {
            throw .cannotCreate(path: path, reason: "it isn't UTF-8")
        }
        let lineEnd = old.utf8.contains(13) ? "\r\n" : "\n"
        let text = lineEnd == "\n" ? self.text : self.text.replacing("\n", with: lineEnd)
        let starts = old.ranges(of: Self.begin)
        let ends = old.ranges(of: Self.end)
        if starts.isEmpty, ends.isEmpty {
            guard before == nil else {
                throw .cannotCreate(path: path, reason: "it isn't one that this command has written")
            }
            let isEnded = old.isEmpty || old.unicodeScalars.last == "\n"
            return old + (isEnded ? "" : lineEnd) + (old.isEmpty ? "" : lineEnd) + text + lineEnd
        }
        guard starts.count == 1, ends.count == 1, starts[0].upperBound <= ends[0].lowerBound else {
            throw .cannotCreate(path: path, reason: "it needs one “\(Self.begin)” before one “\(Self.end)”")
        }
        let new = old.replacingCharacters(in: starts[0].lowerBound..<ends[0].upperBound, with: text)
        return new == old ? nil : new
    }
}
