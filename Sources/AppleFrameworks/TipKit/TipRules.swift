import BuilderSwiftUI

extension Tips {
    /// A value of an app on which rules of tips depend.
    @propertyWrapper
    public struct Parameter<Value> {
        /// The value.
        public var wrappedValue: Value
        /// The parameter itself, for rules.
        public var projectedValue: Self { self }
        /// Creates a parameter with a value.
        public init(wrappedValue: Value, _ options: Tips.ParameterOption...) { self.wrappedValue = wrappedValue }
    }

    /// The place where a value is stored: it lasts as long as the process.
    public struct ParameterOption: Sendable { public static let transient = ParameterOption() }

    /// A condition of a tip. Lowering makes `#Rule(…) { … }` a call of an initializer.
    public struct Rule {
        let isFulfilled: () -> Bool
        /// Creates a condition of a value.
        public init<Value>(_ parameter: Parameter<Value>, _ predicate: @escaping (Value) -> Bool) {
            isFulfilled = { predicate(parameter.wrappedValue) }
        }
        /// Creates a condition of two values.
        public init<First, Second>(
            _ first: Parameter<First>, _ second: Parameter<Second>, _ predicate: @escaping (First, Second) -> Bool
        ) { isFulfilled = { predicate(first.wrappedValue, second.wrappedValue) } }
        /// Creates a condition of what was donated to an event.
        public init<Info>(_ event: Event<Info>, _ predicate: @escaping (Event<Info>) -> Bool) {
            isFulfilled = { predicate(event) }
        }
    }

    /// A donation without values.
    public struct EmptyDonation: Codable, Sendable { public init() {} }

    /// Something that happens in an app, on which rules of tips depend.
    public struct Event<DonationInfo: Codable & Sendable>: Identifiable, Sendable {
        /// One time that it happened.
        @dynamicMemberLookup
        public struct Donation: Sendable {
            /// The time of the donation.
            public let date: Date
            let info: DonationInfo
            /// A value of the donation's information.
            public subscript<Value>(dynamicMember keyPath: KeyPath<DonationInfo, Value>) -> Value {
                info[keyPath: keyPath]
            }
        }

        /// The identifier.
        public let id: String
        /// Creates an event without information.
        public init(id: String) where DonationInfo == EmptyDonation { self.id = id }
        /// Creates an event with information.
        public init(id: String, _ type: DonationInfo.Type = DonationInfo.self) { self.id = id }

        /// The times that it happened in this process.
        public var donations: [Donation] { (TipStore.shared.state.donations[id] ?? []).compactMap { $0 as? Donation } }
        /// Adds a donation.
        public func donate(_ info: DonationInfo) async { add(info) }
        /// Adds a donation, and calls a closure.
        public func sendDonation(_ info: DonationInfo, _ completion: (@Sendable () -> Void)? = nil) {
            add(info)
            completion?()
        }
        private func add(_ info: DonationInfo) {
            let donation = Donation(date: Date(), info: info)
            TipStore.shared.update { $0.donations[id, default: []].append(donation) }
        }
    }

    /// A span of time until now.
    public struct DonationTimeRange: Sendable {
        let seconds: TimeInterval
        /// One minute.
        public static let minute = DonationTimeRange(seconds: 60)
        /// One hour.
        public static let hour = DonationTimeRange(seconds: 3_600)
        /// One day.
        public static let day = DonationTimeRange(seconds: 86_400)
        /// One week.
        public static let week = DonationTimeRange(seconds: 604_800)
        /// A number of minutes.
        public static func minutes(_ count: Int) -> Self { Self(seconds: 60 * TimeInterval(count)) }
        /// A number of hours.
        public static func hours(_ count: Int) -> Self { Self(seconds: 3_600 * TimeInterval(count)) }
        /// A number of days.
        public static func days(_ count: Int) -> Self { Self(seconds: 86_400 * TimeInterval(count)) }
        /// A number of weeks.
        public static func weeks(_ count: Int) -> Self { Self(seconds: 604_800 * TimeInterval(count)) }
    }

    /// A button of a tip.
    public struct Action: Identifiable, Sendable {
        /// The identifier.
        public let id: String
        /// The title.
        public let label: @Sendable () -> Text
        /// A Boolean value that indicates whether the button is disabled.
        public let disabled: Bool
        /// The closure that is called when the button is tapped.
        public let handler: @Sendable () -> Void

        public init(
            id: String? = nil, title: some StringProtocol, disabled: Bool = false,
            perform handler: @escaping @Sendable () -> Void = {}
        ) {
            let text = Text(verbatim: String(title))
            self.init(id: id ?? String(title), disabled: disabled, perform: handler) { text }
        }
        public init(
            id: String? = nil, disabled: Bool = false, perform handler: @escaping @Sendable () -> Void = {},
            _ label: @escaping @Sendable () -> Text
        ) { (self.id, self.disabled, self.handler, self.label) = (id ?? label().string, disabled, handler, label) }
    }

    /// A result builder of a list.
    @resultBuilder
    public struct ListBuilder<Element> {
        public static func buildExpression(_ element: Element) -> [Element] { [element] }
        public static func buildExpression(_ elements: [Element]) -> [Element] { elements }
        public static func buildBlock(_ parts: [Element]...) -> [Element] { parts.flatMap { $0 } }
        public static func buildOptional(_ part: [Element]?) -> [Element] { part ?? [] }
        public static func buildEither(first part: [Element]) -> [Element] { part }
        public static func buildEither(second part: [Element]) -> [Element] { part }
        public static func buildArray(_ parts: [[Element]]) -> [Element] { parts.flatMap { $0 } }
        public static func buildLimitedAvailability(_ part: [Element]) -> [Element] { part }
    }
    /// A builder of buttons.
    public typealias ActionBuilder = ListBuilder<Action>
    /// A builder of conditions.
    public typealias RuleBuilder = ListBuilder<Rule>
    /// A builder of options.
    public typealias OptionsBuilder = ListBuilder<any TipOption>
}

extension Tips.Event where DonationInfo == Tips.EmptyDonation {
    /// Adds a donation.
    public func donate() async { sendDonation() }
    /// Adds a donation, and calls a closure.
    public func sendDonation(_ completion: (@Sendable () -> Void)? = nil) {
        sendDonation(Tips.EmptyDonation(), completion)
    }
}

extension Array {
    /// Returns the donations of a span of time until now.
    public func donatedWithin<Info>(_ range: Tips.DonationTimeRange) -> Self
    where Element == Tips.Event<Info>.Donation {
        filter { $0.date > Date(timeIntervalSinceNow: -range.seconds) }
    }
}
