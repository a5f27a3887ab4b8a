import Builder
import BuilderFactory

/// The view model of a user's detail card.
public final class UserDetailViewModel {
    @Injected(Container.imageCache) private var images
    private var user: User?

    public init() {}

    /// Sets the user whose details are shown; all texts are empty by default.
    public func configure(_ user: User) { self.user = user }

    public var fullName: String { user?.fullName ?? "" }
    public var street: String { user?.street ?? "" }
    public var cityStateZip: String { user?.cityStateZip ?? "" }
    public var email: String { user?.email ?? "" }
    public var phone: String { user?.phone ?? "" }
    public var age: String { user.map { String($0.dob.age) } ?? "" }

    /// Returns the user's image; a placeholder while it is loaded, and if it can't be shown.
    public func photo() -> Observable<UIImage?> { user.map { images.photo(of: $0) } ?? .just(nil) }
}
