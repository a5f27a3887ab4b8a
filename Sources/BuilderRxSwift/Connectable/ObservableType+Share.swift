extension ObservableType {
    /// Shares one subscription to the source among all observers, and repeats the last elements to late ones.
    ///
    /// The first observer subscribes to the source, and the last one's going disposes that subscription.
    ///
    /// ```swift
    /// let user = request.share(replay: 1)
    /// user.map(\.name).bind(to: nameLabel.rx.text).disposed(by: bag)
    /// user.map(\.image).bind(to: imageView.rx.image).disposed(by: bag)   // no second request
    /// ```
    ///
    /// - Parameters:
    ///   - replay: how many elements are repeated.
    ///   - scope: whether what is repeated outlives the subscription to the source, and its end.
    public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Observable<Element> {
        switch (scope, replay) {
        case (.forever, 0): return multicast(PublishSubject()).refCount()
        case (.forever, _): return multicast(ReplaySubject.create(bufferSize: replay)).refCount()
        case (.whileConnected, 0), (.whileConnected, 1):
            let hub = ShareHub(asObservable(), replay: replay)
            return Observable(trampolined: false, source: hub.add)
        case (.whileConnected, _):
            return multicast(makeSubject: { ReplaySubject.create(bufferSize: replay) }).refCount()
        }
    }
}
