import BuilderUIKit

extension UITouch {
    /// Returns the location in a node of a scene that a view shows.
    public func location(in node: SKNode) -> CGPoint { location(in: node) { self.location(in: $0) } }

    /// Returns the previous location in a node of a scene that a view shows.
    public func previousLocation(in node: SKNode) -> CGPoint { location(in: node) { previousLocation(in: $0) } }

    private func location(in node: SKNode, _ inView: (UIView) -> CGPoint) -> CGPoint {
        guard let scene = node.scene, let view = scene.view else { return .zero }
        return node.convert(scene.convertPoint(fromView: inView(view)), from: scene)
    }
}
