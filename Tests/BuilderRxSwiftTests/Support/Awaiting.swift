import BuilderRxSwift
import Foundation

/// Awaits the moment at which the body calls the function that it gets.
func awaiting(
    isolation: isolated (any Actor)? = #isolation, _ body: (@escaping @Sendable () -> Void) -> Void
) async {
    await withCheckedContinuation(isolation: isolation) { (done: CheckedContinuation<Void, Never>) in
        body { done.resume() }
    }
}

/// Awaits what a scheduler has to do by now; on concurrent ones only what has begun.
func settle(isolation: isolated (any Actor)? = #isolation, _ scheduler: any ImmediateSchedulerType) async {
    let scheduler = Shared(scheduler)
    await awaiting { done in
        DispatchQueue.global().async {
            _ = scheduler.value.schedule(()) { _ in
                done()
                return Disposables.create()
            }
        }
    }
}
