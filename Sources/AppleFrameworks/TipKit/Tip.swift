import BuilderSwiftUI
import Synchronization

/// A hint at a feature, with a title.
///
/// As on iOS, a tip is available only after `Tips.configure(_:)`, and while its rules are fulfilled and it isn't
/// invalidated. The process remembers that; nothing is stored in files, and the frequency of tips isn't limited.
public protocol Tip: Identifiable, Sendable where ID == String {
    /// The title.
    var title: Text { get }
    /// The explanation.
    var message: Text? { get }
    /// The picture, which isn't drawn.
    var image: Image? { get }
    /// The buttons.
    @Tips.ActionBuilder var actions: [Action] { get }
    /// The conditions under which the tip is available.
    @Tips.RuleBuilder var rules: [Rule] { get }
    /// Other properties.
    @Tips.OptionsBuilder var options: [any TipOption] { get }
}

extension Tip {
    /// A button of a tip.
    public typealias Action = Tips.Action
    /// A condition of a tip.
    public typealias Rule = Tips.Rule
    /// An event that rules count.
    public typealias Event = Tips.Event
    /// A value that rules read.
    public typealias Parameter = Tips.Parameter
    /// An option of a tip.
    public typealias Option = any TipOption
    /// The option that limits how often a tip is displayed.
    public typealias MaxDisplayCount = Tips.MaxDisplayCount
    /// The option that limits how long a tip is displayed.
    public typealias MaxDisplayDuration = Tips.MaxDisplayDuration
    /// The option that displays a tip regardless of the frequency.
    public typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency
    /// The state of a tip.
    public typealias Status = Tips.Status

    /// The identifier, which is the type's name.
    public var id: String { "\(Self.self)" }
    /// The message; nil by default.
    public var message: Text? { nil }
    /// The image; nil by default.
    public var image: Image? { nil }
    /// The buttons; none by default.
    public var actions: [Action] { [] }
    /// The conditions; none by default.
    public var rules: [Rule] { [] }
    /// The options; none by default.
    public var options: [any TipOption] { [] }

    /// The state.
    public var status: Tips.Status {
        let store = TipStore.shared.state
        if let reason = store.invalidated[id] { return .invalidated(reason) }
        if store.hidesAll { return .pending }
        return store.showsAll || (store.isConfigured && rules.allSatisfy { $0.isFulfilled() }) ? .available : .pending
    }
    /// A Boolean value that indicates whether the tip is available.
    public var shouldDisplay: Bool { status == .available }
    /// The current state, after which the sequence ends.
    public var statusUpdates: AsyncStream<Tips.Status> { stream(status) }
    /// The current value of `shouldDisplay`, after which the sequence ends.
    public var shouldDisplayUpdates: AsyncStream<Bool> { stream(shouldDisplay) }

    /// Makes the tip unavailable.
    public func invalidate(reason: Tips.InvalidationReason) {
        TipStore.shared.update { $0.invalidated[id] = $0.invalidated[id] ?? reason }
    }
}

private func stream<Element: Sendable>(_ element: Element) -> AsyncStream<Element> {
    AsyncStream {
        $0.yield(element)
        $0.finish()
    }
}

/// A property of a tip. None has an effect.
public protocol TipOption: Sendable {}

/// The types and functions of tips.
public enum Tips {
    /// The state of a tip.
    public enum Status: Hashable, Sendable {
        case pending, available
        case invalidated(InvalidationReason)
    }
    /// The cause for which a tip isn't shown again.
    public enum InvalidationReason: Hashable, Codable, Sendable {
        case actionPerformed, displayCountExceeded, displayDurationExceeded, tipClosed
    }

    /// The number of times that a tip is shown.
    public struct MaxDisplayCount: TipOption { public init(_ maxDisplayCount: Int) {} }
    /// The seconds for which a tip is shown.
    public struct MaxDisplayDuration: TipOption { public init(_ maxDisplayDuration: TimeInterval) {} }
    /// A Boolean value that indicates whether a tip is shown as soon as it is available.
    public struct IgnoresDisplayFrequency: TipOption { public init(_ ignoresDisplayFrequency: Bool) {} }

    /// A property of all tips. None has an effect.
    public struct ConfigurationOption: Sendable {
        /// The time between tips.
        public struct DisplayFrequency: Sendable {
            /// Tips are displayed at once.
            public static let immediate = DisplayFrequency()
            /// One tip an hour.
            public static let hourly = DisplayFrequency()
            /// One tip a day.
            public static let daily = DisplayFrequency()
            /// One tip a week.
            public static let weekly = DisplayFrequency()
            /// One tip a month.
            public static let monthly = DisplayFrequency()
            /// Creates a frequency without a limit.
            public init() {}
            /// Creates a frequency of one tip in an interval, in seconds.
            public init(_ timeInterval: TimeInterval) {}
        }
        /// The folder of the states.
        public struct DatastoreLocation: Sendable {
            /// The app's own folder.
            public static let applicationDefault = DatastoreLocation()
            /// A folder.
            public static func url(_ url: URL) -> DatastoreLocation { DatastoreLocation() }
            /// The folder of an app group.
            public static func groupContainer(identifier: String) -> DatastoreLocation { DatastoreLocation() }
        }
        /// The option of the frequency of tips.
        public static func displayFrequency(_ displayFrequency: DisplayFrequency) -> Self { Self() }
        /// The option of the folder in which tips are kept.
        public static func datastoreLocation(_ location: DatastoreLocation) -> Self { Self() }
    }

    /// Makes tips available.
    public static func configure(_ configuration: [ConfigurationOption] = []) throws {
        TipStore.shared.update { $0.isConfigured = true }
    }
    /// Forgets which tips are invalidated, and what was donated to events.
    public static func resetDatastore() throws { TipStore.shared.update { $0 = TipStore.State() } }
    /// Makes all tips available that aren't invalidated.
    public static func showAllTipsForTesting() { TipStore.shared.update { ($0.showsAll, $0.hidesAll) = (true, false) } }
    /// Makes all tips unavailable.
    public static func hideAllTipsForTesting() { TipStore.shared.update { ($0.showsAll, $0.hidesAll) = (false, true) } }
}

/// The state of the process's tips.
final class TipStore: Sendable {
    struct State {
        var isConfigured = false
        var showsAll = false
        var hidesAll = false
        var invalidated: [String: Tips.InvalidationReason] = [:]
        var donations: [String: [any Sendable]] = [:]
    }

    static let shared = TipStore()
    private let mutex = Mutex(State())
    var state: State { mutex.withLock { $0 } }
    func update(_ body: (inout State) -> Void) { mutex.withLock { body(&$0) } }
}
