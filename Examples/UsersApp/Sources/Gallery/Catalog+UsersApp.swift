import BuilderSnapshots
import Factory
import UIKit

@testable import UsersApp

extension Catalog {

    /// The app's screens in their user-visible states.
    static let usersApp = Catalog(logins + contacts + lists + pages)

    private static let logins = [
        Screen("login", title: "Log-in, before anything is typed") { _ in
            Stage.prepare()
            return AppCoordinator.makeLogin()
        },
        Screen("login-filled", title: "Log-in, ready to be sent") { _ in
            Stage.login(email: "ada@example.com", password: "harbour7")
        },
        Screen("login-faults", title: "Log-in with entries that can't be right") { _ in
            Stage.login(email: "ada.example.com", password: "123") { $0.signIn() }
        },
        Screen("login-refused", title: "Log-in, after the answer that the password is wrong") { _ in
            Stage.login(email: "ada@example.com", password: "lighthouse") { $0.signIn() }
        },
    ]

    private static let contacts = [
        Screen("contact", title: "Contact form, empty") { _ in Stage.contact { _ in } },
        Screen("contact-faults", title: "Contact form, after an attempt to save it half filled") { _ in
            Stage.contact { model in
                model[.name].text = "Grete Sund"
                model[.email].text = "grete@"
                model[.phone].text = "(555) 01"
                model[.birthday].text = "2091-02-03"
                model.hasAddress = true
                model[.postcode].text = "123"
                model.send()
            }
        },
        Screen("contact-complete", title: "Contact form with everything in it") { _ in
            Stage.contact { Stage.fill($0) }
        },
        Screen("contact-saved", title: "Contact form, after it was saved") { _ in
            Stage.contact {
                Stage.fill($0)
            } then: {
                $0.send()
            }
        },
    ]

    private static let lists = [
        Screen("people", title: "Everybody, read from the bundle") { _ in
            Stage.prepare()
            return Stage.tab(0)
        },
        Screen("people-search", title: "Those whose names begin as was typed") { _ in
            Stage.prepare()
            let model = Container.userListViewModel()
            model.search = "o"
            return Stage.page(UserListViewController(model: model))
        },
        Screen("people-loading", title: "Everybody, before the answer has come") { _ in
            Stage.people(MockUserService.silent)
        },
        Screen("people-empty", title: "Everybody, when there is nobody") { _ in
            Stage.people(MockUserService.people([]))
        },
        Screen("people-error", title: "Everybody, when it didn't work") { _ in
            Stage.people(BundledUserService(file: "nobody.json"))
        },
    ]

    private static let pages = [
        Screen("person", title: "One person, with a birthday soon") { _ in
            Stage.prepare()
            return Stage.page(UserDetailViewController(user: Stage.person), above: "People")
        },
        Screen("photos", title: "Portraits in a grid") { _ in
            Stage.prepare()
            return Stage.tab(1)
        },
        Screen("photo", title: "One portrait over black") { _ in
            Stage.prepare()
            return PhotoViewController(user: Stage.person)
        },
        Screen("menu", title: "The menu") { _ in
            Stage.prepare()
            return Stage.tab(2)
        },
        Screen("birthdays", title: "Birthdays, month by month") { _ in
            Stage.prepare()
            return Stage.page(BirthdaysViewController(), above: "More")
        },
        Screen("album", title: "Portraits in columns") { _ in
            Stage.prepare()
            return Stage.page(AlbumViewController(), above: "More")
        },
        Screen("donation", title: "An amount that was chosen") { _ in
            Stage.donation { $0.amount = 25 }
        },
        Screen("donation-thanks", title: "An amount of one's own, given every month") { _ in
            Stage.donation {
                $0.amount = Decimal(string: "12.50")
                $0.isMonthly = true
                $0.give()
            }
        },
        Screen("notice", title: "A notice above the menu") { _ in
            Stage.prepare()
            let notice = NoticeController(Stage.tab(2))
            notice.show("You are offline. Changes are kept.", seconds: nil)
            return notice
        },
        Screen("settings", title: "Settings in a table") { _ in
            Stage.prepare()
            return Stage.page(SettingsViewController(), above: "More")
        },
        Screen("receipt", title: "A receipt") { _ in
            Stage.prepare()
            return Stage.page(ReceiptViewController(number: "2024-0117"), above: "More")
        },
        Screen("tour", title: "The first page of the tour") { _ in
            Stage.prepare()
            return OnboardingViewController()
        },
        Screen("tour-end", title: "The last page of the tour") { _ in
            Stage.prepare()
            let tour = OnboardingViewController()
            tour.whenLaidOut { $0.page = OnboardingPage.all.count - 1 }
            return tour
        },
    ]

}
