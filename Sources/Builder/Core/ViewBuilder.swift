import BuilderUIKit

/// A screen, or a part of one, defined by other definitions.
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
/// ``body`` is evaluated each time the view is built. Modifiers go to the view that the body builds.
@preconcurrency @MainActor
public protocol ViewBuilder: ModifiableView {
    /// The content of this definition.
    var body: View { get }
}

extension ViewBuilder {
    /// The view that the body builds: a new one each time, unless the body hands out one that it keeps.
    public var modifiableView: UIView { build() }

    /// Builds the body. Bodies that lead back to themselves end in an empty view and an error of the picture.
    public func build() -> UIView { BodyDepth.within(Self.self) { body.build() } }
}
