import BuilderAVFoundation
import BuilderSwiftUI

/// A player with its controls.
public nonisolated struct VideoPlayer<VideoOverlay: View>: _PrimitiveView {
    public init(player: AVPlayer?) where VideoOverlay == EmptyView {}
    public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {}
}
