import BuilderRxSwift
import BuilderRxTest

extension Marble {
    /// How the row's outcome differs from what it must be, drawn under each other; nil if it doesn't.
    var deviation: String? {
        do {
            return try run()
        } catch MarbleError.unreadable(let reason) {
            return "\(name)\n  \(reason)"
        } catch {
            return "\(name)\n  \(error)"
        }
    }

    private func run() throws -> String? {
        let start = TestScheduler.Defaults.subscribed
        let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
        let inputs = try sources.map { try source($0, on: scheduler) }
        // Late enough for every drawing.
        let columns = (sources.map(\.drawing.count) + [drawingLength]).reduce(0, +) + 1
        let end = max(TestScheduler.Defaults.disposed - start, columns * MarbleDrawing.columnWidth)
        let disposal = try disposal.map { try MarbleDrawing.disposal($0) * MarbleDrawing.columnWidth } ?? end
        let body = body
        let observer = scheduler.start(disposed: start + disposal) { body(Sources(all: inputs), scheduler) }
        let came = observer.events.map { Recorded(time: $0.time - start, value: $0.value) }

        var report = Report(sources: sources)
        try compare(came, &report)
        for (input, source) in zip(inputs, sources) {
            guard let spans = source.spans else { continue }
            let were = input.subscriptions.map { Subscription($0.subscribe - start, $0.unsubscribe - start) }
            try compare(were, with: spans, end: self.disposal == nil ? end : .max - start, source, &report)
        }
        return report.isGood ? nil : "\(name)\n\(report.text)"
    }

    /// How many columns the expectation has.
    private var drawingLength: Int {
        if case .drawing(let drawing) = expectation { drawing.count } else { 0 }
    }

    private func source(_ source: MarbleSource, on scheduler: TestScheduler) throws -> TestableObservable<String> {
        let events = try MarbleDrawing.events(source.drawing, values: values, failure: MarbleError.marble)
        switch source {
        case .cold(let drawing, _):
            guard !drawing.contains("^") else {
                throw MarbleError.unreadable("the drawing \(drawing) of a cold source has a ^")
            }
            return scheduler.createColdObservable(events)
        case .hot:
            let start = TestScheduler.Defaults.subscribed
            return scheduler.createHotObservable(events.map { Recorded(time: $0.time + start, value: $0.value) })
        }
    }

    private func compare(_ came: [Recorded<Event<String>>], _ report: inout Report) throws {
        switch expectation {
        case .list(let list):
            let start = TestScheduler.Defaults.subscribed
            let exact = came.map { Recorded(time: $0.time + start, value: $0.value) }
            report.add("output", "\(exact)", expected: "\(list)", isGood: exact == list)
        case .drawing(let expected):
            // The expectation has to be a drawing, too, lest a slip of the pen be taken for what came.
            _ = try MarbleDrawing.events(expected, values: [:], failure: failure)
            do {
                let drawing = try MarbleDrawing.draw(
                    came, results: results, failure: failure, length: expected.count)
                report.add("output", drawing, expected: expected)
            } catch MarbleError.unreadable(let reason) {
                report.add("output", reason, expected: expected, isGood: false)
            }
        }
    }

    private func compare(
        _ spans: [Subscription], with expected: [String], end: TestTime, _ source: MarbleSource,
        _ report: inout Report
    ) throws {
        let were = try spans.enumerated().map { index, span in
            let length = expected.indices.contains(index) ? expected[index].count : 0
            return try MarbleDrawing.draw(span, end: end, length: length)
        }
        for span in expected { _ = try MarbleDrawing.span(span, end: end) }
        guard were != expected else { return }
        let none = "(no subscription)"
        for index in 0..<max(were.count, expected.count) {
            report.add(
                "span of \(source.drawing)",
                were.indices.contains(index) ? were[index] : none,
                expected: expected.indices.contains(index) ? expected[index] : none)
        }
    }
}

extension MarbleSource {
    var drawing: String {
        switch self {
        case .hot(let drawing, _), .cold(let drawing, _): drawing
        }
    }

    var spans: [String]? {
        switch self {
        case .hot(_, let spans), .cold(_, let spans): spans
        }
    }
}

/// What came and what should have, line by line, so that the same column stands at the same place.
private struct Report {
    private(set) var isGood = true
    private var lines: [(label: String, indent: Int, drawing: String)] = []

    init(sources: [MarbleSource]) {
        for (index, source) in sources.enumerated() {
            let start = source.drawing.firstIndex(of: "^").map {
                source.drawing.distance(from: source.drawing.startIndex, to: $0)
            }
            lines.append(("source \(index)", start ?? 0, source.drawing))
        }
    }

    mutating func add(_ label: String, _ drawing: String, expected: String, isGood: Bool? = nil) {
        lines.append((label, 0, drawing))
        lines.append(("expected", 0, expected))
        if !(isGood ?? (drawing == expected)) { self.isGood = false }
    }

    var text: String {
        let width = lines.map(\.label.count).max() ?? 0
        let before = lines.map(\.indent).max() ?? 0
        return lines.map { line in
            let label = line.label + ":" + String(repeating: " ", count: width - line.label.count + 1)
            return "  " + label + String(repeating: " ", count: before - line.indent) + line.drawing
        }.joined(separator: "\n")
    }
}
