import Builder
import BuilderSnapshots

extension Catalog {
    /// The demo's screens.
    public static var demo: Catalog {
        Catalog([
            Screen("card", title: "A user's details on a card, under a navigation bar", takesData: true) { input in
                let users = try input.users()
                return input.form == .wholeScreen ? makeCardScreen(data: users) : makeCardView(data: users)
            },
            Screen("card-classic", title: "The details card in its first form", takesData: true) { input in
                let users = try input.users()
                return input.form == .wholeScreen
                    ? makeCardClassicScreen(data: users) : makeCardClassicView(data: users)
            },
            Screen("list", title: "All users, with portraits", takesData: true) { input in
                let users = try input.users()
                return input.form == .wholeScreen ? makeListScreen(data: users) : makeListView(data: users)
            },
        ])
    }
}

extension ScreenInput {
    /// The users of the data file, or the sample's; read once for all screens.
    @MainActor
    fileprivate func users() throws -> UserData {
        try shared {
            if let dataFile { return try UserStore.load(from: dataFile, warn: warn) }
            return try SampleData.load(warn: warn)
        }
    }
}

extension UserDataError: StatusError {
    /// 66 for a file that can't be read, 65 for one with other content.
    public var commandStatus: CommandStatus {
        switch self {
        case .unreadable, .sampleMissing: .noInput
        case .notJSON, .wrongShape: .badData
        }
    }
}
