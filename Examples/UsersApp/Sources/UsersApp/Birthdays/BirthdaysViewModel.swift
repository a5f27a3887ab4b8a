import Factory
import Foundation
import RxCocoa
import RxSwift

/// The users' birthdays, grouped by month.
final class BirthdaysViewModel {

    struct Month: Equatable {
        let name: String
        let users: [User]
    }

    @Injected(Container.userService) private var service: UserServiceType
    @Injected(Container.calendar) private var calendar: Calendar

    /// The months that have birthdays, in calendar order.
    var months: Single<[Month]> {
        service.users()
            .map { [calendar] users in BirthdaysViewModel.months(of: users, calendar: calendar) }
            .observe(on: MainScheduler.instance)
    }

    static func months(of users: [User], calendar: Calendar) -> [Month] {
        var byMonth: [Int: [(day: Int, user: User)]] = [:]
        for user in users {
            guard let date = DateFormatter.day.date(from: user.born) else { continue }
            let parts = calendar.dateComponents([.month, .day], from: date)
            guard let month = parts.month, let day = parts.day else { continue }
            byMonth[month, default: []].append((day, user))
        }
        return byMonth.keys.sorted().compactMap { month in
            guard let entries = byMonth[month] else { return nil }
            return Month(
                name: calendar.monthSymbols[month - 1],
                users: entries.sorted { $0.day < $1.day }.map { $0.user })
        }
    }

    /// Returns the day of the month, as the list shows it.
    func day(of user: User) -> String {
        guard let date = DateFormatter.day.date(from: user.born) else { return "?" }
        var parts = calendar.dateComponents([.day], from: date)
        if parts.day == 29 { parts.setValue(28, for: .day) }
        return parts.day.map { "\($0)." } ?? "?"
    }

}
