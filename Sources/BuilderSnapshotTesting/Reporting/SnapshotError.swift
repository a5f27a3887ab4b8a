import Foundation
import SnapshotCore

/// An error that prevents taking, storing or comparing a snapshot. The descriptions contain the remedy.
enum SnapshotError: Error, Hashable, Sendable {
    /// A record mode in the environment that doesn't exist.
    case unknownRecordMode(String)
    /// An empty name, `named: ""`.
    case emptyName
    /// An unnamed snapshot whose call can't be found in the source.
    case callNotFound(file: String, line: UInt, reason: String)
    /// Different content for a name that has already been used in this run.
    case nameIsTaken(name: String, line: UInt, actual: String?)
    /// Two names of the same file.
    case namesMeet(String, String, file: String)
    /// A snapshot that wasn't available in time, in seconds.
    case timeout(TimeInterval)
    /// An error of the value, or of drawing it, with its own description.
    case failed(String)
    /// A snapshot with characters that no font has, with a description of each text.
    case missingGlyphs([String])
    /// A drawing during which another test pinned other fonts.
    case fontsChanged
    /// A comparison that can't be performed as requested, whatever the baseline is.
    case refused(String)
    /// A baseline that can't be read.
    case unreadable(path: String, reason: String, actual: String)
    /// A file that could not be written.
    case cannotWrite(String)
}

/// A baseline of another file type; a comparison throws this error for nothing else.
struct UnreadableBaselineError: Error, Hashable, Sendable, CustomStringConvertible {
    var reason: String
    var description: String { "the baseline can't be read: \(reason)" }
}

extension SnapshotError: CustomStringConvertible {
    var description: String {
        switch self {
        case .unknownRecordMode(let name):
            "\(RecordMode.variable) is “\(name)”, which is not a record mode: use all, failed, missing or never."
        case .emptyName:
            "a snapshot's name must not be empty: omit named:, or pass a name."
        case .callNotFound(let file, let line, let reason):
            "an unnamed snapshot is named after its position in the source, which was not found at \(file):\(line) "
                + "(\(reason)). Pass named:; a function that calls assertSnapshot can also forward its file:, testName:, "
                + "line: and column:."
        case .nameIsTaken(let name, let line, let actual):
            "the call at line \(line) took the snapshot “\(name)” again in this run, with different content. In a loop, "
                + "with arguments, or in a function that several tests call, give each snapshot a name with named:, or "
                + "forward file:, testName: and line:. If it is one snapshot that is taken again, its value "
                + "isn't the same each time."
                + (actual.map { "\n  actual:     \($0)" } ?? "")
        case .namesMeet(let first, let second, let file):
            "the names “\(first)” and “\(second)” both become \(file): rename one."
        case .timeout(let seconds):
            "no snapshot arrived within \(seconds) seconds: the strategy never called back, or it needs the main "
                + "thread, which waits here. Pass a longer timeout:, or use a strategy that completes synchronously."
        case .failed(let text):
            "no snapshot: \(text)"
        case .missingGlyphs(let texts):
            "nothing was compared: the snapshot shows characters that no font has, as boxes with their code points:"
                + texts.prefix(4).map { "\n  \($0)" }.joined()
                + "\nInstall the fonts, or allow such boxes: as: .image.allowingMissingGlyphs()."
        case .fontsChanged:
            "nothing was compared: while the snapshot was drawn, a test beside another folder of pinned fonts took one. "
                + "Run the tests one after another (swift test --no-parallel), or pin the same fonts in both folders."
        case .refused(let text):
            "nothing was compared: \(text)"
        case .unreadable(let path, let reason, let actual):
            """
            the baseline \(path) can't be read: \(reason)
              actual:     \(actual)
            Restore it, or record it again: \(SnapshotError.recordHint(.failed)).
            """
        case .cannotWrite(let text):
            "the snapshot could not be stored: \(text)"
        }
    }

    /// Returns the instruction for recording with a mode, for messages.
    static func recordHint(_ mode: RecordMode) -> String {
        "run with \(RecordMode.variable)=\(mode.rawValue), or pass record: .\(mode.rawValue)"
    }
}
