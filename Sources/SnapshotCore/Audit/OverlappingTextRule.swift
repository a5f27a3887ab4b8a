import BuilderUIKit
import Foundation

/// Finds texts whose letters lie on each other by more than a point where neither is covered, unless one is in the
/// other's view.
enum OverlappingTextRule {
    static func issues(in facts: ScreenFacts) -> [AuditIssue] {
        // From top to bottom, so that only texts that begin above another one's end are compared.
        let texts = facts.texts.compactMap(Placed.init).sorted {
            ($0.box.minY, $0.box.minX, $0.text.subject.path) < ($1.box.minY, $1.box.minX, $1.text.subject.path)
        }
        var issues: [AuditIssue] = []
        for (index, one) in texts.enumerated() {
            for other in texts[(index + 1)...] {
                if other.box.minY >= one.box.maxY - 1 { break }
                guard one.overlaps(other), !one.text.subject.contains(other.text.subject),
                    !other.text.subject.contains(one.text.subject)
                else { continue }
                var subject = one.text.subject
                subject.frame = one.box.union(other.box)
                subject.identifiers += other.text.subject.identifiers
                issues.append(
                    AuditIssue(
                        rule: .overlappingText, subject: subject, message: "it overlaps \(other.text.subject.name)"))
            }
        }
        return issues
    }

    /// A text and the smallest rectangle around its visible parts.
    private struct Placed {
        let text: ScreenFacts.Text
        let box: CGRect

        init?(_ text: ScreenFacts.Text) {
            guard let first = text.parts.first else { return nil }
            self.text = text
            box = text.parts.dropFirst().reduce(first) { $0.union($1) }
        }

        func overlaps(_ other: Placed) -> Bool {
            text.parts.contains { part in
                other.text.parts.contains {
                    let common = part.intersection($0)
                    return !common.isNull && common.width > 1 && common.height > 1
                }
            }
        }
    }
}

extension ScreenFacts.Subject {
    /// Returns whether another view is in this one.
    func contains(_ other: Self) -> Bool { other.path.hasPrefix("\(path)/") }
}
