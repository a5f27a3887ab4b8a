import Combine
import Foundation

/// The signed-in account, if any.
final class Session: ObservableObject {

    @Published private(set) var account: Account?

    func begin(_ account: Account) {
        self.account = account
    }

    func end() {
        account = nil
    }

}
