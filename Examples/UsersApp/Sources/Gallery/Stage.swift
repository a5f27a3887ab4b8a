import Factory
import Foundation
import RxSwift
import UIKit

@testable import UsersApp

/// The environment of the screens: services, a fixed clock, and bars.
@MainActor
enum Stage {

    /// Resets all dependencies and fixes the clock.
    static func prepare() {
        Container.Registrations.reset()
        Container.Scope.reset(includingSingletons: true)
        Container.now.register { DateFormatter.day.date(from: "2024-06-01") ?? Date(timeIntervalSince1970: 0) }
        Appearance.install()
    }

    static let person = User(
        id: "42", title: "Mrs", first: "Amara", last: "Okafor", street: "7 Adeola Close", city: "Enugu",
        country: "Nigeria", email: "amara.okafor@example.com", phone: "042 138 0790", born: "1979-08-14",
        joined: "2016-03-09", portrait: "amara-okafor.jpg")

    static func login(
        email: String, password: String, then: (LoginViewModel) -> Void = { _ in }
    ) -> UIViewController {
        prepare()
        let model = Container.loginViewModel()
        model.email = email
        model.password = password
        then(model)
        return UINavigationController(rootViewController: LoginViewController(model: model))
    }

    static func contact(
        _ change: (ContactViewModel) -> Void, then: ((ContactViewModel) -> Void)? = nil
    ) -> UIViewController {
        prepare()
        let model = Container.contactViewModel()
        change(model)
        let controller = ContactViewController(model: model)
        if let then = then {
            controller.loadViewIfNeeded()
            then(model)
        }
        return page(controller)
    }

    static func fill(_ model: ContactViewModel) {
        model[.name].text = "Grete Sund"
        model[.email].text = "grete@example.com"
        model[.phone].text = "(555) 010-4477"
        model[.birthday].text = "1991-02-03"
        model.hasAddress = true
        model[.street].text = "12 Quay Street"
        model[.postcode].text = "10115"
        model[.city].text = "Port Ellen"
        model.agrees = true
    }

    static func donation(_ change: (DonationViewModel) -> Void) -> UIViewController {
        prepare()
        let model = Container.donationViewModel()
        change(model)
        return page(DonationViewController(model: model), above: "More")
    }

    static func people(_ service: UserServiceType) -> UIViewController {
        prepare()
        Container.userService.register { service }
        return page(UserListViewController())
    }

    /// Returns the app's tab bar controller with a selected tab.
    static func tab(_ index: Int) -> UIViewController {
        let tabs = AppCoordinator.makeTabs()
        tabs.selectedIndex = index
        return tabs
    }

    /// Returns a controller in a navigation controller, on top of another controller if a title for it is given.
    static func page(_ controller: UIViewController, above title: String? = nil) -> UIViewController {
        guard let title = title else { return tinted(UINavigationController(rootViewController: controller)) }
        let root = UIViewController()
        root.title = title
        let navigation = UINavigationController(rootViewController: root)
        navigation.pushViewController(controller, animated: false)
        return tinted(navigation)
    }

    private static func tinted(_ navigation: UINavigationController) -> UIViewController {
        navigation.view.tintColor = .harbour
        return navigation
    }

}

extension OnboardingViewController {
    /// Applies a change after the pages have been laid out.
    func whenLaidOut(_ change: @escaping (OnboardingViewController) -> Void) {
        DispatchQueue.main.async { change(self) }
    }
}
