@_exported import BuilderFoundation

/// The values of a live activity.
public protocol ActivityAttributes: Codable, Sendable {
    associatedtype ContentState: Codable, Hashable, Sendable
}

/// The content of a live activity.
public struct ActivityContent<State: Codable & Hashable & Sendable>: Sendable {
    public var state: State
    public var staleDate: Date?
    public var relevanceScore: Double
    public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
        (self.state, self.staleDate, self.relevanceScore) = (state, staleDate, relevanceScore)
    }
}

/// The permission to show live activities: denied.
public final class ActivityAuthorizationInfo: Sendable {
    public init() {}
    public var areActivitiesEnabled: Bool { false }
    public var frequentPushesEnabled: Bool { false }
}

public enum ActivityAuthorizationError: Error, Sendable {
    case denied, unsupported, attributesTooLarge, globalMaximumExceeded, unentitled, visibility
}

public enum ActivityState: Codable, Hashable, Sendable {
    case active, ended, dismissed, stale
}

public struct ActivityUIDismissalPolicy: Sendable {
    public static let `default` = ActivityUIDismissalPolicy()
    public static let immediate = ActivityUIDismissalPolicy()
    public static func after(_ date: Date) -> ActivityUIDismissalPolicy { ActivityUIDismissalPolicy() }
}

public struct PushType: Hashable, Sendable {
    public static let token = PushType()
}

/// A live activity, which can't be requested.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, Sendable {
    public typealias ContentState = Attributes.ContentState
    public let id = UUID().uuidString
    public let attributes: Attributes
    public let content: ActivityContent<ContentState>
    private init(attributes: Attributes, content: ActivityContent<ContentState>) {
        (self.attributes, self.content) = (attributes, content)
    }

    public static var activities: [Activity<Attributes>] { [] }
    public var activityState: ActivityState { .ended }
    public var pushToken: Data? { nil }

    /// Throws an error: activities are denied.
    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
    ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.denied }
    /// Throws an error: activities are denied.
    public static func request(
        attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
    ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.denied }
    public func update(_ content: ActivityContent<ContentState>) async {}
    public func update(using contentState: ContentState) async {}
    public func end(
        _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async {}
    public func end(using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default)
        async
    {}
}
