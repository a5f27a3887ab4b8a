import Foundation

extension UIView {
    /// What `hitTest` does unless a class overrides it: the way down is a loop as long as it meets classes that are known
    /// not to, so that a deep tree needs no deep stack.
    func frontmostView(at point: CGPoint, with event: UIEvent?) -> UIView? {
        guard canBeHit(at: point, with: event) else { return nil }
        var found = self
        var place = point
        while true {
            var inner: UIView?
            for subview in found.storedSubviews.reversed() {
                let inside = found.convert(place, to: subview)
                if Self.viewsWithPlainHitTest.contains(ObjectIdentifier(type(of: subview))) {
                    guard subview.canBeHit(at: inside, with: event) else { continue }
                    inner = subview
                    place = inside
                    break
                }
                if let hit = subview.hitTest(inside, with: event) { return hit }
            }
            guard let inner else { return found }
            found = inner
        }
    }

    private func canBeHit(at point: CGPoint, with event: UIEvent?) -> Bool {
        isUserInteractionEnabled && !isHidden && alpha >= 0.01 && self.point(inside: point, with: event)
    }

    private static let viewsWithPlainHitTest: Set<ObjectIdentifier> = [
        ObjectIdentifier(UIView.self), ObjectIdentifier(UIStackView.self), ObjectIdentifier(UILabel.self),
        ObjectIdentifier(UIImageView.self), ObjectIdentifier(UIScrollView.self), ObjectIdentifier(UIWindow.self),
        ObjectIdentifier(UITableView.self), ObjectIdentifier(UITableViewCell.self),
    ]
}
