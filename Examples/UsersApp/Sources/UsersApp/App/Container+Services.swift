import Factory
import UIKit

extension Container {
    static let userService = Factory<UserServiceType>(scope: .shared) { BundledUserService() }
    static let imageCache = Factory<ImageCacheType>(scope: .singleton) { ImageCache() }
    static let session = Factory<Session>(scope: .singleton) { Session() }
    static let authentication = Factory<AuthenticationType>(scope: .unique) { OfflineAuthentication() }
    static let preferences = Factory<PreferencesType>(scope: .cached) { Preferences() }
    static let receipts = Factory<ReceiptServiceType> { BundledReceiptService() }
    static let server = Factory<Server>(scope: .cached) {
        ProcessInfo.processInfo.environment["SERVER"] == "test" ? .test : .live
    }
    static let calendar = Factory<Calendar>(scope: .cached) { .fixed }
    /// The current date. Screens resolve it here, so tests and the gallery can fix the clock.
    static let now = Factory<Date> { Date() }
}

extension Container {
    static let userListViewModel = Factory { UserListViewModel() }
    static let loginViewModel = Factory { LoginViewModel() }
    static let contactViewModel = Factory { ContactViewModel() }
    static let donationViewModel = Factory { DonationViewModel() }
    static let settingsViewModel = Factory { SettingsViewModel() }
    static let userDetail = ParameterFactory<User, UserDetailViewModel> { UserDetailViewModel(user: $0) }
}
