import Foundation

/// The fade of content beneath a bar in the look of iOS 26: a gradient from the content's background color to clear.
///
/// Its strength and course are not measured; the system blurs the content, too.
@MainActor
final class ScrollEdgeEffectView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
    private let edge: BarBackgroundView.HairlineEdge

    /// Creates a fade for a bar whose hairline would lie at an edge.
    init(hairlineEdge: BarBackgroundView.HairlineEdge) {
        edge = hairlineEdge
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    func show(_ color: UIColor) {
        guard let gradient = layer as? CAGradientLayer else { return }
        let alphas: [CGFloat] = [0.92, 0.82, 0.62, 0.36, 0.12, 0]
        gradient.colors = alphas.map { color.withAlphaComponent($0) }
        gradient.startPoint = CGPoint(x: 0.5, y: edge == .bottom ? 0 : 1)
        gradient.endPoint = CGPoint(x: 0.5, y: edge == .bottom ? 1 : 0)
    }
}
