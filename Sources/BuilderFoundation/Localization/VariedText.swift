import Foundation

/// A text of a table that varies with numbers.
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
        /// A Boolean value that indicates whether the forms are whole texts, whose first conversion is the first
        /// value's.
        var isWhole = false
    }

    /// The text with variables: `%#@name@`, or `%1$#@name@` with a position.
    var format: String
    var variables: [String: Variable]

    /// A Boolean value that indicates whether a variable has forms, but none for other numbers than theirs.
    var lacksFormForOthers: Bool {
        variables.values.contains { !$0.forms.isEmpty && $0.forms[PluralCategory.other.rawValue] == nil }
    }

    /// A Boolean value that indicates whether a form of a variable contains the variable, itself or by others.
    var isCyclic: Bool {
        let parts = variables.mapValues { variable in
            Set(
                variable.forms.values.filter { $0.contains("#@") }.flatMap { form in
                    form.matches(of: Self.conversion).compactMap { $0.output.2.map { String($0) } }
                }.filter { variables[$0] != nil })
        }
        return parts.keys.contains { name in
            var (found, waiting): (Set<String>, [String]) = ([], Array(parts[name] ?? []))
            while let next = waiting.popLast() {
                if found.insert(next).inserted { waiting += parts[next] ?? [] }
            }
            return found.contains(name)
        }
    }

    /// The text for numbers that aren't known, as a format: each variable's form for others.
    var textForOthers: String {
        var expansion = Expansion(
            variables: variables,
            choose: { variable, _ in variable.forms["other"] ?? variable.forms.min { $0.key < $1.key }?.value ?? "" },
            insert: { conversion, position, isNumbered in "%" + (isNumbered ? "\(position)$" : "") + conversion },
            percent: "%%")
        return expansion.expand(format)
    }

    /// Returns the text for values, which are inserted in a locale's format. A value that is missing is left out.
    func text(for values: [any CVarArg], language: String, locale: Locale?) -> String {
        func value(_ position: Int) -> (any CVarArg)? {
            values.indices.contains(position - 1) ? values[position - 1] : nil
        }
        var expansion = Expansion(
            variables: variables,
            choose: { variable, position in
                Self.form(of: variable, for: value(position).flatMap(Self.number), language: language)
            },
            insert: { conversion, position, _ in
                value(position).map { Self.text(of: $0, conversion: conversion, locale: locale) } ?? ""
            },
            percent: "%")
        return expansion.expand(format)
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

    /// Formats one value alone: Foundation reads values by the types that conversions name, so that one of another type
    /// would be read wrongly.
    private static func text(of value: any CVarArg, conversion: String, locale: Locale?) -> String {
        let takesObject = conversion.hasSuffix("@")
        // Not `is NSObject`, which is true for numbers, too.
        if type(of: value) is NSObject.Type != takesObject { return "\(value)" }
        let takesFraction = conversion.last.map { "fFeEgGaA".contains($0) } == true
        if !takesObject, takesFraction != (value is any BinaryFloatingPoint) { return "\(value)" }
        return String(format: "%" + conversion, locale: locale, arguments: [value])
    }

    /// `%%`, or a conversion: an optional position, and a variable, a string catalog's own number, or flags, width,
    /// precision, length and type.
    nonisolated(unsafe) static let conversion =
        /%%|%(\d+\$)?(?:#@([^@]*)@|(arg|[-+ #0']*\d*(?:\.\d+)?(?:hh|h|ll|l|q|L|z|t|j)?[@dDiuUxXoOfFeEgGaA]))/

    /// The replacement of a format's variables and conversions, one after the other.
    private struct Expansion {
        let variables: [String: Variable]
        /// Returns the form of a variable whose number has a position.
        let choose: (Variable, Int) -> String
        /// Returns the text for a conversion, the position of its value, and whether the format says it.
        let insert: (String, Int, Bool) -> String
        /// The text for `%%`.
        let percent: String
        /// The position of the next value.
        private var next = 1
        /// The number of replacements that are left: variables may name each other.
        private var budget = 1_000

        init(
            variables: [String: Variable], choose: @escaping (Variable, Int) -> String,
            insert: @escaping (String, Int, Bool) -> String, percent: String
        ) {
            self.variables = variables
            self.choose = choose
            self.insert = insert
            self.percent = percent
        }

        /// - Parameters:
        ///   - number: The conversion of the variable whose form this is; nil for a format of its own.
        ///   - isNumbered: A Boolean value that indicates whether the variable's position is written.
        mutating func expand(_ format: String, number: String? = nil, isNumbered: Bool = false) -> String {
            var result = ""
            var rest = format[...]
            while let match = rest.firstMatch(of: VariedText.conversion), budget > 0 {
                budget -= 1
                result += rest[..<match.range.lowerBound]
                rest = rest[match.range.upperBound...]
                let written = match.output.1.flatMap { Int($0.dropLast()) }
                if match.output.0 == "%%" {
                    result += percent
                } else if let name = match.output.2 {
                    guard let variable = variables[String(name)] else { continue }
                    result += expand(variable, written: written)
                } else if let conversion = match.output.3 {
                    let position = written ?? next
                    if written == nil { next += 1 }
                    let used = conversion == "arg" ? number ?? "lld" : String(conversion)
                    result += insert(used, position, isNumbered || written != nil)
                }
            }
            // The rest of a text that is too long is left out.
            return budget > 0 ? result + rest : result
        }

        private mutating func expand(_ variable: Variable, written: Int?) -> String {
            let position = variable.position ?? written ?? next
            let isOwnPlace = variable.position == nil && written == nil
            let after = next
            next = variable.isWhole ? 1 : position
            let isNumbered = !isOwnPlace && !variable.isWhole
            let text = expand(choose(variable, position), number: variable.conversion, isNumbered: isNumbered)
            // The number is used, also if the form doesn't show it.
            next = isOwnPlace ? max(next, after + 1) : after
            return text
        }
    }
}
