import BuilderUIKit

/// The nesting of definitions while they are built: a body that contains itself ends in a report, not in a stack
/// overflow.
@MainActor
enum BodyDepth {
    /// Far more than screens have; what the main thread's stack holds is several times as much.
    static let limit = 500

    private static var depth = 0
    /// True from the moment the limit was reached until the outermost body is done: a body with two of itself would
    /// else be evaluated without end.
    private static var isGivenUp = false

    /// Builds the body of a definition.
    static func within(_ type: Any.Type, _ build: () -> UIView) -> UIView {
        guard !isGivenUp else { return UIView() }
        guard depth < limit else {
            isGivenUp = true
            LayoutDiagnostics.reportEndlessBody(of: type, depth: limit)
            return UIView()
        }
        depth += 1
        defer {
            depth -= 1
            if depth == 0 { isGivenUp = false }
        }
        return build()
    }
}
