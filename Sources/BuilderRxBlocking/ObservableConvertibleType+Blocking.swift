import BuilderRxSwift
import Foundation

extension ObservableConvertibleType {
    /// Returns the sequence in a form whose methods block the calling thread until the sequence has ended.
    ///
    /// ```swift
    /// let names = try model.names.take(2).toBlocking(timeout: 5).toArray()
    /// ```
    ///
    /// - Parameter timeout: The time in seconds after which a method fails with `RxError.timeout`.
    ///   With `nil`, a sequence that doesn't end blocks the thread forever.
    public func toBlocking(timeout: TimeInterval? = nil) -> BlockingObservable<Element> {
        BlockingObservable(timeout: timeout, source: asObservable())
    }
}
