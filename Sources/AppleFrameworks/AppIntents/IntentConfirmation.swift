import BuilderFoundation

/// The title of the button that confirms an action.
public struct ConfirmationActionName: Hashable, Sendable {
    private let name: String
    private init(_ name: String) { self.name = name }

    /// Usual titles.
    public static let add = Self("add"), book = Self("book"), buy = Self("buy"), call = Self("call")
    /// Usual titles.
    public static let checkIn = Self("checkIn"), `continue` = Self("continue"), create = Self("create")
    /// Usual titles.
    public static let `do` = Self("do"), download = Self("download"), filter = Self("filter"), find = Self("find")
    /// Usual titles.
    public static let get = Self("get"), go = Self("go"), log = Self("log"), open = Self("open")
    /// Usual titles.
    public static let order = Self("order"), pay = Self("pay"), play = Self("play"), playSound = Self("playSound")
    /// Usual titles.
    public static let post = Self("post"), request = Self("request"), run = Self("run"), search = Self("search")
    /// Usual titles.
    public static let send = Self("send"), set = Self("set"), share = Self("share"), start = Self("start")
    /// Usual titles.
    public static let toggle = Self("toggle"), turnOff = Self("turnOff"), turnOn = Self("turnOn"), view = Self("view")
    /// Returns a title of the app.
    public static func custom(
        acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource] = [],
        denyLabel: LocalizedStringResource, denyAlternatives: [LocalizedStringResource] = [], destructive: Bool = false
    ) -> Self { Self(acceptLabel.key) }
}

extension AppIntent {
    /// Fails to ask the user, whom nobody can ask.
    public func requestConfirmation<Result: IntentResult>(
        result: Result, confirmationActionName: ConfirmationActionName = .continue, showPrompt: Bool = true
    ) async throws { throw CocoaError(.featureUnsupported) }
    /// Fails to ask the user, whom nobody can ask.
    public func requestConfirmation(
        actionName: ConfirmationActionName = .continue, dialog: IntentDialog? = nil
    ) async throws { throw CocoaError(.featureUnsupported) }
    /// Fails to ask the user, whom nobody can ask.
    public func requestConfirmation() async throws { throw CocoaError(.featureUnsupported) }
}
