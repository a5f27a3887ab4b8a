import Foundation
import Settling

/// A table of strings as Xcode keeps it, `Localizable.xcstrings`, which its build turns into tables for each language.
struct StringCatalog: Decodable, Sendable {
    private struct Entry: Decodable {
        var localizations: [String: Localization]?
        var shouldTranslate: Bool?
    }

    private struct Localization: Decodable {
        var stringUnit: Unit?
        var variations: Variations?
        var substitutions: [String: Substitution]?
    }

    private struct Unit: Decodable {
        var state: String?
        var value: String?

        /// Returns the text, which may be empty in the source language only; nil if it isn't translated yet. Xcode
        /// writes an empty value with the state `new` for texts that a translator hasn't seen.
        func text(isSource: Bool) -> String? {
            value?.isEmpty == true && (state == "new" || !isSource) ? nil : value
        }
    }

    private struct Substitution: Decodable {
        var argNum: Int?
        var formatSpecifier: String?
        var variations: Variations?
    }

    private final class Variations: Decodable, Sendable {
        let plural: [String: Localization]?
        let device: [String: Localization]?

        /// The variation for the device of the render, an iPhone outside of one; nil if devices don't matter.
        var ofDevice: Localization? {
            device?[ScreenWork.current?.device ?? "iphone"] ?? device?["other"] ?? device?["iphone"]
        }
    }

    let sourceLanguage: String?
    private let strings: [String: Entry]

    /// The languages that a text is translated into.
    var languages: Set<String> {
        strings.values.reduce(into: []) { $0.formUnion(($1.localizations ?? [:]).keys) }
    }

    /// Returns the text of a key in a language; nil if it isn't translated.
    func text(forKey key: String, in language: String) -> LocalizedText? {
        guard let entry = strings[key] else { return nil }
        let shared = entry.shouldTranslate == false ? sourceLanguage : nil
        let isSource = language == sourceLanguage || shared != nil
        let localization = entry.localizations?[language] ?? shared.flatMap { entry.localizations?[$0] }
        let text = localization.flatMap {
            Self.text(of: $0, key: key, substitutions: $0.substitutions, isSource: isSource)
        }
        // Xcode doesn't write texts of the source language that are their keys.
        return text ?? (isSource ? .plain(key) : nil)
    }

    private static func text(
        of localization: Localization, key: String, substitutions: [String: Substitution]?, isSource: Bool
    ) -> LocalizedText? {
        if let device = localization.variations?.ofDevice {
            return text(of: device, key: key, substitutions: substitutions, isSource: isSource)
        }
        if let plural = localization.variations?.plural {
            let forms = forms(plural, isSource: isSource)
            guard !forms.isEmpty else { return nil }
            let variable = VariedText.Variable(
                forms: forms, conversion: "lld", position: placeOfNumber(in: key), isWhole: true)
            return .varied(VariedText(format: "%#@@", variables: ["": variable]))
        }
        guard let value = localization.stringUnit?.text(isSource: isSource) else { return nil }
        guard let substitutions, !substitutions.isEmpty else { return .plain(value) }
        let variables = substitutions.mapValues { substitution in
            VariedText.Variable(
                forms: forms(of: substitution.variations, isSource: isSource),
                conversion: substitution.formatSpecifier ?? "lld", position: substitution.argNum)
        }
        return .varied(VariedText(format: value, variables: variables))
    }

    /// Returns the position of the first whole number among the values of a key, from 1 on.
    private static func placeOfNumber(in key: String) -> Int {
        let conversions = key.matches(of: VariedText.conversion).filter { $0.output.0 != "%%" }
        let place = conversions.firstIndex { $0.output.3?.last.map { "dDiuU".contains($0) } == true }
        return place.map { place in
            conversions[place].output.1.flatMap { Int($0.dropLast()) } ?? place + 1
        } ?? 1
    }

    /// Returns the texts by number, which may vary by device first. A text for a device is one for all numbers.
    private static func forms(of variations: Variations?, isSource: Bool) -> [String: String] {
        guard let device = variations?.ofDevice else { return forms(variations?.plural ?? [:], isSource: isSource) }
        if let text = device.stringUnit?.text(isSource: isSource) { return [PluralCategory.other.rawValue: text] }
        return forms(device.variations?.plural ?? [:], isSource: isSource)
    }

    private static func forms(_ plural: [String: Localization], isSource: Bool) -> [String: String] {
        plural.compactMapValues { $0.stringUnit?.text(isSource: isSource) }
    }
}
