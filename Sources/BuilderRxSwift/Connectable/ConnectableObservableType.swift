/// A sequence whose source begins only when it is told to.
public protocol ConnectableObservableType: ObservableType {
    /// Subscribes to the source, if that has not happened.
    ///
    /// - Returns: what ends the connection. Observers hear nothing of that.
    func connect() -> any Disposable
}
