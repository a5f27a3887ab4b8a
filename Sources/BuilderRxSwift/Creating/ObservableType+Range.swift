/// The numbers that ``ObservableType/range(start:count:scheduler:)`` counts with.
public typealias RxAbstractInteger = FixedWidthInteger

extension ObservableType where Element: RxAbstractInteger {
    /// A sequence of consecutive numbers, which then completes.
    ///
    /// RxSwift ends the program for a negative count and for numbers that their type can't hold. Here the sequence
    /// fails while subscribing, with ``RxError/argumentOutOfRange`` or ``RxError/overflow``.
    ///
    /// - Parameters:
    ///   - start: the first number.
    ///   - count: how many numbers are sent.
    ///   - scheduler: where each number is sent, one piece of work for each.
    public static func range(
        start: Element, count: Element,
        scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> {
        guard count >= 0 else { return .error(RxError.argumentOutOfRange) }
        guard count == 0 || !start.addingReportingOverflow(count - 1).overflow else {
            return .error(RxError.overflow)
        }
        return Observable.stepping(on: scheduler) {
            var sent: Element = 0
            return {
                guard sent < count else { return nil }
                defer { sent += 1 }
                return start + sent
            }
        }
    }
}
