import BuilderFoundation

/// The alert of a live activity, which isn't shown.
public struct AlertConfiguration: Sendable {
    /// A sound.
    public struct AlertSound: Hashable, Sendable {
        private let name: String
        /// The system's sound.
        public static let `default` = AlertSound(name: "default")
        /// Returns a sound of the app.
        public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
    }
    /// The title.
    public let title: LocalizedStringResource
    /// The text.
    public let body: LocalizedStringResource
    /// The sound.
    public let sound: AlertSound
    public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
        (self.title, self.body, self.sound) = (title, body, sound)
    }
}

extension Activity {
    /// Does nothing: activities are denied.
    public func update(
        _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration?
    ) async {}
    /// The changes of the token: none.
    public var pushTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }
    /// The changes of the state: none.
    public var activityStateUpdates: AsyncStream<ActivityState> { AsyncStream { $0.finish() } }
    /// The changes of the content: none.
    public var contentUpdates: AsyncStream<ActivityContent<ContentState>> { AsyncStream { $0.finish() } }
    /// The new activities: none.
    public static var activityUpdates: AsyncStream<Activity<Attributes>> { AsyncStream { $0.finish() } }
}
