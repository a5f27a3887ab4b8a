import CInterposition
import Foundation
import Render

/// The files that a worker process has read for a picture, or since the last one.
struct DrawingInputs: Hashable, Codable {
    /// The files that the process hasn't reported before.
    var files: [InputFile] = []
    /// All that have changed since the run began.
    var changing: [InputFile] = []
    /// A Boolean value that indicates whether nothing else was read: no clock, random number, device, process or
    /// connection.
    var areComplete = true
}

/// The inputs of this process, as `CInterposition` notes them.
@MainActor
final class InputLog {
    /// The time at which the run began, in seconds since 1970.
    private let start: Double
    private let isEffective: Bool
    private var end = 0
    private var vectorRequests = 0
    private var reported: Set<InputFile> = []

    /// Begins with the start of the process.
    init(since start: Double) {
        self.start = start
        cinterposition_keep_inputs()
        // An executable whose linker prefers the C library's functions notes nothing.
        let probe = "/snapshot/\(getpid())"
        _ = FileManager.default.fileExists(atPath: probe)
        let isNoted = InputLog.records(from: 0).files.contains(InputFile(path: probe, part: .status))
        // A catalog that depends on the time is another one in each process. Random numbers are also the standard
        // library's, for its hashes.
        isEffective = isNoted && cinterposition_take_flags() & cinterposition_clock.rawValue == 0
    }

    /// Returns the inputs since the last call, without `own`, the files of the command's own work.
    func take(without own: [String]) -> DrawingInputs {
        cinterposition_note_objects()
        cinterposition_pause()
        defer { cinterposition_resume() }
        var records = InputLog.records(from: end)
        end = records.end
        var inputs = DrawingInputs()
        inputs.areComplete = isEffective && records.isComplete && cinterposition_take_flags() == 0
        if reported.isEmpty, let executable = FilePaths.real("/proc/self/exe") {
            records.files.insert(InputFile(path: executable, part: .content))
        }
        if VectorDocument.requestCount != vectorRequests {
            vectorRequests = VectorDocument.requestCount
            let files = VectorDocument.processFiles
            inputs.areComplete = inputs.areComplete && files != nil
            for file in files ?? [] { records.files.insert(InputFile(path: file, part: .content)) }
        }
        let own = Set(own.map { FilePaths.absolute($0) })
        for file in records.files {
            guard !isKernels(file.path, &inputs.areComplete), !own.contains(FilePaths.absolute(file.path)) else {
                continue
            }
            if reported.insert(file).inserted { inputs.files.append(file) }
            if !FileStamp.isUnchanged(file, since: start) { inputs.changing.append(file) }
        }
        return inputs
    }

    /// Returns whether a path is that of a device, or of what the kernel tells. Most of these make inputs incomplete.
    private func isKernels(_ path: String, _ areComplete: inout Bool) -> Bool {
        guard ["/proc/", "/dev/", "/sys/"].contains(where: { path.hasPrefix($0) }) else { return false }
        // Dispatch asks for its threads' states, and bundles for the executable.
        let isCommon =
            ["/dev/null", "/proc/self/exe"].contains(path) || path.wholeMatch(of: /\/proc\/[0-9]+\/stat/) != nil
        areComplete = areComplete && isCommon
        return true
    }

    private static func records(from start: Int) -> (files: Set<InputFile>, end: Int, isComplete: Bool) {
        var size = 0
        guard let log = cinterposition_inputs(&size), size > start else { return ([], start, true) }
        var files: Set<InputFile> = []
        var isComplete = true
        let bytes = UnsafeRawBufferPointer(start: log, count: size)
        var next = start
        while next < size {
            guard let part = InputFile.Part(rawValue: Character(UnicodeScalar(bytes[next]))) else {
                // Another thread is writing the record, which is shown after the next picture.
                isComplete = false
                break
            }
            let path = String(cString: log + next + 1)
            next += path.utf8.count + 2
            files.insert(InputFile(path: path, part: part))
        }
        return (files, next, isComplete)
    }
}
