import Foundation

/// A program that documents are read with. Where it is missing a test fails, with the name of the package to install.
public struct ExternalTool: Sendable {
    public let name: String
    /// The Debian package that has it.
    public let package: String

    public static let pdftotext = ExternalTool(name: "pdftotext", package: "poppler-utils")
    public static let pdftoppm = ExternalTool(name: "pdftoppm", package: "poppler-utils")
    public static let pdffonts = ExternalTool(name: "pdffonts", package: "poppler-utils")
    public static let pdfimages = ExternalTool(name: "pdfimages", package: "poppler-utils")
    public static let pdfinfo = ExternalTool(name: "pdfinfo", package: "poppler-utils")
    public static let rsvg = ExternalTool(name: "rsvg-convert", package: "librsvg2-bin")

    public enum Failure: Error, CustomStringConvertible {
        case missing(ExternalTool)
        case failed(ExternalTool, status: Int32, message: String)

        public var description: String {
            switch self {
            case .missing(let tool):
                "\(tool.name) isn't installed: scripts/install-system-packages tests, or apt-get install \(tool.package)."
            case .failed(let tool, let status, let message): "\(tool.name) ended with \(status): \(message)"
            }
        }
    }

    /// Runs the program on a file with this content, whose path stands at the end of the arguments or, where `output`
    /// is given, before the path of the file that is to be written.
    /// - Returns: what the program wrote: to the output file, or to its standard output.
    public func run(_ arguments: [String], on content: Data, suffix: String, output: String? = nil) throws -> Data {
        guard let program = path else { throw Failure.missing(self) }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("documents-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let input = folder.appendingPathComponent("document." + suffix)
        try content.write(to: input)
        let written = folder.appendingPathComponent("output")
        let errors = folder.appendingPathComponent("errors")
        for file in [written, errors] { _ = FileManager.default.createFile(atPath: file.path, contents: nil) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        let result = output.map { folder.appendingPathComponent($0) } ?? written
        process.arguments = arguments + [input.path] + (output == nil ? [] : [result.path])
        // Files, not pipes: those fill up.
        process.standardOutput = try FileHandle(forWritingTo: written)
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            let message = String(decoding: try Data(contentsOf: errors), as: UTF8.self)
            throw Failure.failed(self, status: process.terminationStatus, message: message)
        }
        return try Data(contentsOf: result)
    }

    private var path: String? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
        return folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }
}
