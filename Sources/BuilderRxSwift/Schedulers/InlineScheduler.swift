/// A scheduler that may run work at once, without a disposable for it.
protocol InlineScheduler {
    /// Whether work that were scheduled now would run at once.
    var runsInline: Bool { get }
}
