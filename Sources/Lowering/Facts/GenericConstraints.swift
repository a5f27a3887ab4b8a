import SwiftSyntax

/// The types to which generic parameters are constrained.
enum GenericConstraints {
    /// Returns the names of the types by parameter, from a list of parameters and a `where` clause.
    static func constraints(
        _ parameters: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?
    ) -> [String: [String]] {
        var result: [String: [String]] = [:]
        for parameter in parameters?.parameters ?? [] {
            result[parameter.name.identifierText] = parameter.inheritedType.map(names) ?? []
        }
        for requirement in requirements?.requirements ?? [] {
            guard let conformance = requirement.requirement.as(ConformanceRequirementSyntax.self),
                let parameter = conformance.leftType.as(IdentifierTypeSyntax.self)
            else { continue }
            result[parameter.name.identifierText, default: []] += names(conformance.rightType)
        }
        return result
    }

    /// Returns the names of a type, or of those of a composition.
    static func names(_ type: TypeSyntax) -> [String] {
        if let composition = type.as(CompositionTypeSyntax.self) {
            return composition.elements.flatMap { names($0.type) }
        }
        return [FactCollector.nameWithoutArguments(type)]
    }
}
