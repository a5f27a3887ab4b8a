import BuilderUIKit

/// A screen, or a part of one, composed of other definitions.
///
/// ```swift
/// struct GreetingView: ViewBuilder {
///     let name: String
///
///     var body: View {
///         VStackView {
///             LabelView("Hello").font(.title1)
///             LabelView(name).color(.secondaryLabel)
///         }
///         .padding(20)
///     }
/// }
/// ```
///
/// ``body`` is evaluated each time the view is built. Modifiers apply to the view that the body builds.
@preconcurrency @MainActor
public protocol ViewBuilder: ModifiableView {
    /// The content of this definition.
    var body: View { get }
}

extension ViewBuilder {
    /// The view that the body builds: a new one each time, unless the body returns one that it keeps.
    public var modifiableView: UIView { build() }

    /// Builds the body. A body that contains itself, even indirectly, produces an empty view and an error of the
    /// picture.
    public func build() -> UIView { BodyDepth.within(Self.self) { body.build() } }
}

/// The nesting depth of definitions while they are built: a body that contains itself causes an error report, not a
/// stack overflow.
@MainActor
private enum BodyDepth {
    /// The maximum depth: far more than screens need, and a fraction of the capacity of the main thread's stack.
    static let limit = 500

    private static var depth = 0
    /// A Boolean value that indicates whether the limit was reached and the outermost body is not done yet: a body that
    /// contains itself twice would otherwise be evaluated without end.
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
