import Foundation
import Render
import SnapshotCore

/// The compilation of a few files of a Swift module, without its driver.
///
/// The compiler's driver writes a module anew whenever a file of it has changed, for which it reads all files: for 200
/// files that takes ten times as long as compiling one of them. A change in a function's body leaves the module as it
/// was. So the files are compiled first, and the driver is needed only if they declare something else than before: it
/// also compiles the files that depend on them.
struct FileCompilation {
    /// The module's files that have changed.
    private let sources: [Source]
    private let driver: SwiftDriver

    private struct Source {
        var path: String
        var object: String
        /// The path of the file in which the compiler notes what a source declares and what it depends on.
        var notes: String
    }

    private struct Outputs: Decodable {
        var object: String?
        var notes: String?

        enum CodingKeys: String, CodingKey {
            case object
            case notes = "swift-dependencies"
        }
    }

    /// The number of files that take longer one by one than by the driver.
    private static let limit = 4

    /// Finds the changed files of a command.
    ///
    /// Files that the compiler has written after the executable was linked come from a build that failed or was ended,
    /// which may not have compiled all that depends on them.
    /// - Parameter isLinked: returns whether the file at a path is older than the executable.
    /// - Returns: nil if the command isn't the compiler's, more has changed than the text of a few of its files, or the
    ///   last build has left something to do.
    init?(of command: BuildManifest.Command, dirty: Set<String>, isLinked: (String) -> Bool) {
        guard let driver = SwiftDriver(command), driver.module.map(isLinked) ?? false else { return nil }
        // Another build, or one that was ended, may have left files that were never compiled.
        let changed = command.inputs.filter { dirty.contains($0) || (FilePaths.isFile($0) && !isLinked($0)) }
        guard !changed.isEmpty, changed.count <= Self.limit, changed.allSatisfy({ $0.hasSuffix(".swift") }),
            let data = FileManager.default.contents(atPath: driver.outputMap),
            let outputs = try? JSONDecoder().decode([String: Outputs].self, from: data)
        else { return nil }
        sources = changed.compactMap { path in
            guard FilePaths.isFile(path), let object = outputs[path]?.object, FilePaths.isFile(object),
                let notes = outputs[path]?.notes, isLinked(notes)
            else { return nil }
            return Source(path: path, object: object, notes: notes)
        }
        guard sources.count == changed.count else { return nil }
        self.driver = driver
    }

    /// The paths of the objects that the files are compiled to.
    var objects: [String] { sources.map(\.object) }

    /// Compiles the files.
    /// - Parameters:
    ///   - former: the text of files in the last build that succeeded, by path, as far as it is known.
    ///   - runner: runs the compiler.
    /// - Returns: The compiler's result if it has errors, or the files declare what they did; nil if the driver must
    ///   run.
    func run(former: [String: Data], by runner: SwiftDriver.Runner) throws -> ProcessResult? {
        // The compiler would say so after it has compiled the files.
        guard !sources.contains(where: { declaresOthers($0, than: former[$0.path]) }) else { return nil }
        return try SwiftDriver.withTemporaryFolder { folder in
            let plan = try driver.plan(in: folder, by: runner)
            guard plan.status == 0 else { return nil }
            var last: ProcessResult?
            for source in sources {
                guard let line = Self.line(of: source.path, in: plan.output) else { return nil }
                let notes = "\(folder)/notes"
                let result = try runner(
                    "/bin/sh", ["-c", "exec \(line) -emit-reference-dependencies-path \"$1\"", "sh", notes], [:])
                guard result.status == 0 else { return result }
                guard declaresTheSame(source, now: notes, former: former[source.path]),
                    let data = FileManager.default.contents(atPath: notes),
                    (try? data.write(to: URL(fileURLWithPath: source.notes), options: .atomic)) != nil
                else { return nil }
                last = result
            }
            return last
        }
    }

    /// Returns whether the text of a file obviously has other declarations than before.
    private func declaresOthers(_ source: Source, than former: Data?) -> Bool {
        guard let former, let text = FileManager.default.contents(atPath: source.path) else { return false }
        return Self.heads(in: former) != Self.heads(in: text)
    }

    /// Returns the lines with declarations that bodies seldom have, up to their braces.
    private static func heads(in text: Data) -> Set<Substring> {
        let words = ["func ", "init(", "class ", "struct ", "enum ", "protocol ", "extension ", "import "]
        return Set(
            String(decoding: text, as: UTF8.self).split(separator: "\n").compactMap { line in
                words.contains { line.contains($0) } ? line.prefix { $0 != "{" } : nil
            })
    }

    /// Returns the line of a plan that compiles a file, quoted for a shell.
    private static func line(of path: String, in plan: Data) -> String? {
        for name in [path, SwiftDriver.quoted(path)] {
            guard let place = plan.range(of: Data(" -primary-file \(name) ".utf8)) else { continue }
            let start = plan[..<place.lowerBound].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? plan.startIndex
            let end = plan[place.upperBound...].firstIndex(of: UInt8(ascii: "\n")) ?? plan.endIndex
            return String(decoding: plan[start..<end], as: UTF8.self)
        }
        return nil
    }

    /// Returns whether a file's declarations are what they were, as far as other files may depend on them.
    private func declaresTheSame(_ source: Source, now notes: String, former: Data?) -> Bool {
        guard !SwiftDriver.isInlined(source.path),
            let text = FileManager.default.contents(atPath: source.path)
        else { return false }
        let before = Self.fingerprints(source.notes)
        if !before.isEmpty, before == Self.fingerprints(notes) { return true }
        return former.map { LiteralEdit.isOnlyDifference(between: $0, and: text) } ?? false
    }

    /// Returns the hashes of a file's declarations, and of the modules that it imports, in their order.
    ///
    /// The compiler hashes declarations without the bodies of functions, and writes 32 hexadecimal digits for each.
    private static func fingerprints(_ path: String) -> [Data] {
        guard let data = FileManager.default.contents(atPath: path) else { return [] }
        var found: [Data] = []
        data.withUnsafeBytes { bytes in
            var start = 0
            for index in 0...bytes.count {
                if index < bytes.count, isHexadecimal(bytes[index]) { continue }
                if index - start == 32 { found.append(Data(bytes[start..<index])) }
                start = index + 1
            }
        }
        return found
    }

    private static func isHexadecimal(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
    }
}
