/// Turns the files of one module of an iOS app into Swift that compiles on Linux.
///
/// Each output begins with a `#sourceLocation` directive on a line of its own; every line of the original keeps its
/// number. Text that needn't change keeps its bytes.
package struct ModuleLowering: Sendable {
    private let files: [SourceFile]
    private let configuration: LoweringConfiguration

    package init(files: [SourceFile], configuration: LoweringConfiguration = LoweringConfiguration()) {
        self.files = files
        self.configuration = configuration
    }

    /// Returns the lowered files, in the order of the originals, and the declarations of stand-ins.
    package func lowerModule() -> LoweredModule {
        let collected = collect()
        return LoweredModule(
            files: lower(collected), standIns: StandInDeclarations(configuration.standIns).text,
            declaredNames: Set(collected.lazy.compactMap { $0 }.flatMap(\.declaredNames)))
    }

    /// Returns the lowered files, in the order of the originals.
    ///
    /// Files are parsed on all processors. Files that can't be read as Swift are returned as they are, with a
    /// diagnostic.
    package func lower() -> [LoweredFile] { lower(collect()) }

    private func collect() -> [FileFacts?] {
        concurrentMap(files) { [configuration] _, file in FactCollector.collect(file, configuration: configuration) }
    }

    private func lower(_ collected: [FileFacts?]) -> [LoweredFile] {
        let facts = ImpliedImports(collected.compactMap { $0 }, configuration: configuration).applied
        let index = DeclarationIndex(facts)
        let rewriter = FileRewriter(index: index, configuration: configuration)
        let rewritten = concurrentMap(facts) { file, _ in rewriter.rewrite(file) }
        var moves = OverrideMoves(index: index, emulation: rewriter.emulation, files: rewritten)
        moves.run()
        for (name, location) in index.duplicates { moves.report(name, declaredAgainAt: location) }
        var next = concurrentMap(moves.files) { _, facts in LoweredFile(facts) }.makeIterator()
        return zip(files, collected).map { file, facts in
            guard facts != nil, let lowered = next.next() else { return unreadable(file) }
            return lowered
        }
    }

    private func unreadable(_ file: SourceFile) -> LoweredFile {
        let diagnostic = LoweringDiagnostic(
            severity: .error, path: file.path, line: 1, message: "isn't UTF-8, and is left as it is")
        let isLeftOut = FileReducer.leavesOut(file.path, in: configuration)
        return LoweredFile(
            path: file.path, bytes: isLeftOut ? [] : file.bytes, diagnostics: isLeftOut ? [] : [diagnostic],
            previews: [])
    }
}
