extension DisposeBag {
    /// Makes a bag that holds some disposables.
    public convenience init(disposing disposables: any Disposable...) {
        self.init()
        insert(disposables)
    }

    /// Makes a bag that holds some disposables.
    public convenience init(disposing disposables: [any Disposable]) {
        self.init()
        insert(disposables)
    }

    /// Makes a bag that holds the disposables that stand in a closure, one below the other.
    ///
    /// ```swift
    /// let bag = DisposeBag {
    ///     Disposables.create { print("one") }
    ///     Disposables.create { print("two") }
    /// }
    /// ```
    public convenience init(@DisposableBuilder builder: () -> [any Disposable]) {
        self.init()
        insert(builder())
    }

    /// Adds several disposables.
    public func insert(_ disposables: any Disposable...) {
        insert(disposables)
    }

    /// Adds several disposables.
    public func insert(_ disposables: [any Disposable]) {
        for disposable in disposables { insert(disposable) }
    }

    /// Adds the disposables that stand in a closure, one below the other.
    public func insert(@DisposableBuilder builder: () -> [any Disposable]) {
        insert(builder())
    }

    /// Gathers disposables that stand one below the other.
    @resultBuilder
    public struct DisposableBuilder {
        /// Gathers them.
        public static func buildBlock(_ disposables: any Disposable...) -> [any Disposable] {
            disposables
        }
    }
}
