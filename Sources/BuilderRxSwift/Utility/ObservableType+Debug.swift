import Foundation
import OpenCombine

extension ObservableType {
    /// Prints the subscription, the events and the disposal, with the time.
    ///
    /// ```swift
    /// Observable.of(1, 2).debug("numbers").subscribe().disposed(by: bag)
    /// // 2024-05-01 09:30:00.125: numbers -> subscribed
    /// // 2024-05-01 09:30:00.126: numbers -> Event next(1)
    /// // 2024-05-01 09:30:00.126: numbers -> Event next(2)
    /// // 2024-05-01 09:30:00.126: numbers -> Event completed
    /// // 2024-05-01 09:30:00.126: numbers -> isDisposed
    /// ```
    /// The identifier also appears in the chain of an unhandled error. See ``Hooks/defaultErrorHandler``.
    ///
    /// - Parameters:
    ///   - identifier: The prefix of each line; the call site by default.
    ///   - trimOutput: A Boolean value that indicates whether descriptions of events longer than 40 characters are
    ///     truncated in the middle.
    ///   - file: The file of the call site.
    ///   - line: The line of the call site.
    ///   - function: The function of the call site.
    public func debug(
        _ identifier: String? = nil, trimOutput: Bool = false,
        file: String = #file, line: UInt = #line, function: String = #function
    ) -> Observable<Element> {
        let identifier = identifier ?? CallSite(file: file, line: line, function: function).identifier
        let clock = DebugClock()
        return debug(identifier, trimOutput: trimOutput, time: { clock.now }, write: { print($0) })
    }

    /// Prints the events with a given clock and output.
    func debug(
        _ identifier: String, trimOutput: Bool, time: @escaping () -> String, write: @escaping (String) -> Void
    ) -> Observable<Element> {
        through { observer in
            DebugSink(identifier, trimOutput: trimOutput, downstream: observer) {
                write("\(time()): \(identifier) -> \($0)")
            }
        }
    }
}

/// The call site of `debug`, for lines without an identifier.
struct CallSite {
    let file: String
    let line: UInt
    let function: String

    /// The file name without its path, the line and the function: `Model.swift:12 (load())`.
    var identifier: String {
        let name = file.split(separator: "/").last.map(String.init) ?? file
        return "\(name):\(line) (\(function))"
    }
}

/// A clock that formats the time for `debug`'s lines.
final class DebugClock {
    private let formatter = DateFormatter()

    init() {
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = "yyyy-MM-dd HH:mm:ss.SSS"
    }

    var now: String { formatter.string(from: Date()) }
}

/// A sink that passes events on and prints them.
final class DebugSink<Element>: OperatorSink<Element, Element> {
    private let identifier: String
    private let trimsOutput: Bool
    private let write: (String) -> Void

    init(
        _ identifier: String, trimOutput: Bool, downstream: ObserverBase<Element>, write: @escaping (String) -> Void
    ) {
        self.identifier = identifier
        trimsOutput = trimOutput
        self.write = write
        super.init(downstream: downstream)
        write("subscribed")
    }

    override var name: String? { "debug(\"\(identifier)\")" }

    override func onNext(_ input: Element) {
        guard !isEnded else { return }
        log(.next(input))
        forward(input)
    }

    override func receive(completion: Subscribers.Completion<any Error>) {
        guard !isEnded else { return }
        log(completion.event())
        finish(completion)
    }

    override func disposing() { write("isDisposed") }

    private func log(_ event: Event<Element>) {
        let text = "\(event)"
        let half = DebugFormat.longest / 2
        let isTrimmed = trimsOutput && text.count > DebugFormat.longest
        write("Event \(isTrimmed ? "\(text.prefix(half))...\(text.suffix(half))" : text)")
    }
}

private enum DebugFormat {
    /// The length in characters of a truncated event description.
    static let longest = 40
}
