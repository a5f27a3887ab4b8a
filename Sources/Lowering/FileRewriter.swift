/// Makes the edits of one file that depend on the whole module, and applies all of them.
struct FileRewriter {
    let index: DeclarationIndex
    let file: Int
    let configuration: LoweringConfiguration

    private var facts: FileFacts { index.files[file] }

    func rewrite() -> LoweredFile {
        let facts = facts
        let source = facts.source
        guard !facts.isUnparsable else {
            return LoweredFile(path: source.path, bytes: source.bytes, diagnostics: facts.diagnostics, previews: [])
        }
        var result = facts
        rewriteSelectors(&result)
        for duplicate in index.duplicates where duplicate.location.file == file {
            result.diagnose(.error, at: index.type(at: duplicate.location).bodyEnd, "\(duplicate.name) is declared twice")
        }
        let header = source.directive(line: 1) + source.lineEnd
        return LoweredFile(
            path: source.path, bytes: Array(header.utf8) + result.edits.apply(to: source.bytes),
            diagnostics: result.diagnostics.sorted { $0.line < $1.line }, previews: facts.previews)
    }

    private func rewriteSelectors(_ result: inout FileFacts) {
        let resolver = SelectorResolver(index: index)
        for selector in facts.selectors {
            let resolution = resolver.resolve(selector, in: file)
            result.edits.replace(selector.range, of: facts.source.bytes, with: resolution.text)
            if let warning = resolution.warning {
                result.diagnose(.warning, at: selector.range.lowerBound, warning)
            }
        }
    }
}
