import BuilderUIKit
import Foundation
import Render
import SnapshotCore
import Synchronization

/// The forms in which a screen can be looked at.
enum LookForm: String, CaseIterable {
    case compact, problems, tree, accessibility, json, hash, picture
}

/// A screen as one of the forms.
@MainActor
struct ScreenReading {
    private let picture: DeclaredPicture
    private let steps: [ActStep]
    /// The warnings of the screen's code.
    private let notes = ScreenNotes()

    /// - Parameters:
    ///   - screen: The screen, in one of its states.
    ///   - configuration: The configuration that it is drawn for.
    ///   - steps: What is done on it before it is read.
    init(_ screen: Screen, _ configuration: SnapshotConfiguration, steps: [ActStep] = []) {
        picture = DeclaredPicture(screen: screen, configuration: configuration)
        self.steps = steps
    }

    /// The name of the screen, and of the configuration.
    private var title: String { "\(picture.screen.fullName) \(picture.configuration.name)" }

    /// Draws the screen, and reads its views.
    /// - Parameters:
    ///   - scale: The pixels for each point; nil for the device's.
    ///   - read: Receives the window, or the bare view.
    func display<Value: Sendable>(
        scale: Double? = nil, reading read: @escaping @MainActor @Sendable (UIView) throws -> Value
    ) async throws -> (display: Display, value: Value) {
        let configuration = picture.configuration
        let input = ScreenInput(
            form: configuration.form, warn: { [notes] in notes.add($0) })
        let screen = picture.screen
        var renderer = screen.renderer(for: configuration)
        if !steps.isEmpty {
            // A state of the catalog may have steps of its own.
            let declared = renderer.interaction
            renderer.interaction = { [steps] live in
                try await declared?(live)
                try await ActStep.perform(steps, on: live)
            }
        }
        let log = WarningLog { [notes] in notes.add("\($0)") }
        return try await log.asCurrent {
            try await renderer.display(
                of: try screen.make(input), width: configuration.width.map(Double.init), scale: scale, reading: read)
        }
    }

    /// Returns the screen, or a view of it, in a form.
    /// - Parameters:
    ///   - view: The identifier, text or class of a view; nil for the whole screen.
    ///   - scale: The pixels for each point of a picture.
    ///   - limit: The maximum number of characters of a text.
    /// - Throws: `ToolError` if no view is found, or several, `RenderError`, or what the screen's `make` throws.
    func look(_ form: LookForm, view: String?, scale: Double, limit: Int) async throws -> ToolResult {
        let isPainted = form == .hash || form == .picture
        let (display, value) = try await display(scale: form == .picture ? scale : nil) { root in
            let found = try view.map { try ViewName($0).view(in: root) }
            return Reading(
                frame: found.map { root.convert($0.bounds, from: $0) },
                text: isPainted ? "" : Self.text(of: found ?? root, in: root, as: form),
                problems: form == .compact || form == .problems ? Problems(of: found ?? root, in: root) : Problems())
        }
        var head = "\(title) \(Self.short(display.size.width))x\(Self.short(display.size.height))"
        if let view { head += " view \(view)" }
        let texts = notes.take(display.warnings)
        let warnings =
            ConflictLines(found: value.problems.conflicts, logged: texts).lines + value.problems.lines
            + texts.filter { !ConflictLines.isConflict($0) }.map { "! warning: \($0)" }
        switch form {
        case .picture, .hash:
            let bitmap = try display.bitmap()
            let crop = AuditCrop(bitmap: bitmap, scale: display.scale, fingerprint: display.fingerprint)
            let part = value.frame
            guard form == .picture else {
                let hash = part.map { crop.hash(of: $0) } ?? bitmap.pixelHash(scale: display.scale)
                guard let hash else { throw ToolError.failed("the view is outside of the picture") }
                return ToolResult(([head, "hash \(hash)"] + warnings).joined(separator: "\n"))
            }
            let whole = CGRect(origin: .zero, size: display.size)
            guard let png = try crop.png(of: part ?? whole) else {
                throw ToolError.failed("the view is outside of the picture")
            }
            return ToolResult([
                .text(([head] + warnings).joined(separator: "\n")), .picture(base64: png.base64EncodedString()),
            ])
        default:
            return ToolResult(
                ShortText.of(
                    form == .problems && warnings.isEmpty ? "no problems" : value.text, head: [head], tail: warnings,
                    limit: limit,
                    advice: "look at one “view”, or raise “limit”"))
        }
    }

