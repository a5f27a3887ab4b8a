import BuilderUIKit

/// Content that scrolls.
public nonisolated struct ScrollView<Content: View>: _PrimitiveView {
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        _ = content()
    }
}

/// Content that can be scrolled to a view.
public nonisolated struct ScrollViewReader<Content: View>: _PrimitiveView {
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {}
}

/// Scrolls to a view; without effect.
public struct ScrollViewProxy {
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

/// Pages of content.
public nonisolated struct TabView<SelectionValue: Hashable, Content: View>: _PrimitiveView {
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {}
}

extension TabView where SelectionValue == Int {
    public nonisolated init(@ViewBuilder content: () -> Content) {}
}

/// A page of content with its tab.
public nonisolated struct Tab<Value: Hashable, Content: View>: _PrimitiveView {
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content
    ) {}
    public init(_ titleKey: LocalizedStringKey, image: String, value: Value, @ViewBuilder content: () -> Content) {}
}

extension Tab where Value == Never {
    public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {}
    public nonisolated init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {}
}

extension Tab where Value == Never {
    /// Creates a tab of a purpose, without a title.
    public nonisolated init(role: TabRole?, @ViewBuilder content: () -> Content) {}
    /// Creates a tab with a localized title and a symbol.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
    ) {}
    /// Creates a tab with a title and a symbol.
    @_disfavoredOverload public nonisolated init<Title: StringProtocol>(
        _ title: Title, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {}
}

extension Tab {
    /// Creates a tab with a value, without a title.
    public nonisolated init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {}
    /// Creates a tab with a localized title and a symbol.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?,
        @ViewBuilder content: () -> Content
    ) {}
    /// Creates a tab with a title and a symbol.
    @_disfavoredOverload public nonisolated init<Title: StringProtocol>(
        _ title: Title, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {}
}

/// The purpose of a tab.
public struct TabRole: Hashable, Sendable {
    private let name: String
    /// The tab of a search.
    public static let search = TabRole(name: "search")
}

/// Tabs with a title.
public nonisolated struct TabSection<Header: View, Content: View>: _PrimitiveView {
    /// Creates tabs with a header.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {}
    /// Creates tabs with a localized title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) where Header == Text {}
}

/// Content that follows a schedule.
public nonisolated struct TimelineView<Schedule: TimelineSchedule, Content: View>: _PrimitiveView {
    /// The time of an update.
    public typealias Context = TimelineViewDefaultContext

    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {}
}

/// The time of an update.
public struct TimelineViewDefaultContext: Sendable {
    /// The frequency of updates.
    public enum Cadence: Comparable, Sendable { case live, seconds, minutes }

    public let date: Date
    public var cadence: Cadence { .live }
}

/// The times at which content is updated.
public protocol TimelineSchedule {}

/// Updates with each frame.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    public init(minimumInterval: Double? = nil, paused: Bool = false) {}
}

/// Updates periodically.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    public init(from startDate: Date, by interval: TimeInterval) {}
}

/// Updates each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable { public init() {} }

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    public static var animation: Self { Self() }
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self { Self() }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> Self {
        Self(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    public static var everyMinute: Self { Self() }
}
