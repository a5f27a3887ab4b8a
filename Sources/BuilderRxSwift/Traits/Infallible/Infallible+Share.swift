extension InfallibleType {
    /// One subscription to the source for all observers.
    ///
    /// - Parameters:
    ///   - replay: how many of the latest elements a new observer gets first.
    ///   - scope: whether they are forgotten when the last observer has gone.
    public func share(
        replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected
    ) -> Infallible<Element> {
        Infallible(asObservable().share(replay: replay, scope: scope))
    }
}
