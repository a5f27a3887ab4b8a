import Foundation
import RxSwift

/// A user service with a predefined response, for tests and previews.
struct MockUserService: UserServiceType {

    var answer: Single<[User]>

    func users() -> Single<[User]> {
        answer
    }

    static func people(_ people: [User]) -> MockUserService {
        MockUserService(answer: .just(people))
    }

    static func failing(_ error: Error) -> MockUserService {
        MockUserService(answer: .error(error))
    }

    /// A service that never responds.
    static var silent: MockUserService {
        MockUserService(answer: .never())
    }

    /// Returns a service that responds after a delay.
    static func slow(_ people: [User], _ delay: RxTimeInterval) -> MockUserService {
        MockUserService(answer: Single.just(people).delay(delay, scheduler: MainScheduler.instance))
    }

}

extension User {
    static let sample = User(
        id: "1", title: "Dr", first: "Ottilie", last: "Brandt", street: "4 Canal Row", city: "Lübeck",
        country: "Germany", email: "ottilie@example.com", phone: "+49 451 555 0123", born: "1984-02-29",
        joined: "2019-06-30", portrait: nil)
}
