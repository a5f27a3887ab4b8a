/// Required constraints that contradict each other.
///
/// **The broken constraint** is the most recently activated constraint of the smallest set that contradicts itself.
/// Constraints that UIKit generates (stack views, autoresizing masks, guides) stay, unless the set has no others. UIKit
/// doesn't guarantee its choice, but this is the one observed most often. The broken constraint stays active and is
/// left out until the others change. A content size at priority 1000 is the exception: it always gives way. (2.1 in
/// Documentation/LayoutRules.md.)
public struct LayoutConflict: Hashable, Sendable {
    /// All constraints that take part, including the broken one; without any one of them, the others can hold.
    public var constraints: [LayoutDiagnostics.Constraint]
    /// The constraint that was left out.
    public var broken: LayoutDiagnostics.Constraint
}

extension LayoutConflict: CustomStringConvertible {
    /// The message in UIKit's words.
    public var description: String { "\(issue)" }

    var issue: LayoutDiagnostic {
        .unsatisfiable(
            constraints: constraints.map(\.description), broken: broken.description,
            involvesAutoresizing: constraints.contains { $0.origin == .autoresizing })
    }

    /// Returns the message in UIKit's words and form, so that tools and readers recognize it.
    static func text(
        _ constraints: [String], broken: String, involvesAutoresizing: Bool
    ) -> String {
        var text = "Unable to simultaneously satisfy constraints.\n"
        text += "\tProbably at least one of the constraints in the following list is one you don't want.\n"
        text += "\tTry this:\n"
        text += "\t\t(1) look at each constraint and try to figure out which you don't expect;\n"
        text += "\t\t(2) find the code that added the unwanted constraint or constraints and fix it.\n"
        if involvesAutoresizing {
            text += "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, "
            text += "refer to the documentation for the UIView property translatesAutoresizingMaskIntoConstraints)\n"
        }
        text += "(\n    " + constraints.map { "\"\($0)\"" }.joined(separator: ",\n    ") + "\n)\n\n"
        text += "Will attempt to recover by breaking constraint\n\(broken)\n\n"
        text += "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.\n"
        text += "The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> "
        text += "may also be helpful."
        return text
    }
}
