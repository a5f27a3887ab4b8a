import BuilderFactory

/// The dependencies of the demo's screens and view models.
extension Container {
    /// The source of the users.
    public static let userService = Factory<any UserServiceType> { ScreenDependencies.current.users }
    /// The source of the users' images.
    public static let imageCache = Factory<any ImageCacheType> { ScreenDependencies.current.images }

    /// The view model of the users' screen.
    public static let usersViewModel = Factory { UsersViewModel() }
    /// The view model of a detail card.
    public static let userDetailViewModel = Factory { UserDetailViewModel() }

    /// The dependencies for views that create other views later.
    public static let screenDependencies = Factory { ScreenDependencies.current }
}
