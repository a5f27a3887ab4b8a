import Foundation
import Synchronization

/// The varied texts that were looked up, by their texts without values.
///
/// On Apple's systems, `NSLocalizedString` returns a string that carries its variations, and `String(format:)` chooses
/// among them. Here a string carries nothing, so that the function looks its format up.
enum VariedTexts {
    private static let known = Mutex<[String: (text: VariedText, language: String)]>([:])

    /// Remembers a text, and returns it without values.
    static func remember(_ text: VariedText, language: String) -> String {
        let plain = text.textForOthers
        known.withLock { $0[plain] = (text, language) }
        return plain
    }

    /// Forgets a format, when a text that doesn't vary has it: what was looked up last counts.
    static func forget(_ format: String) {
        guard format.utf8.contains(UInt8(ascii: "%")) else { return }
        known.withLock { $0[format] = nil }
    }

    /// Returns the text for values; nil for a format that isn't one of a table that varies.
    static func text(of format: String, for values: [any CVarArg], locale: Locale?) -> String? {
        guard let found = known.withLock({ $0.isEmpty ? nil : $0[format] }) else { return nil }
        return found.text.text(for: values, language: found.language, locale: locale)
    }
}

// The lowering of an app's files calls these in the place of Foundation's functions.
extension String {
    /// Creates a text from a format, which may be one of a table of strings that varies with its numbers.
    public init(localizableFormat format: String, _ arguments: any CVarArg...) {
        self = VariedTexts.text(of: format, for: arguments, locale: nil) ?? String(format: format, arguments: arguments)
    }

    /// Creates a text from a format, which may be one of a table of strings that varies with its numbers.
    public init(localizableFormat format: String, arguments: [any CVarArg]) {
        self = VariedTexts.text(of: format, for: arguments, locale: nil) ?? String(format: format, arguments: arguments)
    }

    /// Creates a text from a format in a locale's form.
    public init(localizableFormat format: String, locale: Locale?, _ arguments: any CVarArg...) {
        self.init(localizableFormat: format, locale: locale, arguments: arguments)
    }

    /// Creates a text from a format in a locale's form.
    public init(localizableFormat format: String, locale: Locale?, arguments: [any CVarArg]) {
        self =
            VariedTexts.text(of: format, for: arguments, locale: locale)
            ?? String(format: format, locale: locale, arguments: arguments)
    }

    /// Returns a text from a format in the current locale's form.
    public static func localizableTextWithFormat(_ format: String, _ arguments: any CVarArg...) -> String {
        String(localizableFormat: format, locale: .current, arguments: arguments)
    }
}
