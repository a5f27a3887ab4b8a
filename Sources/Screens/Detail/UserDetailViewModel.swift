import Builder
import BuilderFactory

/// The view model of a user's detail card.
public final class UserDetailViewModel {
    @Injected(Container.imageCache) private var images
    private var user: User?

    /// Creates a view model without a user.
    public init() {}

    /// Sets the user whose details are shown; all texts are empty by default.
    public func configure(_ user: User) { self.user = user }

    /// The title, the first name and the last name.
    public var fullName: String { user?.fullName ?? "" }
    /// The house number and the street.
    public var street: String { user?.street ?? "" }
    /// The city, the state and the postcode.
    public var cityStateZip: String { user?.cityStateZip ?? "" }
    /// The email address.
    public var email: String { user?.email ?? "" }
    /// The telephone number.
    public var phone: String { user?.phone ?? "" }
    /// The age in years.
    public var age: String { user.map { String($0.dob.age) } ?? "" }

    /// Returns the user's image; a placeholder while it is loaded, and if it can't be shown.
    public func photo() -> Observable<UIImage?> { user.map { images.photo(of: $0) } ?? .just(nil) }
}
