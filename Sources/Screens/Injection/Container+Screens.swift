import BuilderFactory

/// The dependencies of the demo's screens and view models.
extension Container {
    public static let userService = Factory<any UserServiceType> { ScreenDependencies.current.users }
    public static let imageCache = Factory<any ImageCacheType> { ScreenDependencies.current.images }

    public static let usersViewModel = Factory { UsersViewModel() }
    public static let userDetailViewModel = Factory { UserDetailViewModel() }

    /// The dependencies for views that create other views later.
    public static let screenDependencies = Factory { ScreenDependencies.current }
}
