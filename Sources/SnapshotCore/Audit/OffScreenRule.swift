import BuilderUIKit
import Foundation

/// Finds controls and texts that reach beyond the screen by more than a point, where nothing scrolls. A text in such a
/// control isn't reported again.
enum OffScreenRule {
    static func issues(in facts: ScreenFacts) -> [AuditIssue] {
        let screen = CGRect(origin: .zero, size: facts.size).insetBy(dx: -1, dy: -1)
        let controls = facts.fixedControls.filter { !screen.contains($0.frame) }
        // An outer control stands for those in it.
        let outer = controls.filter { control in !controls.contains { $0.contains(control) } }
        let texts = facts.texts.filter { text in
            !text.isInScrollView && !screen.contains(text.ink) && !controls.contains { $0.contains(text.subject) }
        }
        return outer.map { issue($0, $0.frame, facts.size) } + texts.map { issue($0.subject, $0.ink, facts.size) }
    }

    private static func issue(_ subject: ScreenFacts.Subject, _ frame: CGRect, _ size: CGSize) -> AuditIssue {
        let beyond = [
            ("left", -frame.minX), ("top", -frame.minY), ("right", frame.maxX - size.width),
            ("bottom", frame.maxY - size.height),
        ].filter { $0.1 > 1 }
        let sides = beyond.map { side, length in
            "the \(side) edge by \(Int(min(1e9, length.rounded()))) points"
        }.joined(separator: " and ")
        return AuditIssue(rule: .offScreen, subject: subject, message: "it reaches beyond \(sides)")
    }
}
