import Builder
import Factory
import Foundation
import RxSwift
import UIKit

final class UserDetailViewModel {

    let user: User
    @Variable var isFavorite = false

    @Injected(Container.imageCache) private var cache: ImageCacheType
    @Injected(Container.calendar) private var calendar: Calendar
    private let now = Container.now()

    init(user: User) {
        self.user = user
    }

    var portrait: Observable<UIImage?> { cache.portraitOrInitials(of: user) }

    /// The rows of the card, as pairs of name and value.
    var facts: [(name: String, value: String)] {
        [
            ("Street", user.street),
            ("City", user.city),
            ("Country", user.country),
            ("E-mail", user.email),
            ("Phone", user.phone),
            ("Birthday", birthday),
            ("With us", membership),
        ]
    }

    /// The elapsed fraction of the year before the next birthday.
    var yearProgress: CGFloat {
        guard let next = nextBirthday else { return 0 }
        let days = calendar.dateComponents([.day], from: now, to: next).day ?? 0
        return 1 - CGFloat(days) / 366
    }

    var daysToBirthday: Int? {
        nextBirthday.flatMap { calendar.dateComponents([.day], from: now, to: $0).day }
    }

    private var nextBirthday: Date? {
        guard let born = DateFormatter.day.date(from: user.born) else { return nil }
        let day = calendar.dateComponents([.month, .day], from: born)
        return calendar.nextDate(after: now, matching: day, matchingPolicy: .nextTime)
    }

    private var birthday: String {
        guard let born = DateFormatter.day.date(from: user.born),
            let age = calendar.dateComponents([.year], from: born, to: now).year
        else { return "unknown" }
        return "\(DateFormatter.longDay.string(from: born)) (\(age))"
    }

    private var membership: String {
        guard let joined = DateFormatter.day.date(from: user.joined) else { return "–" }
        let years = calendar.dateComponents([.year], from: joined, to: now).year ?? 0
        return years == 1 ? "1 year" : "\(years) years"
    }

}
