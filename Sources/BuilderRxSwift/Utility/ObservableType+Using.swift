import OpenCombine

extension ObservableType {
    /// A sequence with something that it needs, which is made for each subscription and disposed after it.
    ///
    /// - Parameters:
    ///   - resourceFactory: makes the resource. What it throws is the sequence's error.
    ///   - observableFactory: makes the observable to subscribe to. What it throws is the sequence's error; the
    ///     resource is
    ///     disposed then, too.
    /// - Returns: the sequence. After its end or its disposal the observable's subscription is disposed first, then the
    ///   resource.
    public static func using<Resource: Disposable>(
        _ resourceFactory: @escaping () throws -> Resource,
        observableFactory: @escaping (Resource) throws -> Observable<Element>
    ) -> Observable<Element> {
        Observable { receiver in
            let stage = UsingStage<Resource, Element>(downstream: receiver)
            stage.open()
            stage.connect { _ in
                do {
                    try observableFactory(stage.take(resourceFactory())).attach(stage)
                } catch {
                    Observable.error(error).attach(stage)
                }
            }
        }
    }
}

/// Passes events on and disposes a resource after what lies above.
private final class UsingStage<Resource: Disposable, Element>: Stage<Element, Element> {
    /// Set while connecting, when disposal waits.
    private var resource: Resource?

    func take(_ resource: Resource) -> Resource {
        self.resource = resource
        return resource
    }

    override var name: String? { "using" }

    override func receive(_ input: Element) -> Subscribers.Demand {
        forward(input)
        return .none
    }

    override func disposed() {
        resource?.dispose()
        resource = nil
    }
}
