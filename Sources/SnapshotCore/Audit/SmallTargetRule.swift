import BuilderUIKit
import Foundation

/// Finds interactive elements that are hard to hit. Those whose size the system determines aren't among the targets.
enum SmallTargetRule {
    /// The least side of a target, in points.
    static let leastSide: CGFloat = 44

    static func issues(in facts: ScreenFacts) -> [AuditIssue] {
        facts.targets.compactMap { target in
            // Layout places edges on pixels.
            let (width, height) = (target.hitSize.width, target.hitSize.height)
            guard width < leastSide - 0.5 || height < leastSide - 0.5 else { return nil }
            return AuditIssue(
                rule: .smallTarget, subject: target.subject,
                message: "the area to hit is \(text(width)) × \(text(height)) points, less than 44 × 44")
        }
    }

    private static func text(_ length: CGFloat) -> String {
        let tenths = (length * 10).rounded() / 10
        return tenths == tenths.rounded() && abs(tenths) < 1e9 ? "\(Int(tenths))" : "\(Double(tenths))"
    }
}
