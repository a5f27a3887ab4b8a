import Builder
import BuilderFactory

/// The dependencies of the screens of one picture.
///
/// Each picture has dependencies of its own: nothing is registered for the whole process, so that pictures that are
/// made one after the other, or tests that run at the same time, don't see each other's.
///
/// ```swift
/// let dependencies = ScreenDependencies(users: FixedUserService(.just([])), images: images)
/// let screen = dependencies.inject { UIViewController(UsersView()) }
/// ```
public struct ScreenDependencies: Sendable {
    public var users: any UserServiceType
    public var images: any ImageCacheType

    public init(users: any UserServiceType, images: any ImageCacheType) {
        self.users = users
        self.images = images
    }

    /// Lets everything that is made in the closure be injected with these dependencies.
    ///
    /// A view that makes others later, when something is tapped or has been loaded, uses
    /// `Container.screenDependencies` when it is made and does the same again.
    @MainActor
    public func inject<Result>(_ make: () throws -> Result) rethrows -> Result {
        try Self.$injected.withValue(self) { try make() }
    }

    /// The dependencies of the current `inject`, or else the sample's.
    static var current: ScreenDependencies { injected ?? sample }

    @TaskLocal private static var injected: ScreenDependencies?

    /// The sample's users and pictures, for screens that were made outside `inject`.
    private static let sample = ScreenDependencies(
        users: UserFileService(locate: SampleData.url),
        images: ImageCache(reader: PortraitReader(folder: SampleData.folder), warn: UserStore.warnOnStandardError))
}
