import BuilderUIKit
import Foundation

/// Finds controls and texts that reach by more than two points beyond the screen, and beyond what can be scrolled
/// there: a slider's frame is two points wider than its alignment rectangle at each side. A text in such a control
/// isn't reported again.
package enum OffScreenRule {
    private static let tolerance: CGFloat = 2

    static func issues(in facts: ScreenFacts) -> [AuditIssue] {
        outside(in: facts).map { issue($0.subject, $0.frame, $0.reach, facts.size) }
    }

    /// Returns the controls and texts that reach beyond what can be seen, with their frames and what can be seen.
    package static func outside(
        in facts: ScreenFacts
    ) -> [(subject: ScreenFacts.Subject, frame: CGRect, reach: CGRect)] {
        let controls = facts.controls.filter { isOutside($0.subject.frame, $0.reach) }
        // An outer control stands for those in it.
        let outer = controls.filter { control in !controls.contains { $0.subject.contains(control.subject) } }
        let texts = facts.texts.filter { text in
            !text.ink.isEmpty && isOutside(text.ink, text.reach)
                && !controls.contains { $0.subject.contains(text.subject) }
        }
        return outer.map { ($0.subject, $0.subject.frame, $0.reach) } + texts.map { ($0.subject, $0.ink, $0.reach) }
    }

    private static func isOutside(_ frame: CGRect, _ reach: CGRect) -> Bool {
        !reach.insetBy(dx: -tolerance, dy: -tolerance).contains(frame)
    }

    private static func issue(
        _ subject: ScreenFacts.Subject, _ frame: CGRect, _ reach: CGRect, _ size: CGSize
    ) -> AuditIssue {
        let beyond = [
            ("left", reach.minX - frame.minX), ("top", reach.minY - frame.minY), ("right", frame.maxX - reach.maxX),
            ("bottom", frame.maxY - reach.maxY),
        ].filter { $0.1 > tolerance }
        let sides = beyond.map { side, length in
            "the \(side) edge by \(Int(min(1e9, length.rounded()))) points"
        }.joined(separator: " and ")
        let scrolls = reach != CGRect(origin: .zero, size: size)
        return AuditIssue(
            rule: .offScreen, subject: subject,
            message: "it reaches beyond \(sides)" + (scrolls ? " of what can be scrolled" : ""))
    }
}
