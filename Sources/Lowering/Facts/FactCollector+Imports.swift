import GallerySources
import SwiftSyntax

extension FactCollector {
    /// Replaces the import of a submodule or of one declaration by the import of the module.
    func lowerImport(_ node: ImportDeclSyntax) {
        let names = node.path.map(\.name.identifierText)
        guard let first = names.first else { return }
        if first == "SwiftUI" { facts.importsSwiftUI = true }
        let module = KnownModules.replacement(of: first)
        if let available = configuration.availableModules, !available.contains(module) {
            facts.missingModules.insert(first)
            return blank(node)
        }
        facts.imports.append(module)
        facts.lastImportEnd = node.byteRange.upperBound
        let start = (node.importKindSpecifier?.byteRange ?? node.path.byteRange).lowerBound
        guard node.importKindSpecifier != nil || names.count > 1 || module != first else { return }
        facts.edits.replace(start..<node.path.byteRange.upperBound, of: bytes, with: module)
    }

    func noteFoundationPart(_ token: TokenSyntax) {
        if let part = FoundationParts.module(of: token.text) {
            let isSystems = !KnownModules.isApples(part)
            guard isSystems || configuration.availableModules?.contains(part) == true else { return }
            foundationParts.insert(part)
        } else if let declaration = FoundationParts.declaration(of: token.text),
            configuration.availableModules?.contains("BuilderFoundation") == true
        {
            foundationParts.insert(declaration)
        }
    }

    /// Appends imports of what is a part of Foundation on Apple's platforms to the line of the last import.
    func importFoundationParts() {
        guard let end = facts.lastImportEnd else {
            facts.impliedImports = foundationParts.sorted()
            return
        }
        for part in foundationParts.sorted() where !facts.imports.contains(part) {
            facts.edits.insert("; import \(part)", at: end)
            facts.imports.append(part)
        }
    }
}
