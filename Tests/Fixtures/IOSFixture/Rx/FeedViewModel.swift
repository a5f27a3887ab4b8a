import Foundation
import RxSwift

public struct Page {
    public let entries: [String]
    public let isLast: Bool

    public init(entries: [String], isLast: Bool = false) {
        self.entries = entries
        self.isLast = isLast
    }
}

/// A list that grows as it is scrolled: pages are requested one after the other, and a page that fails doesn't end the
/// list.
public final class FeedViewModel {
    // Inputs
    public let loadMore = PublishSubject<Void>()
    public let leave = PublishSubject<Void>()

    // Outputs
    public let entries: Observable<[String]>
    public let failures: Observable<Error>

    public init(page: @escaping (Int) -> Single<Page>) {
        let outcomes =
            loadMore
            .scan(0) { number, _ in number + 1 }
            .concatMap { number in
                page(number)
                    .asObservable()
                    .materialize()
                    .filter { !$0.isCompleted }
            }
            .take(until: { $0.element?.isLast == true }, behavior: .inclusive)
            .take(until: leave)
            .share()

        entries =
            outcomes
            .compactMap(\.element)
            .scan([]) { all, page in all + page.entries }
            .startWith([])
            .share(replay: 1)
        failures = outcomes.compactMap(\.error)
    }
}
