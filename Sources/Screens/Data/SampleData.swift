import Foundation

/// The bundled users and portraits.
public enum SampleData {
    /// Returns the file of the sample users.
    /// - Throws: `UserDataError.sampleMissing` if the program was moved away from its resources.
    public static func url() throws(UserDataError) -> URL {
        let files = folders.map { $0.appendingPathComponent("users.json") }
        for file in files where FileManager.default.fileExists(atPath: file.path) { return file }
        throw .sampleMissing(searched: folders.map(\.path))
    }

    /// The base folder of the sample images' names, whether it exists or not.
    static var folder: URL { (try? url().deletingLastPathComponent()) ?? folders[folders.count - 1] }

    /// Loads the sample users.
    public static func load(
        warn: @escaping @Sendable (String) -> Void = UserStore.warnOnStandardError
    ) throws(UserDataError) -> UserData {
        try UserStore.load(from: url(), warn: warn)
    }

    /// The folder that the package manager creates beside the program, then the one in the sources. (The accessor that
    /// the package manager generates ends the process if the first is missing.)
    private static var folders: [URL] {
        let bundle = "Builder_Screens.resources"
        let beside = Bundle.main.bundleURL.resolvingSymlinksInPath().appendingPathComponent(bundle)
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        return [beside, sources.appendingPathComponent("Resources")]
    }
}
