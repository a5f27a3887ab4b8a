/// The scheduled work that has not begun yet, of something that schedules again and again. Disposing it takes all back.
final class PendingWork: Cancelable {
    private let works = CompositeDisposable()

    var isDisposed: Bool { works.isDisposed }

    /// Schedules one more work, unless everything was taken back.
    ///
    /// - Parameter schedule: schedules the work and returns what takes it back. The work calls the function it gets
    ///   when it begins, and does nothing when that returns false.
    func add(_ schedule: (_ begin: @escaping () -> Bool) -> any Disposable) {
        let work = SingleAssignmentDisposable()
        guard let key = works.insert(work) else { return }
        work.setDisposable(
            schedule { [works] in
                guard !works.isDisposed else { return false }
                works.remove(for: key)
                return true
            })
    }

    func dispose() {
        works.dispose()
    }
}
