import Foundation

/// An input file, or standard input.
struct InputFile {
    let path: String

    init(_ path: String) { self.path = path }

    func read() throws -> Data {
        do {
            return path == "-"
                ? try FileHandle.standardInput.readToEnd() ?? Data() : try Data(contentsOf: URL(fileURLWithPath: path))
        } catch {
            throw Failure.unreadable(path: path, reason: error.localizedDescription)
        }
    }
}

/// An output file, which is written atomically.
struct OutputFile {
    let path: String

    init(_ path: String) { self.path = path }

    func write(_ data: Data) throws {
        do {
            try data.write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            throw Failure.unwritable(path: path, reason: error.localizedDescription)
        }
    }
}
