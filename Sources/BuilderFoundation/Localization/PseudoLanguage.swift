import Foundation
import Settling

/// A language in which an app's own texts are changed so that faults of layout and texts without a translation stand
/// out, as in the schemes of Xcode.
///
/// A render's locale selects one by its region: `en-XA`, `en-XL`, `en-XC` and `ar-XB`.
package enum PseudoLanguage: String, CaseIterable, Sendable {
    /// Letters with accents: `Ŝáṽé`.
    case accented = "XA"
    /// Everything twice: `Save Save`.
    case doubled = "XL"
    /// Bounds at which a cut shows: `[# Save #]`.
    case bounded = "XC"
    /// From right to left.
    case rightToLeft = "XB"

    /// Returns whether a region is that of a pseudo-language.
    package static func isRegion(_ name: String) -> Bool { PseudoLanguage(rawValue: name) != nil }

    /// The language of the render; nil for a real one, and outside of renders.
    static var current: PseudoLanguage? {
        guard let identifier = ScreenWork.current?.locale?.identifier else { return nil }
        guard let region = identifier.split(whereSeparator: { $0 == "_" || $0 == "-" }).dropFirst().last else {
            return nil
        }
        return PseudoLanguage(rawValue: String(region))
    }

    /// Returns a text in the language. Conversions of a format stay as they are, and are used once.
    func text(of text: String) -> String {
        switch self {
        case .accented: Self.changingLetters(of: text) { Self.accents[$0] ?? $0 }
        case .doubled: text.isEmpty ? text : "\(text) \(Self.withoutConversions(text))"
        case .bounded: "[# \(text) #]"
        // Right-to-left override, and its end.
        case .rightToLeft: "\u{202E}\(text)\u{202C}"
        }
    }

    /// Returns a text of a table in the language.
    func text(of text: LocalizedText) -> LocalizedText {
        switch text {
        case .plain(let plain): return .plain(self.text(of: plain))
        case .varied(var varied):
            // Bounds and copies go around the whole text: a format that is only a variable gets them in its forms.
            let isOneVariable = varied.variables.keys.contains { varied.format == "%#@\($0)@" }
            if !isOneVariable { varied.format = self.text(of: varied.format) }
            if isOneVariable || self == .accented {
                varied.variables = varied.variables.mapValues { variable in
                    var variable = variable
                    variable.forms = variable.forms.mapValues { self.text(of: $0) }
                    return variable
                }
            }
            return .varied(varied)
        }
    }

    private static func changingLetters(of text: String, _ change: (Character) -> Character) -> String {
        var result = ""
        var rest = text[...]
        while let match = rest.firstMatch(of: VariedText.conversion) {
            result += rest[..<match.range.lowerBound].map(change) + String(match.output.0)
            rest = rest[match.range.upperBound...]
        }
        return result + rest.map(change)
    }

    private static func withoutConversions(_ text: String) -> String {
        text.replacing(VariedText.conversion) { $0.output.0 == "%%" ? "%%" : "…" }
    }

    private static let accents = Dictionary(
        uniqueKeysWithValues: zip(
            "abcdeghijklmnopqrstuvwyzABCDEFGHIJKLMNOPRSTUVWXYZ",
            "áƀçðéĝĥíĵķļɱñóþǫŕšţúṽŵýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞŔŜŢÛṼŴẊÝŽ"))
}
