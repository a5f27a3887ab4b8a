import Builder

extension UserData {
    /// The dependencies of screens that show these users and their images, with a new image cache on each access.
    public var dependencies: ScreenDependencies {
        ScreenDependencies(
            users: FixedUserService(.just(users)),
            images: ImageCache(reader: PortraitReader(folder: folder), warn: warn))
    }
}
