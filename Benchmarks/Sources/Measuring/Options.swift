/// A command line of `--name value` pairs, such as `--repeat 100`.
public struct Options: Sendable {
    private let arguments: [String]

    public init(_ arguments: [String] = Array(CommandLine.arguments.dropFirst())) {
        self.arguments = arguments
    }

    /// Returns the argument that follows `--name`, or nil if there is none.
    public func text(_ name: String) -> String? {
        guard let place = arguments.firstIndex(of: "--" + name), place + 1 < arguments.count else { return nil }
        return arguments[place + 1]
    }

    /// Returns an option's value as an integer, 1 or more.
    public func count(_ name: String, default standard: Int) -> Int {
        max(1, text(name).flatMap { Int($0) } ?? standard)
    }

    public func has(_ name: String) -> Bool { arguments.contains("--" + name) }
}
