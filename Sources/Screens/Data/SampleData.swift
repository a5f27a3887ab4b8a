import Foundation

/// The users and portraits that come with the screens.
public enum SampleData {
    /// The file of the sample users.
    /// - Throws: `UserDataError.sampleMissing` when the program was moved away from its resources.
    public static func url() throws(UserDataError) -> URL {
        let places = folders.map { $0.appendingPathComponent("users.json") }
        for place in places where FileManager.default.fileExists(atPath: place.path) { return place }
        throw .sampleMissing(searched: folders.map(\.path))
    }

    /// The folder that the sample pictures' names are relative to, whether it is there or not.
    static var folder: URL {
        (try? url().deletingLastPathComponent()) ?? folders[folders.count - 1]
    }

    /// Loads the sample users.
    public static func load(
        warn: @escaping @Sendable (String) -> Void = UserStore.warnOnStandardError
    ) throws(UserDataError) -> UserData {
        try UserStore.load(from: url(), warn: warn)
    }

    /// The folder that the package manager puts beside the program, then the one in the sources. (The accessor that
    /// the package manager generates ends the process when the first is missing.)
    private static var folders: [URL] {
        let bundle = "Builder_Screens.resources/Resources"
        let beside = Bundle.main.bundleURL.resolvingSymlinksInPath().appendingPathComponent(bundle)
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        return [beside, sources.appendingPathComponent("Resources")]
    }
}
