import UIKit

/// What can be chosen in the menu.
struct MenuItem {

    let title: String
    let note: String
    let symbol: String
    let color: UIColor
    let open: () -> UIViewController

    static let all = [
        MenuItem(title: "Settings", note: "Order, reminders, size", symbol: "gearshape.fill", color: .systemGray) {
            SettingsViewController()
        },
        MenuItem(title: "Receipt", note: "The last one", symbol: "doc.text.fill", color: .systemGreen) {
            ReceiptViewController(number: "2024-0117")
        },
        MenuItem(title: "New contact", note: "For somebody who joins", symbol: "person.badge.plus", color: .harbour) {
            ContactViewController()
        },
        MenuItem(title: "Birthdays", note: "Month by month", symbol: "gift.fill", color: .systemPink) {
            BirthdaysViewController()
        },
        MenuItem(title: "Album", note: "All pictures, large", symbol: "photo.fill", color: .systemTeal) {
            AlbumViewController()
        },
        MenuItem(title: "Give something", note: "For the house", symbol: "heart.fill", color: .systemRed) {
            DonationViewController()
        },
        MenuItem(title: "Tour", note: "What this app can do", symbol: "sparkles", color: .systemIndigo) {
            OnboardingViewController()
        },
    ]

}
