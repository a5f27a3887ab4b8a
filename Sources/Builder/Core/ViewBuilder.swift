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
