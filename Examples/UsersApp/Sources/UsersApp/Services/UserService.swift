import Foundation
import RxSwift

protocol UserServiceType {
    func users() -> Single<[User]>
}

enum UserServiceError: Error, Equatable {
    case missing(String)
    case unreadable(String)
    case unknown
}

extension UserServiceError: LocalizedError {
    var errorDescription: String? {
        switch self {
        case .missing(let file): return "\(file) isn't part of this app."
        case .unreadable(let file): return "\(file) can't be read. Please install the app again."
        case .unknown: return "Something went wrong."
        }
    }
}

/// A service that reads users from the app's bundle, in the background.
struct BundledUserService: UserServiceType {

    var file = "people.json"
    var decoder: DataDecoder = JSONDecoder()

    func users() -> Single<[User]> {
        let (file, decoder) = (self.file, self.decoder)
        return Single.create { single in
            DispatchQueue.global(qos: .userInitiated).async {
                do {
                    single(.success(try BundledUserService.read(file, decoder)))
                } catch {
                    single(.failure(error))
                }
            }
            return Disposables.create()
        }
    }

    private static func read(_ file: String, _ decoder: DataDecoder) throws -> [User] {
        guard let url = Bundle.module.url(forResource: file, withExtension: nil) else {
            throw UserServiceError.missing(file)
        }
        guard let people = try? decoder.decode(People.self, from: Data(contentsOf: url)) else {
            throw UserServiceError.unreadable(file)
        }
        return people.people.sorted { ($0.last.folded, $0.first.folded) < ($1.last.folded, $1.first.folded) }
    }

}
