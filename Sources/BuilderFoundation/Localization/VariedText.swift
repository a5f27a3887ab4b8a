import Foundation

/// A text of a table that varies with numbers, or with the device.
///
/// In a format such as `%#@files@ in %#@folders@`, each variable stands for one of several texts, by the number that is
/// inserted there. The variable of a text that varies as a whole has an empty name.
struct VariedText: Hashable, Sendable {
    /// The texts for the values of one number.
    struct Variable: Hashable, Sendable {
        /// The texts by the names of their forms, `zero` to `other`.
        var forms: [String: String]
        /// The type of the number in a format, such as `d` or `lld`.
        var conversion: String
        /// The position of the number among the values, from 1 on; nil for the variable's own place in the format.
        var position: Int?
    }

    /// The text with variables: `%#@name@`, or `%1$#@name@` with a position.
    var format: String
    var variables: [String: Variable]

    /// The text for numbers that aren't known: each variable's form for others.
    var textForOthers: String {
        expand { variable, _ in variable.forms["other"] ?? variable.forms.sorted { $0.key < $1.key }.first?.value ?? ""
        }
    }

    /// Returns the text for values, which are inserted in a locale's format.
    func text(for values: [any CVarArg], language: String, locale: Locale?) -> String {
        let format = expand { variable, position in
            let number = values.indices.contains(position - 1) ? Self.number(values[position - 1]) : nil
            return Self.form(of: variable, for: number, language: language)
        }
        return String(format: format, locale: locale, arguments: values)
    }

    /// Returns the form for a number. As on iOS, `zero` is that for 0 in every language that has it.
    private static func form(of variable: Variable, for number: Double?, language: String) -> String {
        guard let number else { return variable.forms["other"] ?? "" }
        if number == 0, let zero = variable.forms[PluralCategory.zero.rawValue] { return zero }
        return variable.forms[PluralCategory(for: number, in: language).rawValue] ?? variable.forms["other"] ?? ""
    }

    private static func number(_ value: any CVarArg) -> Double? {
        switch value {
        case let value as any BinaryInteger: Double(value)
        case let value as any BinaryFloatingPoint: Double(value)
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    }

    /// Replaces variables by texts, and gives each conversion the position of its value, since a variable's text may
    /// have none of its own or several.
    private func expand(_ text: (Variable, Int) -> String) -> String {
        var next = 1
        var depth = 0
        func expand(_ format: String, number: (position: Int, conversion: String)?) -> String {
            depth += 1
            defer { depth -= 1 }
            guard depth <= 8 else { return "" }
            return format.replacing(Self.conversion) { match in
                if match.output.0 == "%%" { return "%%" }
                let written = match.output.1.flatMap { Int($0.dropLast()) }
                if let name = match.output.2 {
                    guard let variable = variables[String(name)] else { return "" }
                    let position = variable.position ?? written ?? next
                    if variable.position == nil, written == nil { next += 1 }
                    return expand(text(variable, position), number: (position, variable.conversion))
                }
                let rest = match.output.3.map(String.init) ?? "@"
                // A variable's own number, by its type or by the name that string catalogs give it.
                if let number, written == nil {
                    if rest == "arg" { return "%\(number.position)$\(number.conversion)" }
                    return "%\(number.position)$\(rest)"
                }
                if let written { return "%\(written)$\(rest)" }
                defer { next += 1 }
                return "%\(next)$\(rest)"
            }
        }
        return expand(format, number: nil)
    }

    /// `%%`, or a conversion: an optional position, and a variable, a string catalog's own number, or flags, width,
    /// precision, length and type.
    nonisolated(unsafe) static let conversion =
        /%%|%(\d+\$)?(?:#@([^@]*)@|(arg|[-+ #0']*\d*(?:\.\d+)?(?:hh|h|ll|l|q|L|z|t|j)?[@dDiuUxXoOfFeEgGcCsSpaA]))/
}
