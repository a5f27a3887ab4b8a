import Foundation
import RxSwift

struct Account: Equatable {
    let name: String
    let email: String
}

enum AuthenticationError: Error, Equatable {
    case wrongPassword
    case locked(minutes: Int)
}

extension AuthenticationError: LocalizedError {
    var errorDescription: String? {
        switch self {
        case .wrongPassword: return "The e-mail address and the password don't belong together."
        case .locked(let minutes): return "Too many attempts. Please try again in \(minutes) minutes."
        }
    }
}

protocol AuthenticationType {
    func signIn(email: String, password: String) -> Single<Account>
}

/// An authentication service with a single password, which responds with a server's delay.
struct OfflineAuthentication: AuthenticationType {

    var delay = RxTimeInterval.milliseconds(400)

    func signIn(email: String, password: String) -> Single<Account> {
        let answer: Single<Account> =
            password == "harbour7"
            ? .just(Account(name: email.components(separatedBy: "@")[0].capitalized, email: email))
            : .error(AuthenticationError.wrongPassword)
        return Single<Int>.timer(delay, scheduler: ConcurrentMainScheduler.instance).flatMap { _ in answer }
    }

}
