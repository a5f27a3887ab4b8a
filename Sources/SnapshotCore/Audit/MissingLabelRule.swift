import BuilderUIKit

/// Finds elements that VoiceOver can't name.
enum MissingLabelRule {
    static func issues(in facts: ScreenFacts) -> [AuditIssue] {
        facts.unlabeled.map { element in
            AuditIssue(rule: .missingLabel, subject: element.subject, message: message(element.reason))
        }
    }

    private static func message(_ reason: ScreenFacts.Unlabeled.Reason) -> String {
        switch reason {
        case .noLabel: "it has no accessibilityLabel"
        case .imageName(let name): "its only label is the name of its image, “\(name)”: set accessibilityLabel"
        case .unreachable: "it reacts to touches but isn't an accessibility element"
        }
    }
}
