import BuilderSwiftUI
import BuilderUIKit

/// A view of a scene.
public nonisolated struct SpriteView: _PrimitiveView {
    /// The choices for drawing.
    public struct Options: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// Lets the content behind the view shine through.
        public static let allowsTransparency = Options(rawValue: 1)
        /// Siblings may be drawn in any order.
        public static let ignoresSiblingOrder = Options(rawValue: 2)
    }
    /// Creates a view.
    @MainActor public init(
        scene: SKScene, transition: SKTransition? = nil, isPaused: Bool = false, preferredFramesPerSecond: Int = 60,
        options: Options = []
    ) {}
}
