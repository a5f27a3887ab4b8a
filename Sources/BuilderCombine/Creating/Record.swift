/// A publisher that allows for recording a series of inputs and a completion for later playback to each subscriber.
///
/// A failure follows the last value, too; it waits until that has been requested.
public struct Record<Output, Failure: Error>: Publisher {
    /// The recorded output and completion.
    public let recording: Recording

    /// Creates a publisher of what a closure records.
    public init(record: (inout Recording) -> Void) {
        var recording = Recording()
        record(&recording)
        self.init(recording: recording)
    }

    /// Creates a publisher of an existing recording.
    public init(recording: Recording) { self.recording = recording }

    /// Creates a publisher of values, which a completion follows.
    public init(output: [Output], completion: Subscribers.Completion<Failure>) {
        self.init(recording: Recording(output: output, completion: completion))
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        SequenceSubscription.begin(
            subscriber, recording.output, completion: recording.completion, name: "Cancelled Events")
    }

    /// A recorded sequence of outputs, followed by a completion value.
    public struct Recording {
        public typealias Input = Output

        /// The values that a subscriber receives.
        public private(set) var output: [Output]
        /// The completion that follows them.
        public private(set) var completion: Subscribers.Completion<Failure>
        private var isComplete: Bool

        /// Creates an empty recording, which finishes unless it receives another completion.
        public init() {
            (output, completion, isComplete) = ([], .finished, false)
        }

        /// Creates a complete recording.
        public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
            self.output = output
            self.completion = completion
            isComplete = true
        }

        /// Adds a value; after a completion it ends the program.
        public mutating func receive(_ input: Input) {
            precondition(!isComplete, "Receiving values after completion is not allowed")
            output.append(input)
        }

        /// Adds the completion; a second one ends the program.
        public mutating func receive(completion: Subscribers.Completion<Failure>) {
            precondition(!isComplete, "Receiving completion more than once is not allowed")
            self.completion = completion
            isComplete = true
        }
    }
}

extension Record: Codable where Output: Codable, Failure: Codable {}

extension Record.Recording: Codable where Output: Codable, Failure: Codable {
    private enum CodingKeys: CodingKey { case output, completion }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            output: try container.decode([Output].self, forKey: .output),
            completion: try container.decode(Subscribers.Completion<Failure>.self, forKey: .completion))
    }

    /// Encodes the recording, as `encode(to:)` does.
    public func encode(into encoder: any Encoder) throws { try encode(to: encoder) }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(output, forKey: .output)
        try container.encode(completion, forKey: .completion)
    }
}
