import CInterposition
import Foundation
import Render

/// The inputs of a picture that a worker process reports.
struct DrawingInputs: Hashable, Codable {
    /// The stamps of the files that the process hasn't reported before, by their raw values.
    var files: [String: String] = [:]
    /// A Boolean value that indicates whether nothing else was read for the picture: no clock, random number, device,
    /// process, connection, or file that has changed since the run began.
    var areComplete = true
    /// A Boolean value that indicates whether the same holds for the earlier pictures of the process, from which it may
    /// keep values.
    var areEarlierComplete = true
}

/// The inputs of this process, as `CInterposition` notes them.
@MainActor
final class InputLog {
    /// The time at which the run began, in seconds since 1970.
    private let start: Double
    private var end = 0
    private var vectorRequests = 0
    private var reported: Set<InputFile> = []
    private var areComplete: Bool

    /// Begins with the start of the process.
    init(since start: Double) {
        self.start = start
        cinterposition_keep_inputs()
        // An executable whose linker prefers the C library's functions notes nothing.
        let probe = InputFile(path: "/nothing-here", part: .status)
        _ = FileManager.default.fileExists(atPath: probe.path)
        var end = 0
        let isNoted = InputLog.files(from: &end)?.contains(probe) ?? false
        // A catalog that depends on the time or on another process is another one each time. Random numbers are also
        // the standard library's, for its hashes.
        areComplete = isNoted && cinterposition_take_flags() & ~cinterposition_random.rawValue == 0
    }

    /// Returns the inputs since the last call, without `own`, the files of the command's own work.
    func take(without own: [String]) -> DrawingInputs {
        cinterposition_note_objects()
        cinterposition_pause()
        defer { cinterposition_resume() }
        var inputs = DrawingInputs()
        inputs.areEarlierComplete = areComplete
        let noted = InputLog.files(from: &end)
        var files = noted ?? []
        inputs.areComplete = noted != nil && cinterposition_take_flags() == 0
        if VectorDocument.requestCount != vectorRequests {
            vectorRequests = VectorDocument.requestCount
            let mapped = VectorDocument.processFiles
            inputs.areComplete = inputs.areComplete && mapped != nil
            files.formUnion((mapped ?? []).map { InputFile(path: $0, part: .content) })
        }
        let own = Set(own.map { FilePaths.absolute($0) })
        for file in files {
            let path = FilePaths.absolute(file.path)
            guard !own.contains(path), !Self.isKernels(path, &inputs.areComplete) else { continue }
            let stamp = FileStamp(of: file, since: start)
            inputs.areComplete = inputs.areComplete && stamp.isSettled && stamp.isComplete
            if reported.insert(file).inserted { inputs.files[file.rawValue] = stamp.text }
        }
        areComplete = areComplete && inputs.areComplete
        return inputs
    }

    /// Returns whether a path is that of a device or of the kernel's tables. Most of these make inputs incomplete.
    private static func isKernels(_ path: String, _ areComplete: inout Bool) -> Bool {
        guard ["/proc/", "/dev/", "/sys/"].contains(where: { path.hasPrefix($0) }) else { return false }
        // Bundles read the executable's path, the runtime its arguments, Dispatch and renders the threads' states.
        let common = /\/dev\/null|\/proc\/(self|[0-9]+)(\/exe|\/maps|\/cmdline)?|\/proc\/[0-9]+\/stat/
        let states = /\/proc\/self\/(fd|task|task\/[0-9]+\/status)|\/proc\/thread-self\/status/
        let isCommon = path.wholeMatch(of: common) != nil || path.wholeMatch(of: states) != nil
        areComplete = areComplete && isCommon
        return true
    }

    /// Returns the files that were noted since an offset of the log, and advances it; nil if one can't be told.
    private static func files(from offset: inout Int) -> Set<InputFile>? {
        var end = offset
        guard let log = cinterposition_inputs(offset, &end) else { return nil }
        var files: Set<InputFile> = []
        var areComplete = true
        while offset < end {
            let length = strlen(log + offset)
            let text = UnsafeRawBufferPointer(start: log + offset, count: length)
            if let file = String(validating: text, as: UTF8.self).flatMap(InputFile.init) {
                files.insert(file)
            } else {
                areComplete = false
            }
            offset += length + 1
        }
        return areComplete ? files : nil
    }
}
