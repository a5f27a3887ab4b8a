import OpenCombine

/// Passes events on and tells about them.
final class DebugStage<Element>: Stage<Element, Element> {
    private let identifier: String
    private let trimsOutput: Bool
    private let write: (String) -> Void

    init(
        _ identifier: String, trimOutput: Bool, downstream: Receiver<Element>, write: @escaping (String) -> Void
    ) {
        self.identifier = identifier
        trimsOutput = trimOutput
        self.write = write
        super.init(downstream: downstream)
        write("subscribed")
    }

    override var name: String? { "debug(\"\(identifier)\")" }

    override func receive(_ input: Element) -> Subscribers.Demand {
        guard !isEnded else { return .none }
        tell(.next(input))
        forward(input)
        return .none
    }

    override func receive(completion: Subscribers.Completion<any Error>) {
        guard !isEnded else { return }
        tell(completion.event())
        finish(completion)
    }

    override func disposing() {
        write("isDisposed")
    }

    private func tell(_ event: Event<Element>) {
        let text = "\(event)"
        let half = DebugFormat.longest / 2
        let isTrimmed = trimsOutput && text.count > DebugFormat.longest
        write("Event \(isTrimmed ? "\(text.prefix(half))...\(text.suffix(half))" : text)")
    }
}

private enum DebugFormat {
    /// The number of characters of an event's description that trimming leaves.
    static let longest = 40
}
