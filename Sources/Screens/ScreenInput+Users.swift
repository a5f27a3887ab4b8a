import Builder
import BuilderSnapshots

extension ScreenInput {
    /// Returns the users of the data file, or the sample's.
    /// - Throws: `UserDataError`.
    @MainActor
    func users() throws -> UserData {
        let file = try file()
        return UserData(users: try service(of: file).load(), folder: file.deletingLastPathComponent(), warn: warn)
    }

    /// Returns the dependencies that show the users of the data file, or the sample's.
    ///
    /// The sample is read on first use. A data file is read immediately: an invalid one ends the command, whereas the
    /// screen would show an error of its own.
    /// - Throws: `UserDataError`.
    @MainActor
    func dependencies() throws -> ScreenDependencies {
        let file = try file()
        let service = try service(of: file)
        if dataFile != nil { _ = try service.load() }
        let reader = PortraitReader(folder: file.deletingLastPathComponent())
        return ScreenDependencies(users: service, images: ImageCache(reader: reader, warn: warn))
    }

    private func file() throws(UserDataError) -> URL {
        if let dataFile { return dataFile }
        return try SampleData.url()
    }

    /// Returns the service of all screens that are rendered together: the file is read once.
    @MainActor
    private func service(of file: URL) throws -> UserFileService { shared { UserFileService { file } } }
}
