import Builder
import BuilderSnapshots

extension Catalog {
    /// The demo's screens, the documentation's samples and pictures, the system's views, and flows.
    public static var demo: Catalog {
        Catalog((app + fluent + system).map(\.inOtherLanguages) + samples + flows, documentation: .demo)
    }

    /// The demo app's screens.
    private static var app: [Screen] {
        [
            // Names and addresses are in the system's secondary color, and titles of buttons in its blue: 3.3 to 4.0.
            Screen("card", title: "A user's details on a card, under a navigation bar", takesData: true) { input in
                let users = try input.users()
                return input.form == .wholeScreen ? makeCardScreen(data: users) : makeCardView(data: users)
            }.allowing(.contrast),
            Screen("card-classic", title: "The details card in its first form", takesData: true) { input in
                let users = try input.users()
                return input.form == .wholeScreen
                    ? makeCardClassicScreen(data: users) : makeCardClassicView(data: users)
            }.allowing(.contrast),
            Screen("list", title: "All users, with portraits", takesData: true) { input in
                let users = try input.users()
                return input.form == .wholeScreen ? makeListScreen(data: users) : makeListView(data: users)
            }.allowing(.contrast),
            Screen("users", title: "The users' screen, which loads them and then lists them", takesData: true) {
                input in
                makeUsers(for: input, with: try input.dependencies())
            }.allowing(.contrast),
            usersScreen("initial", title: "The users' screen before anybody asks for them", loadsOnAppear: false),
            usersScreen("loading", title: "The users' screen while it waits for them", answer: .never()),
            usersScreen("empty", title: "The users' screen when there are none", answer: .just([])),
            usersScreen(
                "error", title: "The users' screen when they can't be loaded, with a button to try again",
                answer: .error(UserDataError.unreadable(file: "users.json", reason: .missing))),
        ]
    }

    /// Creates an entry for the users' screen in one of its states.
    private static func usersScreen(
        _ state: String, title: String, answer: Single<[User]> = .never(), loadsOnAppear: Bool = true
    ) -> Screen {
        let users = FixedUserService(answer)
        return Screen("users-\(state)", title: title) { input in
            var dependencies = try input.dependencies()
            dependencies.users = users
            return makeUsers(for: input, with: dependencies, loadsOnAppear: loadsOnAppear)
        }
        // The buttons are as wide as their titles, and 41 points high.
        .allowing(.contrast).allowing(.smallTarget, in: "load").allowing(.smallTarget, in: "retry")
    }

    @MainActor
    private static func makeUsers(
        for input: ScreenInput, with dependencies: ScreenDependencies, loadsOnAppear: Bool = true
    ) -> any RenderSource {
        input.form == .wholeScreen
            ? makeUsersScreen(dependencies, loadsOnAppear: loadsOnAppear)
            : makeUsersView(dependencies, loadsOnAppear: loadsOnAppear)
    }
}

extension Screen {
    /// The screen also in German with large text, and in Arabic on an iPad in dark.
    fileprivate var inOtherLanguages: Screen { configurations(configurations + Self.otherLanguages) }

    private static let otherLanguages: [SnapshotConfiguration] = {
        var german = SnapshotConfiguration(
            device: .standard, appearance: .light, contentSizeCategory: .accessibilityExtraLarge)
        german.locale = "de"
        guard let pad = Device.named("iPad mini 7") else { return [german] }
        var arabic = SnapshotConfiguration(device: pad, appearance: .dark)
        arabic.locale = "ar"
        return [german, arabic]
    }()
}

extension UserDataError: StatusError {
    /// The command's status: 66 for a file that can't be read, 65 for one with invalid content.
    public var commandStatus: CommandStatus {
        switch self {
        case .unreadable, .sampleMissing: .noInput
        case .notJSON, .wrongShape: .badData
        }
    }
}
