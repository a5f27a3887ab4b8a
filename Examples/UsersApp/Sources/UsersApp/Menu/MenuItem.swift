import UIKit

/// An item of the menu.
struct MenuItem {

    let title: String
    let note: String
    let symbol: String
    let color: UIColor
    let open: () -> UIViewController

    static let all = [
        MenuItem(title: "Settings", note: "Order, reminders, size", symbol: "gearshape", color: .systemGray) {
            SettingsViewController()
        },
        MenuItem(title: "Receipt", note: "The last one", symbol: "doc", color: .systemGreen) {
            ReceiptViewController(number: "2024-0117")
        },
        MenuItem(title: "New contact", note: "For somebody who joins", symbol: "person.fill", color: .harbour) {
            ContactViewController()
        },
        MenuItem(title: "Birthdays", note: "Month by month", symbol: "calendar", color: .systemPink) {
            BirthdaysViewController()
        },
        MenuItem(title: "Album", note: "All pictures, large", symbol: "photo", color: .systemTeal) {
            AlbumViewController()
        },
        MenuItem(title: "Give something", note: "For the house", symbol: "heart.fill", color: .systemRed) {
            DonationViewController()
        },
        MenuItem(title: "Tour", note: "What this app can do", symbol: "star.fill", color: .systemIndigo) {
            OnboardingViewController()
        },
    ]

}
