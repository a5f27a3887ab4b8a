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

    /// Returns the lowered files, in the order of the originals, and what else is declared in the module.
    /// - Parameter name: the module's name.
    package func lowerModule(named name: String) -> LoweredModule {
        let edited = edited()
        return module(named: name, files: lower(edited), facts: edited)
    }

    /// Returns a module of lowered files.
    func module(named name: String, files: [LoweredFile], facts: [FileFacts?]) -> LoweredModule {
        LoweredModule(
            files: files, standIns: StandInDeclarations(configuration.standIns).text,
            sourcesDeclaration: SourcesDeclaration(module: name, files: files).text,
            declaredNames: Set(facts.lazy.compactMap { $0 }.flatMap(\.declaredNames)),
            interface: ModuleInterface(
                zip(facts, files).compactMap { facts, file in
                    guard var facts else { return nil }
                    // Those of files that weren't lowered are there in full, too.
                    facts.incompleteTypes = Set(file.incompleteTypes)
                    return facts
                }))
    }

    /// Returns the lowered files, in the order of the originals.
    ///
    /// Files are parsed on all processors. Files that can't be read as Swift are returned as they are, with a
    /// diagnostic.
    package func lower() -> [LoweredFile] { lower(edited()) }

    /// Returns the lowered files; those of which there are only summaries are empty.
    func lower(_ edited: [FileFacts?]) -> [LoweredFile] {
        concurrentMap(edited) { [files] index, facts in facts.map(LoweredFile.init) ?? unreadable(files[index]) }
    }

    /// Returns the facts of each file with all edits; nil for a file that isn't UTF-8.
    func edited() -> [FileFacts?] { edited(collected(Array(files.indices))) }

    /// Returns the facts of some of the files.
    func collected(_ indices: [Int]) -> [FileFacts?] {
        concurrentMap(indices) { [files, configuration] _, index in
            FactCollector.collect(files[index], configuration: configuration)
        }
    }

    /// Adds all edits to the facts of each file, except to summaries.
    func edited(_ collected: [FileFacts?]) -> [FileFacts?] {
        let facts = ImpliedImports(collected.compactMap { $0 }, configuration: configuration).applied
        let index = DeclarationIndex(facts + configuration.interfaces.flatMap(\.files))
        let rewriter = FileRewriter(index: index, configuration: configuration)
        let rewritten = concurrentMap(index.files) { file, _ in rewriter.rewrite(file) }
        var moves = OverrideMoves(index: index, emulation: rewriter.emulation, files: rewritten)
        moves.run()
        for (name, location) in index.duplicates { moves.report(name, declaredAgainAt: location) }
        var next = moves.files.makeIterator()
        return collected.map { $0 == nil ? nil : next.next() }
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
