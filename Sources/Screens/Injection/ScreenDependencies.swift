import Builder
import BuilderFactory

/// The dependencies of the screens in one picture.
///
/// Each picture has dependencies of its own: nothing is registered for the whole process, so that pictures that are
/// rendered one after the other, and tests that run concurrently, are independent.
///
/// ```swift
/// let dependencies = ScreenDependencies(users: FixedUserService(.just([])), images: images)
/// let screen = dependencies.inject { UIViewController(UsersView()) }
/// ```
public struct ScreenDependencies: Sendable {
    /// The source of the users.
    public var users: any UserServiceType
    /// The source of the users' images.
    public var images: any ImageCacheType

    /// Creates dependencies of a picture.
    public init(users: any UserServiceType, images: any ImageCacheType) {
        self.users = users
        self.images = images
    }

    /// Injects these dependencies into everything that the closure creates.
    ///
    /// A view that creates others later, after a tap or a load, stores `Container.screenDependencies` when it is
    /// created and injects them again.
    @MainActor
    public func inject<Result>(_ make: () throws -> Result) rethrows -> Result {
        try Self.$injected.withValue(self) { try make() }
    }

    /// The dependencies of the current `inject`, or the sample's outside of it.
    static var current: ScreenDependencies { injected ?? sample }

    @TaskLocal private static var injected: ScreenDependencies?

    /// The sample's users and images, for screens that are created outside of `inject`.
    private static let sample = ScreenDependencies(
        users: UserFileService(locate: SampleData.url),
        images: ImageCache(reader: PortraitReader(folder: SampleData.folder), warn: UserStore.warnOnStandardError))
}
