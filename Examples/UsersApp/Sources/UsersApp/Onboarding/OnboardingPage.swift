import UIKit

/// A page of the tour.
struct OnboardingPage {

    let symbol: String
    let title: String
    let text: String
    let color: UIColor

    static let all = [
        OnboardingPage(
            symbol: "person.2", title: "Everybody in one place",
            text: "Names, numbers and birthdays of all who come and go.", color: .systemTeal),
        OnboardingPage(
            symbol: "magnifyingglass", title: "Found in a second",
            text: "Type the beginning of a name or a city, in any order and without accents.", color: .systemIndigo),
        OnboardingPage(
            symbol: "lock", title: "Nobody else looks",
            text: "What you enter stays on this device until you share it.", color: .systemOrange),
    ]

}
