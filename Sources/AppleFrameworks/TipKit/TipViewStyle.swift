import BuilderSwiftUI
import BuilderUIKit

/// The parts of a tip, of which a style makes a view.
public struct TipViewStyleConfiguration {
    /// The tip.
    public let tip: any Tip
    /// The title.
    public var title: Text? { tip.title }
    /// The message; nil for none.
    public var message: Text? { tip.message }
    /// The image; nil for none.
    public var image: Image? { tip.image }
    /// The buttons.
    public var actions: [Tips.Action] { tip.actions }
}

/// The look of tips. Kept, not drawn.
public protocol TipViewStyle {
    /// The view of a tip.
    associatedtype Body: View
    /// The parts of a tip.
    typealias Configuration = TipViewStyleConfiguration
    /// Makes the view of a tip; isn't called.
    @MainActor @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The usual look of tips.
public struct MiniTipViewStyle: TipViewStyle {
    /// Creates the look.
    public init() {}
    /// Makes an empty view; isn't called.
    @MainActor public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension TipViewStyle where Self == MiniTipViewStyle {
    /// The usual look.
    public static var miniTip: Self { Self() }
}

extension View {
    /// Returns the view itself: tips aren't laid out.
    public func tipViewStyle(_ style: some TipViewStyle) -> Self { self }
}
