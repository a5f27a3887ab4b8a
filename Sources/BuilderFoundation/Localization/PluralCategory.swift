import Foundation
import Synchronization
import _FoundationICU

/// The forms that a text may have for different numbers, by Unicode's rules for a language.
enum PluralCategory: String, Sendable {
    case zero, one, two, few, many, other

    /// Returns the form for a number in a language, such as `few` for 3 in Russian; `other` for an unknown language.
    init(for number: Double, in language: String) {
        self = Rules.of(language)?.category(for: number) ?? .other
    }

    /// The rules of a language, as ICU has them. They don't change, so that any thread may ask them.
    private final class Rules: @unchecked Sendable {
        private let rules: OpaquePointer
        private static let known = Mutex<[String: Rules]>([:])

        static func of(_ language: String) -> Rules? {
            known.withLock { known in
                if let rules = known[language] { return rules }
                let rules = Rules(language)
                known[language] = rules
                return rules
            }
        }

        private init?(_ language: String) {
            var status = U_ZERO_ERROR
            guard let rules = swift_uplrules_openForType(language, UPLURAL_TYPE_CARDINAL, &status),
                status.rawValue <= U_ZERO_ERROR.rawValue
            else { return nil }
            self.rules = rules
        }

        deinit { swift_uplrules_close(rules) }

        func category(for number: Double) -> PluralCategory? {
            var status = U_ZERO_ERROR
            var name = [UChar](repeating: 0, count: 16)
            let length = swift_uplrules_select(rules, number, &name, Int32(name.count), &status)
            guard status.rawValue <= U_ZERO_ERROR.rawValue, (1...Int32(name.count)).contains(length) else { return nil }
            return PluralCategory(rawValue: String(decoding: name.prefix(Int(length)), as: UTF16.self))
        }
    }
}
