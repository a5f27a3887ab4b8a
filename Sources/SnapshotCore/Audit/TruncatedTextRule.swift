import BuilderUIKit

/// Finds text that is cut in one configuration but not in the base configuration of the same device and appearance: at
/// the text size `large`, in the first language.
///
/// A text that is cut in the base configuration, too, is cut on purpose. A view that isn't in the base configuration,
/// as where a screen has other views for large text, is compared with the views of the same text there. A text that the
/// base configuration doesn't show, such as that of another row, isn't reported.
enum TruncatedTextRule {
    static func issues(in facts: ScreenFacts, base: ScreenFacts?) -> [AuditIssue] {
        guard let base, facts.hasCutText else { return [] }
        let (cut, complete) = (base.texts.filter(\.isCut), base.texts.filter { !$0.isCut })
        let (cutPaths, paths) = (Set(cut.map(\.subject.path)), Set(complete.map(\.subject.path)))
        let completeTexts = Set(complete.map(\.text)).subtracting(cut.map(\.text))
        func isComplete(_ text: ScreenFacts.Text) -> Bool {
            let path = text.subject.path
            return paths.contains(path) || !cutPaths.contains(path) && completeTexts.contains(text.text)
        }
        return facts.texts.filter { $0.isCut && isComplete($0) }.map { text in
            AuditIssue(
                rule: .truncatedText, subject: text.subject,
                message: "a part of “\(text.text)” isn't displayed, though it is at the text size large")
        }
    }
}

extension ScreenFacts {
    /// A Boolean value that indicates whether a base configuration is needed.
    var hasCutText: Bool { texts.contains(where: \.isCut) }
}

extension SnapshotConfiguration {
    /// Returns the configuration in which text is expected to be complete.
    /// - Parameter first: The screen's first configuration, whose language it has.
    func base(with first: SnapshotConfiguration?) -> SnapshotConfiguration {
        var base = self
        base.contentSizeCategory = .large
        base.locale = first?.locale
        base.layoutDirection = first?.layoutDirection ?? base.layoutDirection
        base.accessibilityContrast = .normal
        base.legibilityWeight = .regular
        base.accessibilitySettings = AccessibilitySettings()
        return base
    }
}
