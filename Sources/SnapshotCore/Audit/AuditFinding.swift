import BuilderUIKit
import Foundation

/// A violation of a rule on one screen.
package struct AuditIssue: Hashable, Sendable {
    package var rule: AuditRule
    /// The view.
    package var subject: ScreenFacts.Subject
    /// The fault, and its extent.
    package var message: String
}

/// A violation of a rule in a picture, as it is reported.
package struct AuditFinding: Hashable, Sendable, Codable {
    /// A rectangle of a picture, in points.
    package struct Frame: Hashable, Sendable, Codable {
        var x: Double
        var y: Double
        var width: Double
        var height: Double

        init(_ rect: CGRect) {
            func rounded(_ value: CGFloat) -> Double { (min(1e9, max(-1e9, Double(value))) * 1000).rounded() / 1000 }
            (x, y) = (rounded(rect.minX), rounded(rect.minY))
            (width, height) = (rounded(rect.width), rounded(rect.height))
        }

        var text: String { "(\(Self.short(x)) \(Self.short(y)); \(Self.short(width)) \(Self.short(height)))" }

        private static func short(_ value: Double) -> String {
            value == value.rounded() && abs(value) < 1e12 ? "\(Int(value))" : "\(value)"
        }
    }

    package var rule: AuditRule
    /// The screen's name, with its state.
    package var screen: String
    /// The name of the picture's configuration.
    package var configuration: String
    /// The name of the picture, such as `card/iphone-12.light`.
    package var picture: String
    /// The view's class, and its identifier or text.
    package var view: String
    /// The view's position in the tree of views.
    package var path: String
    package var frame: Frame
    /// The criterion that the rule is taken from.
    package var reference: String
    package var message: String
    /// The path of a picture of the view; nil if it isn't on the screen.
    package var crop: String?

    init(_ issue: AuditIssue, in picture: DeclaredPicture, crop: String?) {
        rule = issue.rule
        screen = picture.screen.fullName
        configuration = picture.configuration.name
        self.picture = picture.name
        view = issue.subject.name
        path = issue.subject.path
        frame = Frame(issue.subject.frame)
        reference = rule.reference
        message = issue.message
        self.crop = crop
    }

    /// The finding in one line.
    package var line: String { PlainText.of("\(picture): \(text)") }

    /// The finding without the picture's name.
    var text: String { "\(rule.rawValue): \(view) \(frame.text): \(message) [\(reference)]" }
}
