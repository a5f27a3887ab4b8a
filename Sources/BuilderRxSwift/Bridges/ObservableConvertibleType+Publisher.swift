import OpenCombine

extension ObservableConvertibleType {
    /// The sequence as a publisher of OpenCombine.
    ///
    /// Each subscriber subscribes to the sequence for itself, and gets no more elements than it asks for: the others
    /// are kept until it asks again. Completion comes after them. Cancelling disposes the subscription.
    ///
    /// ```swift
    /// let cancellable = numbers.publisher.sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
    /// ```
    public var publisher: AnyPublisher<Element, any Swift.Error> {
        ObservablePublisher(observable: asObservable()).eraseToAnyPublisher()
    }
}
