import Foundation

extension String {
    /// The orders of texts that depend on the language, which `String.StandardComparator` has on Apple's systems only.
    public struct _LocalizedComparator: SortComparator, Hashable, Sendable {
        /// The rule of an order.
        enum Rule: Hashable { case lexical, localized, localizedStandard }

        let rule: Rule
        public var order = SortOrder.forward

        public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
            let result =
                switch rule {
                case .lexical: lhs.compare(rhs)
                case .localized: lhs.localizedCompare(rhs)
                case .localizedStandard: lhs.localizedStandardCompare(rhs)
                }
            guard order == .reverse else { return result }
            return ComparisonResult(rawValue: -result.rawValue) ?? result
        }
    }

    /// The text in the order of lists of files, for the key path of a descriptor.
    fileprivate var localizedStandardOrder: OrderedText { OrderedText(text: self, rule: .localizedStandard) }
    fileprivate var localizedOrder: OrderedText { OrderedText(text: self, rule: .localized) }
}

/// A text that is compared by a language's rule.
private struct OrderedText: Comparable, Hashable {
    let text: String
    let rule: String._LocalizedComparator.Rule

    static func < (lhs: Self, rhs: Self) -> Bool {
        String._LocalizedComparator(rule: lhs.rule).compare(lhs.text, rhs.text) == .orderedAscending
    }
}

extension SortComparator where Self == String._LocalizedComparator {
    /// The order of lists of files: numbers by their values, without regard to case.
    public static var localizedStandard: Self { Self(rule: .localizedStandard) }
    /// The order of the language.
    public static var localized: Self { Self(rule: .localized) }
    /// The order of the characters' numbers.
    public static var lexical: Self { Self(rule: .lexical) }
}

extension SortDescriptor {
    /// Creates a descriptor of a text in an order of the language: `SortDescriptor(\.name, comparator: .localized)`.
    @_disfavoredOverload
    public init(
        _ keyPath: any KeyPath<Compared, String> & Sendable, comparator: String._LocalizedComparator,
        order: SortOrder = .forward
    ) {
        switch comparator.rule {
        case .lexical: self.init(keyPath, comparator: String.StandardComparator.lexical, order: order)
        case .localized: self.init(Self.path(keyPath, \.localizedOrder), order: order)
        case .localizedStandard: self.init(Self.path(keyPath, \.localizedStandardOrder), order: order)
        }
    }

    /// Returns a path that is as safe to send as its parts. The type of `appending(path:)` lacks `Sendable`, and casts
    /// to a marker protocol aren't possible.
    private static func path(
        _ first: KeyPath<Compared, String>, _ last: KeyPath<String, OrderedText>
    ) -> any KeyPath<Compared, OrderedText> & Sendable {
        unsafeBitCast(first.appending(path: last), to: (any KeyPath<Compared, OrderedText> & Sendable).self)
    }
}
