import Foundation
import RxSwift

/// Counts down to zero, a step a second, from the beginning at each start.
public final class CountdownViewModel {
    public let start = PublishSubject<Void>()
    public let remaining: Observable<Int>
    public let text: Observable<String>
    public let finished: Observable<Void>

    public init(seconds: Int, scheduler: SchedulerType = MainScheduler.instance) {
        remaining =
            start
            .flatMapLatest {
                Observable<Int>.interval(.seconds(1), scheduler: scheduler)
                    .map { seconds - 1 - $0 }
                    .startWith(seconds)
                    .take(while: { $0 >= 0 })
            }
            .share(replay: 1, scope: .whileConnected)
        text = remaining.map { String(format: "%d:%02d", $0 / 60, $0 % 60) }
        finished = remaining.filter { $0 == 0 }.map { _ in }
    }
}
