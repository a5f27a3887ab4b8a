import Foundation
import RxSwift

/// Answers whatever a test or a preview wants.
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

    /// Never answers.
    static var silent: MockUserService {
        MockUserService(answer: .never())
    }

    /// Answers after some time.
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
