import SwiftSyntax

/// The constants and enumerations of a file, over which previews iterate.
struct PreviewConstants {
    /// The members of the provider.
    let members: MemberBlockSyntax

    /// The maximum number of previews of a loop.
    private static let maximumCount = 100

    /// Returns the elements of a collection; one that isn't known if the collection isn't.
    func elements(of expression: ExprSyntax) -> [PreviewValue] {
        (known(expression, depth: 0) ?? [.unknown]).prefix(Self.maximumCount).map(\.self)
    }

    private func known(_ expression: ExprSyntax, depth: Int) -> [PreviewValue]? {
        if let array = expression.as(ArrayExprSyntax.self) {
            return array.elements.map { PreviewValue($0.expression) }
        }
        if let sequence = expression.as(SequenceExprSyntax.self) { return range(Array(sequence.elements)) }
        if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
            let name = member.declName.baseName.text
            if name == "allCases" { return cases(of: base.trimmedDescription) }
            return ["Self", "self"].contains(base.trimmedDescription) ? constant(name, depth: depth) : nil
        }
        return expression.as(DeclReferenceExprSyntax.self).flatMap { constant($0.baseName.text, depth: depth) }
    }

    /// Returns the numbers of `0..<3`, or the elements of `[…] as [A]`.
    private func range(_ elements: [ExprSyntax]) -> [PreviewValue]? {
        if elements.first?.is(ArrayExprSyntax.self) == true, elements.count > 1,
            elements[1].is(UnresolvedAsExprSyntax.self)
        {
            return known(elements[0], depth: 0)
        }
        guard elements.count == 3, let first = Int(elements[0].trimmedDescription),
            let last = Int(elements[2].trimmedDescription), first <= last
        else { return nil }
        let end = min(last, first + Self.maximumCount)
        switch elements[1].trimmedDescription {
        case "..<": return (first..<end).map { .text("\($0)") }
        case "...": return (first...end).map { .text("\($0)") }
        default: return nil
        }
    }

    /// Returns the elements of a constant of the provider or of its file.
    private func constant(_ name: String, depth: Int) -> [PreviewValue]? {
        guard depth < 5 else { return nil }
        let file = members.root.as(SourceFileSyntax.self)?.statements.map { $0.item.as(DeclSyntax.self) } ?? []
        for declaration in members.members.map({ Optional($0.decl) }) + file {
            for binding in declaration?.as(VariableDeclSyntax.self)?.bindings ?? []
            where binding.pattern.trimmedDescription == name {
                return binding.initializer.flatMap { known($0.value, depth: depth + 1) }
            }
        }
        return nil
    }

    private func cases(of type: String) -> [PreviewValue]? {
        switch type {
        case "ColorScheme": [.member("light"), .member("dark")]
        case "InterfaceOrientation":
            ["portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight"].map(PreviewValue.member)
        default: CaseFinder.cases(of: type.split(separator: ".").last.map(String.init) ?? type, in: members.root)
        }
    }
}

/// Finds the cases of an enumeration.
private final class CaseFinder: SyntaxVisitor {
    private let name: String
    private var found: [PreviewValue]?

    /// Returns nil if the file doesn't declare the enumeration, or if its cases have values.
    static func cases(of name: String, in file: Syntax) -> [PreviewValue]? {
        let finder = CaseFinder(name)
        finder.walk(file)
        return finder.found
    }

    private init(_ name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.name.text == name else { return .visitChildren }
        let cases = node.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }.flatMap(\.elements)
        found = cases.contains { $0.parameterClause != nil } ? nil : cases.map { .member($0.name.identifierText) }
        return .skipChildren
    }
}
