import BuilderUIKit
import Foundation

/// Finds texts whose letters lie on each other by more than a point, unless one is in the other's view.
enum OverlappingTextRule {
    static func issues(in facts: ScreenFacts) -> [AuditIssue] {
        // From top to bottom, so that only texts that begin above another one's end are compared.
        let texts = facts.texts.sorted {
            ($0.visibleInk.minY, $0.visibleInk.minX, $0.subject.path)
                < ($1.visibleInk.minY, $1.visibleInk.minX, $1.subject.path)
        }
        var issues: [AuditIssue] = []
        for (index, text) in texts.enumerated() {
            for other in texts[(index + 1)...] {
                if other.visibleInk.minY >= text.visibleInk.maxY - 1 { break }
                let common = text.visibleInk.intersection(other.visibleInk)
                guard !common.isNull, common.width > 1, common.height > 1, !text.subject.contains(other.subject),
                    !other.subject.contains(text.subject)
                else { continue }
                var subject = text.subject
                subject.frame = text.visibleInk.union(other.visibleInk)
                subject.identifiers += other.subject.identifiers
                issues.append(
                    AuditIssue(rule: .overlappingText, subject: subject, message: "it overlaps \(other.subject.name)"))
            }
        }
        return issues
    }
}

extension ScreenFacts.Subject {
    /// Returns whether another view is in this one.
    func contains(_ other: Self) -> Bool { other.path.hasPrefix("\(path)/") }
}
