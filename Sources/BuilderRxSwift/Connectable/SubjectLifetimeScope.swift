/// The lifetime of the elements that ``ObservableType/share(replay:scope:)`` keeps for late observers.
public enum SubjectLifetimeScope: Sendable {
    /// As long as somebody is subscribed and the source has not ended. Whoever comes after that starts the source anew,
    /// and hears nothing of before.
    ///
    /// ```swift
    /// let result = request.share(replay: 1)
    /// // two observers at a time: one request
    /// // one after the other has ended: two requests
    /// ```
    case whileConnected

    /// For good. Whoever comes after the source has ended hears what was kept, and the end; whoever comes after all
    /// others have gone hears what was kept, and then what the source sends, which is subscribed to anew.
    case forever
}
