import Foundation

extension UIPasteboard {
    /// A pattern in a text.
    public struct DetectionPattern: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A text that is a web address.
        public static let probableWebURL = Self(
            rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-url")
        /// A text that could be searched for in the web: any other than a web address.
        public static let probableWebSearch = Self(
            rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-search")
        /// A text that is a number.
        public static let number = Self(rawValue: "com.apple.uikit.pasteboard-detection-pattern.number")
        /// A web address in a text.
        public static let link = Self(rawValue: "com.apple.uikit.pasteboard-detection-pattern.link")
        /// A phone number in a text: seven digits or more.
        public static let phoneNumber = Self(rawValue: "com.apple.uikit.pasteboard-detection-pattern.phone-number")
        /// A mail address in a text.
        public static let emailAddress = Self(rawValue: "com.apple.uikit.pasteboard-detection-pattern.email-address")
        /// An address in a text; isn't detected.
        public static let postalAddress = Self(rawValue: "com.apple.uikit.pasteboard-detection-pattern.postal-address")
        /// A date in a text; isn't detected.
        public static let calendarEvent = Self(rawValue: "com.apple.uikit.pasteboard-detection-pattern.calendar-event")
        /// The number of a parcel in a text; isn't detected.
        public static let shipmentTrackingNumber = Self(
            rawValue: "com.apple.uikit.pasteboard-detection-pattern.shipment-tracking-number")
        /// The number of a flight in a text; isn't detected.
        public static let flightNumber = Self(rawValue: "com.apple.uikit.pasteboard-detection-pattern.flight-number")
        /// An amount of money in a text: a number beside the sign of a currency.
        public static let moneyAmount = Self(rawValue: "com.apple.uikit.pasteboard-detection-pattern.money-amount")

        /// The regular expression of the pattern; nil for one that isn't detected.
        var expression: String? {
            switch self {
            case .probableWebURL: #"^\s*\#(Self.address)\s*$"#
            case .probableWebSearch: #"^(?!\s*\#(Self.address)\s*$)[\s\S]*\S[\s\S]*$"#
            case .number: #"^\s*[-+]?\d[\d.,]*\s*$"#
            case .link: Self.address
            case .phoneNumber: #"\+?\(?\d(?:[\s()./-]{0,2}\d){6,14}"#
            case .emailAddress: #"[\w.%+-]+@[\w-]+(?:\.[\w-]+)+"#
            case .moneyAmount: #"[$€£¥]\s?\d[\d.,]*|\d[\d.,]*\s?[$€£¥]"#
            default: nil
            }
        }

        private static let address =
            #"(?:https?://\S+|(?<![\w@.-])(?:[A-Za-z0-9-]+\.)+[A-Za-z]{2,}(?![\w@.-])(?:/\S*)?)"#
    }

    /// Calls a closure at once with those of the patterns that are in the first item's text.
    ///
    /// Patterns are found by simple rules, not by the data detectors of Apple's systems.
    public func detectPatterns(
        for patterns: Set<DetectionPattern>,
        completionHandler: @escaping (Result<Set<DetectionPattern>, any Error>) -> Void
    ) { completionHandler(.success(found(patterns, in: string))) }

    /// Calls a closure at once with those of the patterns that are in the text of each of some items; nil for all
    /// items.
    public func detectPatterns(
        for patterns: Set<DetectionPattern>, inItemSet itemSet: IndexSet?,
        completionHandler: @escaping (Result<[Set<DetectionPattern>], any Error>) -> Void
    ) {
        let texts = strings ?? []
        let indices = itemSet.map { $0.filter { $0 < numberOfItems } } ?? Array(0..<numberOfItems)
        completionHandler(.success(indices.map { found(patterns, in: texts.indices.contains($0) ? texts[$0] : nil) }))
    }

    /// Calls a closure at once with those of the patterns that are in the first item's text, as paths of values.
    public func detectPatterns(
        for keyPaths: Set<PartialKeyPath<DetectedValues>>,
        completionHandler: @escaping (Result<Set<PartialKeyPath<DetectedValues>>, any Error>) -> Void
    ) { completionHandler(.success(found(keyPaths))) }

    /// Returns those of the patterns that are in the first item's text, as paths of values.
    public func detectedPatterns(
        for keyPaths: Set<PartialKeyPath<DetectedValues>>
    ) async throws -> Set<PartialKeyPath<DetectedValues>> { found(keyPaths) }

    /// Calls a closure at once with the values of the patterns in the first item's text.
    public func detectValues(
        for keyPaths: Set<PartialKeyPath<DetectedValues>>,
        completionHandler: @escaping (Result<DetectedValues, any Error>) -> Void
    ) { completionHandler(.success(values(for: keyPaths))) }

    /// Returns the values of the patterns in the first item's text.
    public func detectedValues(for keyPaths: Set<PartialKeyPath<DetectedValues>>) async throws -> DetectedValues {
        values(for: keyPaths)
    }

    private func values(for keyPaths: Set<PartialKeyPath<DetectedValues>>) -> DetectedValues {
        var values = DetectedValues()
        guard let text = string else { return values }
        for path in keyPaths {
            guard let expression = DetectedValues.patternsByPath[path]?.expression else { continue }
            var start = text.startIndex
            while start < text.endIndex,
                let range = text.range(of: expression, options: .regularExpression, range: start..<text.endIndex),
                !range.isEmpty
            {
                values.add(String(text[range]), at: path)
                start = range.upperBound
            }
        }
        return values
    }

    private func found(_ keyPaths: Set<PartialKeyPath<DetectedValues>>) -> Set<PartialKeyPath<DetectedValues>> {
        keyPaths.filter { path in
            DetectedValues.patternsByPath[path].map { !found([$0], in: string).isEmpty } ?? false
        }
    }

    private func found(_ patterns: Set<DetectionPattern>, in text: String?) -> Set<DetectionPattern> {
        guard let text else { return [] }
        return patterns.filter { pattern in
            pattern.expression.map { text.range(of: $0, options: .regularExpression) != nil } ?? false
        }
    }
}
