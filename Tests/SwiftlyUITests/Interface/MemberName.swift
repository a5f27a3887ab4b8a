import Foundation

/// The name of a member, with as many types as its writer gave: `UILabel.init(_: String?)`.
///
/// ``FluentEffect`` describes how names are written.
struct MemberName: CustomStringConvertible {
    struct Parameter {
        let label: String
        /// Without attributes and spaces; nil where the name has the label only.
        let type: String?
    }

    /// The type's name; empty for functions of no type.
    let owner: String
    let base: String
    /// Nil for properties.
    let parameters: [Parameter]?

    init(owner: String, base: String, parameters: [Parameter]?) {
        (self.owner, self.base, self.parameters) = (owner, base, parameters)
    }

    /// Reads a name; nil where it isn't one.
    init?(_ text: String) {
        let head = text.prefix { $0 != "(" }
        let steps = head.split(separator: ".").map(String.init)
        guard let base = steps.last else { return nil }
        var parameters: [Parameter]?
        if head.endIndex < text.endIndex {
            guard text.hasSuffix(")") else { return nil }
            parameters = Self.parameters(in: text[head.endIndex...].dropFirst().dropLast())
        }
        self.init(owner: steps.dropLast().joined(separator: "."), base: base, parameters: parameters)
    }

    /// The labels between two parentheses, each with the type behind it if there is one: `for:action: () -> Void`.
    private static func parameters(in text: Substring) -> [Parameter] {
        Declarations.split(text).flatMap { piece -> [Parameter] in
            var found: [Parameter] = []
            var rest = piece[...]
            while let colon = rest.firstIndex(of: ":") {
                let label = rest[..<colon].trimmingCharacters(in: .whitespaces)
                rest = rest[rest.index(after: colon)...]
                let isTyped = rest.hasPrefix(" ")
                found.append(Parameter(label: label, type: isTyped ? Declarations.plain(type: rest) : nil))
                if isTyped { break }
            }
            return found
        }
    }

    var description: String {
        let labels = parameters.map { parameters in
            let isTyped = parameters.contains { $0.type != nil }
            let words = parameters.map { "\($0.label):" + ($0.type.map { " \($0)" } ?? "") }
            return "(" + words.joined(separator: isTyped ? ", " : "") + ")"
        }
        return (owner.isEmpty ? "" : owner + ".") + base + (labels ?? "")
    }
}
