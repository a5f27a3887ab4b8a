import BuilderUIKit

extension Selector {
    /// The name as Swift derives it from the method's: UIKit's names in Objective-C have the types of some arguments.
    var swiftName: String {
        var name = description.replacing("AtIndexPath:", with: "At:").replacing("AtIndexPaths:", with: "At:")
            .replacing("AtURLs:", with: "At:").replacing("AtURL:", with: "At:")
            .replacing("WithIndexPath:", with: "With:")
        name = name.replacing(":willChangeToDisplayMode:", with: ":willChangeTo:")
            .replacing(":willTransitionToViewControllers:", with: ":willTransitionTo:")
        let verbs = [
            "willDisplay", "didEndDisplaying", "didSelect", "willShow", "willHide", "didShow", "with", "didCommit",
            "didFinish", "didFail",
        ]
        for type in ["Cell", "ViewController", "Item", "View", "Column", "Navigation"] {
            for verb in verbs {
                name = name.replacing(":\(verb)\(type):", with: ":\(verb):")
            }
        }
        return name
    }

    /// Returns the names that Swift can derive for a method: `saveFor:` and `saveWithFor:` for `save(for:)`.
    ///
    /// - Parameter method: The method's full name, or its name in Objective-C.
    static func names(of method: String) -> [String] {
        guard let start = method.firstIndex(of: "("), method.last == ")" else { return [method] }
        let base = String(method[..<start])
        let labels = method[method.index(after: start)...].dropLast().split(separator: ":")
        guard let first = labels.first else { return [base] }
        let rest = ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
        if first == "_" { return [base + rest] }
        let suffix = first.prefix(1).uppercased() + first.dropFirst()
        return [base + suffix + rest, base + "With" + suffix + rest]
    }
}
