import Builder

extension UserData {
    /// The dependencies of screens that show these users and their pictures; a new image cache for each call.
    public var dependencies: ScreenDependencies {
        ScreenDependencies(
            users: FixedUserService(.just(users)),
            images: ImageCache(reader: PortraitReader(folder: folder), warn: warn))
    }
}
