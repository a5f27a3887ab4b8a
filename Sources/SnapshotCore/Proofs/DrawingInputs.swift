import CInterposition
import Foundation
import Render

/// The files that a worker process has read for a picture, or since the last one.
struct DrawingInputs: Hashable, Codable {
    var files: Set<InputFile> = []
    /// A Boolean value that indicates whether nothing else was read: no clock, random number, device, process or
    /// connection.
    var areComplete = true
}

/// The inputs of this process, as `CInterposition` notes them.
@MainActor
final class InputLog {
    private var end = 0
    private var vectorRequests = 0
    private let isEffective: Bool

    /// Begins with the start of the process.
    init() {
        cinterposition_keep_inputs()
        // An executable whose linker prefers the C library's functions notes nothing.
        let probe = "/snapshot/\(getpid())"
        _ = FileManager.default.fileExists(atPath: probe)
        let records = InputLog.records(from: 0)
        // A catalog that depends on the time is another one in each process.
        isEffective =
            records.files.contains(InputFile(path: probe, part: .status)) && cinterposition_take_flags() == 0
    }

    /// Returns the inputs since the last call, without `own`, the files of the command's own work.
    func take(without own: [String]) -> DrawingInputs {
        cinterposition_note_objects()
        var records = InputLog.records(from: end)
        end = records.end
        var inputs = DrawingInputs()
        inputs.areComplete = isEffective && records.isComplete && cinterposition_take_flags() == 0
        if VectorDocument.requestCount != vectorRequests {
            vectorRequests = VectorDocument.requestCount
            cinterposition_pause()
            let files = VectorDocument.processFiles
            cinterposition_resume()
            if let files {
                records.files.formUnion(files.map { InputFile(path: $0, part: .content) })
            } else {
                inputs.areComplete = false
            }
        }
        let own = Set(own.map { FilePaths.absolute($0) })
        for file in records.files {
            guard let path = InputLog.path(file.path, &inputs.areComplete), !own.contains(FilePaths.absolute(path))
            else { continue }
            inputs.files.insert(InputFile(path: path, part: file.part))
        }
        return inputs
    }

    /// Returns the path of an input; nil for a device or for what the kernel tells, which is no input, or makes the inputs
    /// incomplete.
    private static func path(_ path: String, _ isComplete: inout Bool) -> String? {
        guard path.hasPrefix("/proc/") || path.hasPrefix("/dev/") || path.hasPrefix("/sys/") else { return path }
        if path == "/proc/self/exe" { return FilePaths.real(path) }
        // Dispatch asks for its threads' states.
        let isThread = path.wholeMatch(of: /\/proc\/[0-9]+\/stat/) != nil
        if path != "/dev/null", !isThread { isComplete = false }
        return nil
    }

    private static func records(from start: Int) -> (files: Set<InputFile>, end: Int, isComplete: Bool) {
        var size = 0
        guard let log = cinterposition_inputs(&size), size > start else { return ([], start, true) }
        var files: Set<InputFile> = []
        var isComplete = true
        let bytes = UnsafeRawBufferPointer(start: log, count: size)
        var next = start
        while next < size {
            guard let part = InputFile.Part(rawValue: String(UnicodeScalar(bytes[next]))) else {
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
