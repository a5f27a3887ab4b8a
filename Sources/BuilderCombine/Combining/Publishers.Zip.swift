extension Publishers {
    /// A publisher that combines the values of two publishers one by one: first with first, second with second.
    public struct Zip<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B

        /// Creates a publisher that combines others.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let subscription = ZipSubscription(downstream: subscriber, count: 2)
            let inputA = subscription.input(0, of: A.Output.self)
            let inputB = subscription.input(1, of: B.Output.self)
            subscription.combine {
                guard let a = inputA.popFirst(), let b = inputB.popFirst() else { return nil }
                return (a, b)
            }
            a.subscribe(inputA)
            b.subscribe(inputB)
            subscription.open()
        }
    }

    /// A publisher that combines the values of three publishers one by one: first with first, second with second.
    public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, A.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C

        /// Creates a publisher that combines others.
        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let subscription = ZipSubscription(downstream: subscriber, count: 3)
            let inputA = subscription.input(0, of: A.Output.self)
            let inputB = subscription.input(1, of: B.Output.self)
            let inputC = subscription.input(2, of: C.Output.self)
            subscription.combine {
                guard let a = inputA.popFirst(), let b = inputB.popFirst(), let c = inputC.popFirst()
                else { return nil }
                return (a, b, c)
            }
            a.subscribe(inputA)
            b.subscribe(inputB)
            c.subscribe(inputC)
            subscription.open()
        }
    }

    /// A publisher that combines the values of four publishers one by one: first with first, second with second.
    public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure {
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C
        /// The fourth publisher.
        public let d: D

        /// Creates a publisher that combines others.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let subscription = ZipSubscription(downstream: subscriber, count: 4)
            let inputA = subscription.input(0, of: A.Output.self)
            let inputB = subscription.input(1, of: B.Output.self)
            let inputC = subscription.input(2, of: C.Output.self)
            let inputD = subscription.input(3, of: D.Output.self)
            subscription.combine {
                guard let a = inputA.popFirst(), let b = inputB.popFirst(), let c = inputC.popFirst(),
                    let d = inputD.popFirst()
                else { return nil }
                return (a, b, c, d)
            }
            a.subscribe(inputA)
            b.subscribe(inputB)
            c.subscribe(inputC)
            d.subscribe(inputD)
            subscription.open()
        }
    }
}

extension Publishers.Zip: Equatable where A: Equatable, B: Equatable {}

extension Publishers.Zip3: Equatable where A: Equatable, B: Equatable, C: Equatable {}

extension Publishers.Zip4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
