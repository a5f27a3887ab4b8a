/// Finds the markers of a page, and the pictures that it shows without them.
struct PageParser {
    let path: String
    private(set) var blocks: [PageBlock] = []
    private(set) var references: [ImageReference] = []
    private(set) var diagnostics: [DocumentationDiagnostic] = []
    /// The begin marker that is still without an end.
    private var open: (marker: PageMarker, line: Int, hasOther: Bool)?

    init(path: String) { self.path = path }

    mutating func read(_ lines: [PageLine]) {
        var code = MarkdownCode()
        // True from the start of a comment to its first word.
        var isCommentBegun = false
        for (number, line) in lines.enumerated() where !code.isCode(line.text) {
            do throws(DocumentationContentError) {
                if isCommentBegun, line.isBlank { continue }
                let isComment = isCommentBegun
                isCommentBegun = PageMarker.endsWithOpening(line.text)
                if isComment, PageMarker.words(ofAlmost: line.text[...]) != nil {
                    throw DocumentationContentError.severalLines
                }
                guard let marker = try PageMarker(line: line.text) else {
                    if open == nil { references += ImageReference.references(in: line.text, line: number) }
                    continue
                }
                try take(marker, at: number, of: lines)
            } catch {
                note(error, at: number)
            }
        }
        if let open { note(.noEnd(of: open.marker.words), at: open.line) }
    }

    private mutating func take(
        _ marker: PageMarker, at number: Int, of lines: [PageLine]
    ) throws(DocumentationContentError) {
        switch (marker, open) {
        case (.end(let digest), let begin?):
            open = nil
            guard let content = PageBlock.Content(begin.marker) else { return }
            let indentation = lines[begin.line].indentation
            let block = PageBlock(
                content: content, begin: begin.line, end: number, indentation: indentation,
                made: lines[(begin.line + 1)..<number].map { Self.outdented($0.text, by: indentation) },
                digest: digest)
            blocks.append(block)
            // Errors of other markers in the text have already been reported.
            if !begin.hasOther, let diagnostic = block.diagnostic { note(diagnostic, at: begin.line) }
        case (.end, nil): throw .endWithoutBegin
        case (_, let begin?):
            open?.hasOther = true
            throw .nested(within: begin.line + 1)
        case (_, nil): open = (marker, number, false)
        }
    }

    private static func outdented(_ text: String, by indentation: String) -> String {
        text.hasPrefix(indentation) ? String(text.dropFirst(indentation.count)) : text
    }

    private mutating func note(_ reason: DocumentationContentError, at line: Int) {
        diagnostics.append(DocumentationDiagnostic(location: FileLocation(path: path, line: line + 1), reason: reason))
    }
}

extension PageBlock.Content {
    fileprivate init?(_ marker: PageMarker) {
        switch marker {
        case .picture(let name): self = .picture(name)
        case .code(let name): self = .code(name)
        case .end: return nil
        }
    }
}
