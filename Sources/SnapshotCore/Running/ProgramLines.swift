import BuilderUIKit
import Foundation
import Synchronization

/// The lines of source code in the running program's debug information.
///
/// They are read by `llvm-symbolizer`, which is part of Swift's toolchain: a quarter of a second for the first search
/// in a program of 150 MB, whatever the number of addresses. Lines that were found are kept.
package enum ProgramLines {
    private static let known = Mutex<[UInt: SourceLine?]>([:])

    /// Returns the line of each return address.
    ///
    /// - Returns: nil for code without debug information, and for all if there is no `llvm-symbolizer`.
    @Sendable
    package static func lines(of addresses: [UInt]) -> [SourceLine?] {
        let found = known.withLock { known in addresses.map { known[$0] } }
        let unknown = zip(addresses, found).filter { $0.1 == nil }.map(\.0)
        guard !unknown.isEmpty else { return found.map { $0 ?? nil } }
        var new: [UInt: SourceLine?] = [:]
        for (program, addresses) in LoadedPrograms().grouped(unknown) {
            new.merge(search(for: addresses, in: program)) { _, line in line }
        }
        known.withLock { $0.merge(new) { _, line in line } }
        return zip(addresses, found).map { address, line in line ?? new[address] ?? nil }
    }

    /// Returns the lines of return addresses in one of the programs' files.
    private static func search(for addresses: [UInt], in program: LoadedPrograms.Program) -> [UInt: SourceLine?] {
        var lines: [UInt: SourceLine?] = [:]
        // A call's address is before the one that it returns to.
        let answers = Self.answers(about: addresses.map { $0 - 1 - program.start }, in: program.path)
        for (address, answer) in zip(addresses, answers) { lines.updateValue(answer.line, forKey: address) }
        // The compiler gives initial values of properties that are isolated to an actor the line 0. The instructions
        // just before the call have the property's.
        let distances = stride(from: UInt(4), through: 96, by: 4)
        let unknown = zip(addresses, answers).filter { $0.1.isInUnknownLine && $0.0 > program.start + 128 }
        let before = Self.answers(
            about: unknown.flatMap { address, _ in distances.map { address - 1 - program.start - $0 } },
            in: program.path)
        let count = Array(distances).count
        guard before.count == unknown.count * count else { return lines }
        for (index, (address, answer)) in unknown.enumerated() {
            let candidates = before[index * count..<(index + 1) * count].prefix { $0.function == answer.function }
            lines.updateValue(candidates.lazy.compactMap(\.line).first, forKey: address)
        }
        return lines
    }

    /// Returns what is known about positions in a program's file, in their order; nothing if it can't be read.
    private static func answers(about positions: [UInt], in path: String) -> [Answer] {
        var answers: [Answer] = []
        // A command line has room for about 100,000 positions.
        let size = 20_000
        for start in stride(from: 0, to: positions.count, by: size) {
            let part = positions[start..<min(start + size, positions.count)]
            // A render's clock may stand still, so there is no limit.
            let result = try? ChildProcess.run(
                "llvm-symbolizer",
                ["--obj=\(path)", "--no-inlines", "--output-style=JSON"] + part.map { "0x" + String($0, radix: 16) },
                in: "/", environment: environment)
            guard let result, result.status == 0 else { return [] }
            answers += result.output.split(separator: UInt8(ascii: "\n")).flatMap { Answer.all(in: $0) }
        }
        return answers.count == positions.count ? answers : []
    }

    /// The variables, with the folder of the toolchain at the end of PATH.
    private static var environment: [String: String] {
        var environment = ProcessInfo.processInfo.environment
        let folders = (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":").map(String.init)
        let toolchain = folders.lazy.map { URL(fileURLWithPath: $0 + "/swift") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }?
            .resolvingSymlinksInPath().deletingLastPathComponent().path
        environment["PATH"] = (folders + [toolchain].compactMap(\.self)).joined(separator: ":")
        return environment
    }

    /// The facts about an address.
    private struct Answer: Decodable {
        struct Symbol: Decodable {
            var file: String
            var function: String
            var line: Int

            enum CodingKeys: String, CodingKey {
                case file = "FileName", function = "FunctionName", line = "Line"
            }
        }

        var symbols: [Symbol]?

        enum CodingKeys: String, CodingKey {
            case symbols = "Symbol"
        }

        /// Returns the answers of a line of output: one, or, for addresses on the command line, an array of all.
        static func all(in json: Data) -> [Answer] {
            let decoder = JSONDecoder()
            if let answers = try? decoder.decode([Answer].self, from: json) { return answers }
            return (try? decoder.decode(Answer.self, from: json)).map { [$0] } ?? []
        }

        var function: String? { symbols?.first?.function }

        /// A Boolean value that indicates whether the code is in a source file, but in none of its lines.
        var isInUnknownLine: Bool {
            guard let symbol = symbols?.first else { return false }
            return symbol.line == 0 && symbol.file.hasPrefix("/") && symbol.file.hasSuffix(".swift")
        }

        /// The line; nil for generated code, such as that of macros.
        var line: SourceLine? {
            guard let symbol = symbols?.first, symbol.line > 0, symbol.file.hasPrefix("/"),
                !symbol.file.contains("@__swiftmacro")
            else { return nil }
            return SourceLine(path: symbol.file, line: symbol.line)
        }
    }
}

extension CreationSites {
    /// Creates a record whose lines are those of the running program's debug information.
    package nonisolated convenience init() { self.init(lookUp: ProgramLines.lines(of:)) }
}

/// The files of the executable and the libraries that this process runs.
private struct LoadedPrograms {
    struct Program: Hashable {
        /// A path of the file; of one that was replaced since it was loaded, the one that the system keeps.
        var path: String
        /// The address of the file's first byte.
        var start: UInt
    }

    private struct Region {
        var addresses: Range<UInt>
        var program: Program
    }

    private var regions: [Region] = []

    /// Reads the regions of memory from the system's list, in the order of their addresses.
    init() {
        guard let data = FileManager.default.contents(atPath: "/proc/self/maps") else { return }
        var starts: [Substring: UInt] = [:]
        let executable = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
            // 55d0c8a00000-55d0c8b00000 r-xp 00100000 08:01 1234  /folder/name
            let fields = line.split(separator: " ", maxSplits: 5)
            guard fields.count == 6, fields[4] != "0" else { continue }
            let bounds = fields[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
            guard bounds.count == 2, bounds[0] < bounds[1] else { continue }
            let path = fields[5].drop { $0 == " " }
            let start = starts[path] ?? bounds[0]
            starts[path] = start
            let isExecutable = path == executable
            guard isExecutable || !path.hasSuffix(" (deleted)") else { continue }
            regions.append(
                Region(
                    addresses: bounds[0]..<bounds[1],
                    program: Program(
                        path: isExecutable ? "/proc/\(ProcessInfo.processInfo.processIdentifier)/exe" : String(path),
                        start: start)))
        }
    }

    /// Returns the addresses in each file.
    func grouped(_ addresses: [UInt]) -> [Program: [UInt]] {
        var groups: [Program: [UInt]] = [:]
        for address in addresses {
            guard let region = regions.first(where: { $0.addresses.contains(address) }) else { continue }
            groups[region.program, default: []].append(address)
        }
        return groups
    }
}
