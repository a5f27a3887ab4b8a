import OpenCombine

// OpenCombine's operators without a state of their own are used as they are, but for their subscribing to what they are
// applied to.

/// A publisher that subscribes to another one by this module's method, where OpenCombine's operators call
/// `receive(subscriber:)`: for the publishers of optionals and of results, these differ.
private struct Resubscribed<Base: OpenCombine.Publisher>: OpenCombine.Publisher {
    typealias Output = Base.Output
    typealias Failure = Base.Failure

    let base: Base

    init(_ base: Base) { self.base = base }

    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        guard let publisher = base as? any Publisher<Output, Failure> else { return base.subscribe(subscriber) }
        publisher._subscribe(subscriber)
    }
}

extension Deferred: Publisher {
    public func _subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        Resubscribed(createPublisher()).receive(subscriber: subscriber)
    }
}

extension Publishers.AssertNoFailure: Publisher {
    public func _subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        Resubscribed(upstream).assertNoFailure(prefix, file: file, line: line).receive(subscriber: subscriber)
    }
}

extension Publishers.Breakpoint: Publisher {
    public func _subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        Resubscribed(upstream).breakpoint(
            receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion
        ).receive(subscriber: subscriber)
    }
}

extension Publishers.CompactMap: Publisher {
    public func _subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        Resubscribed(upstream).compactMap(transform).receive(subscriber: subscriber)
    }
}

extension Publishers.Filter: Publisher {
    public func _subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        Resubscribed(upstream).filter(isIncluded).receive(subscriber: subscriber)
    }
}

extension Publishers.IgnoreOutput: Publisher {
    public func _subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        Resubscribed(upstream).ignoreOutput().receive(subscriber: subscriber)
    }
}

extension Publishers.Map: Publisher {
    public func _subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        Resubscribed(upstream).map(transform).receive(subscriber: subscriber)
    }
}

extension Publishers.MapError: Publisher {
    public func _subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        Resubscribed(upstream).mapError(transform).receive(subscriber: subscriber)
    }
}

extension Publishers.MapKeyPath: Publisher {
    public func _subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        Resubscribed(upstream).map(keyPath).receive(subscriber: subscriber)
    }
}

extension Publishers.MapKeyPath2: Publisher {
    public func _subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        Resubscribed(upstream).map(keyPath0, keyPath1).receive(subscriber: subscriber)
    }
}

extension Publishers.MapKeyPath3: Publisher {
    public func _subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        Resubscribed(upstream).map(keyPath0, keyPath1, keyPath2).receive(subscriber: subscriber)
    }
}

extension Publishers.SetFailureType: Publisher {
    public func _subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        Resubscribed(upstream).setFailureType(to: Failure.self).receive(subscriber: subscriber)
    }
}
