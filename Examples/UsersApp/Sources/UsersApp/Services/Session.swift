import Combine
import Foundation

/// Who is signed in.
final class Session: ObservableObject {

    @Published private(set) var account: Account?

    func begin(_ account: Account) {
        self.account = account
    }

    func end() {
        account = nil
    }

}
