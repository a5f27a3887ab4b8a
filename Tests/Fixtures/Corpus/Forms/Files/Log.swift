import Foundation

/// The calls that the forms have received.
final class Log {
    static let shared = Log()
    private(set) var lines: [String] = []

    func add(_ line: String) { lines.append(line) }

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

func log(_ line: String) { Log.shared.add(line) }
