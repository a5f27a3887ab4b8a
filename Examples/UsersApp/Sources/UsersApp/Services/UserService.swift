import Foundation
import RxSwift

protocol UserServiceType {
    func users() -> Single<[User]>
}

enum UserServiceError: Error, Equatable {
    case missing(String)
    case unreadable(String)
}

extension UserServiceError: LocalizedError {
    var errorDescription: String? {
        switch self {
        case .missing(let file): return "\(file) isn't part of this app."
        case .unreadable(let file): return "\(file) can't be read. Please install the app again."
        }
    }
}

/// The people in the app's bundle, read in the background.
struct BundledUserService: UserServiceType {

    var file = "people.json"

    func users() -> Single<[User]> {
        let file = self.file
        return Single.create { single in
            let work = DispatchWorkItem {
                do {
                    single(.success(try BundledUserService.read(file)))
                } catch {
                    single(.failure(error))
                }
            }
            DispatchQueue.global(qos: .userInitiated).async(execute: work)
            return Disposables.create { work.cancel() }
        }
    }

    private static func read(_ file: String) throws -> [User] {
        guard let url = Bundle.module.url(forResource: file, withExtension: nil) else {
            throw UserServiceError.missing(file)
        }
        guard let people = try? JSONDecoder().decode(People.self, from: Data(contentsOf: url)) else {
            throw UserServiceError.unreadable(file)
        }
        return people.people.sorted { ($0.last.folded, $0.first.folded) < ($1.last.folded, $1.first.folded) }
    }

}