    /// The parts of a screen that are read.
    private struct Reading: Sendable {
        var frame: CGRect?
        var text: String
        var problems: Problems
    }

    /// The problems of a screen.
    private struct Problems: Sendable {
        /// The conflicts of constraints, in UIKit's words.
        var conflicts: [String] = []
        /// The lines about other problems.
        var lines: [String] = []

        init() {}

        @MainActor
        init(of view: UIView, in screen: UIView) {
            let report = LayoutReport(of: view)
            conflicts = report.conflicts.map { "\($0)" }
            lines = ScreenProblems(of: view, in: screen).lines(report.ambiguities)
        }
    }

    private static func text(of view: UIView, in screen: UIView, as form: LookForm) -> String {
        switch form {
        case .compact: return CompactText(of: view, in: screen).lines.joined(separator: "\n")
        case .tree: return trimmed(view.textTree)
        case .accessibility: return trimmed(view.accessibilityTextTree)
        case .json: return trimmed(ViewHierarchyJSON.text(of: view))
        case .hash, .picture, .problems: return ""
        }
    }

    /// Returns the constraints that determine the edges of a view, or what is wrong with those of the screen.
    /// - Parameter view: The identifier, text or class of a view; nil for conflicts and ambiguities.
    func explain(view: String?, isWhole: Bool, limit: Int) async throws -> ToolResult {
        let (display, found) = try await CreationSites.$current.withValue(CreationSites()) {
            try await explained(view: view, isWhole: isWhole)
        }
        let logged = notes.take(display.warnings)
        let conflicts = ConflictLines(found: found.conflicts, logged: logged)
        var text = ExplanationText.shortened(Self.trimmed(found.text))
        if !found.isExplained {
            text = (conflicts.texts + found.sources + found.ambiguities).joined(separator: "\n")
            if text.isEmpty { text = "no conflicts of constraints, no ambiguous views" }
        }
        return ToolResult(
            ShortText.of(
                text, head: [title],
                tail: (found.isExplained ? conflicts.lines : [])
                    + logged.filter { !ConflictLines.isConflict($0) }.map { "! warning: \($0)" },
                limit: limit, advice: "explain one “view”, or raise “limit”"))
    }

    private func explained(view: String?, isWhole: Bool) async throws -> (display: Display, value: Explanation) {
        try await display { root in
            let report = LayoutReport(of: root)
            if let view { return Explanation(text: report.text(for: [try ViewName(view).view(in: root)])) }
            return isWhole ? Explanation(text: try report.text(forView: nil)) : Explanation(problemsIn: report)
        }
    }

    /// The parts of a layout that are read.
    private struct Explanation: Sendable {
        var text = ""
        var conflicts: [String] = []
        /// The lines of code of the conflicts' constraints.
        var sources: [String] = []
        var ambiguities: [String] = []
        /// A Boolean value that indicates whether views are explained.
        var isExplained = true

        init(text: String) { self.text = text }

        @MainActor
        init(problemsIn report: LayoutReport) {
            conflicts = report.conflicts.map { "\($0)" }
            sources = report.conflictSources
            ambiguities = report.ambiguities.map { "\($0)" }
            isExplained = false
        }
    }

    private static func trimmed(_ text: String) -> String { text.trimmingCharacters(in: .newlines) }

    private static func short(_ length: CGFloat) -> String {
        length == length.rounded() ? "\(Int(length))" : "\(Double(length))"
    }
}

/// The warnings of one screen, each once.
private final class ScreenNotes: Sendable {
    private let texts = Mutex<[String]>([])

    func add(_ text: String) { texts.withLock { if !$0.contains(text) { $0.append(text) } } }

    /// Returns the warnings and `others`.
    func take(_ others: [String]) -> [String] {
        for text in others { add(text) }
        return texts.withLock(\.self)
    }
}
