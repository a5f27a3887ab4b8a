import Foundation

/// The program that measures kiwi.
struct Kiwi {
    let program: String
    let folder: String

    /// Returns the description of the form in kiwi's own benchmark.
    func recordedForm() throws -> String { try run(["record"]) }

    /// Returns the time of building a system once, in milliseconds.
    func buildTime(_ system: SystemDescription, _ name: String, count: Int) throws -> Double {
        try number(["build", file(of: system, name), "\(count)"])
    }

    /// Returns the time of suggesting a pair of values and reading the result, in microseconds.
    func stepTime(_ system: SystemDescription, _ name: String, count: Int, _ pairs: [(Double, Double)]) throws -> Double
    {
        try number(["step", file(of: system, name), "\(count)"] + pairs.flatMap { ["\($0.0)", "\($0.1)"] })
    }

    /// Writes a system to a file and returns its path.
    private func file(of system: SystemDescription, _ name: String) throws -> String {
        let path = "\(folder)/\(name).txt"
        try system.text.write(toFile: path, atomically: true, encoding: .utf8)
        return path
    }

    private func number(_ arguments: [String]) throws -> Double {
        let text = try run(arguments)
        guard let number = Double(text.trimmingCharacters(in: .whitespacesAndNewlines)) else {
            throw Failure(detail: "\(arguments) printed \(text)")
        }
        return number
    }

    private func run(_ arguments: [String]) throws -> String {
        let process = Process()
        let channel = Pipe()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.standardOutput = channel
        try process.run()
        let output = channel.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Failure(detail: "\(arguments) ended with \(process.terminationStatus)")
        }
        return String(decoding: output, as: UTF8.self)
    }

    struct Failure: Error, CustomStringConvertible {
        let detail: String
        var description: String { "kiwi could not be measured: \(detail)" }
    }
}
