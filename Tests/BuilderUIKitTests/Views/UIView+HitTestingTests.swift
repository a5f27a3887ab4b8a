import Foundation
import Testing

@testable import BuilderUIKit

@Suite @MainActor struct UIViewHitTestingTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let child = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    private let inside = CGPoint(x: 20, y: 20)

    init() {
        root.addSubview(child)
    }

    private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? { root.hitTest(CGPoint(x: x, y: y), with: nil) }

    @Test func theDeepestViewIsHit() {
        #expect(hit(20, 20) === child)
        #expect(hit(5, 5) === root)
        #expect(hit(100, 5) == nil)
        #expect(hit(60, 30) === root)
        #expect(hit(59.9, 30) === child)
    }

    @Test func theFrontmostViewIsHit() {
        let front = UIView(frame: child.frame)
        root.addSubview(front)
        #expect(hit(20, 20) === front)
        root.sendSubviewToBack(front)
        #expect(hit(20, 20) === child)
    }

    @Test func whatCannotBeTouchedIsLeftOut() {
        child.isHidden = true
        #expect(hit(20, 20) === root)
        child.isHidden = false
        child.isUserInteractionEnabled = false
        #expect(hit(20, 20) === root)
        child.isUserInteractionEnabled = true
        child.alpha = 0.009
        #expect(hit(20, 20) === root)
        child.alpha = 0.01
        #expect(hit(20, 20) === child)
        root.alpha = 0
        #expect(hit(20, 20) == nil)
    }

    @Test func nothingBelowWhatCannotBeTouchedIsHit() {
        let grandchild = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        child.addSubview(grandchild)
        #expect(hit(20, 20) === grandchild)
        child.isUserInteractionEnabled = false
        #expect(hit(20, 20) === root)
    }

    @Test func subviewsOutsideTheirSuperviewAreNotHit() {
        let outside = UIView(frame: CGRect(x: 60, y: 0, width: 20, height: 20))
        child.addSubview(outside)
        for clips in [false, true] {
            child.clipsToBounds = clips
            #expect(hit(75, 15) === root)
        }
    }

    @Test func transformsCount() {
        child.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        #expect(hit(15, 15) === root)
        #expect(hit(35, 35) === child)
        child.transform = CGAffineTransform(rotationAngle: .pi / 4)
        #expect(hit(11, 11) === root)
        #expect(hit(35, 2) === child)
        child.transform = CGAffineTransform(translationX: 30, y: 0)
        #expect(hit(15, 30) === root)
        #expect(hit(85, 30) === child)
    }

    @Test func scrolledContentIsHitAtItsVisiblePosition() {
        let scrollView = UIScrollView(frame: root.bounds)
        scrollView.contentSize = CGSize(width: 100, height: 1000)
        let content = UIView(frame: CGRect(x: 0, y: 500, width: 100, height: 20))
        scrollView.addSubview(content)
        root.addSubview(scrollView)
        scrollView.contentOffset.y = 490
        #expect(hit(5, 15) === content)
        #expect(hit(5, 5) === scrollView)
    }

    @Test func viewsMayDecideThemselves() {
        final class Wide: UIView {
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
                bounds.insetBy(dx: -10, dy: -10).contains(point)
            }
        }
        final class Through: UIView {
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                let hit = super.hitTest(point, with: event)
                return hit === self ? nil : hit
            }
        }
        let wide = Wide(frame: CGRect(x: 80, y: 80, width: 5, height: 5))
        root.addSubview(wide)
        #expect(hit(75, 75) === wide)
        let through = Through(frame: root.bounds)
        root.addSubview(through)
        #expect(hit(20, 20) === child)
        let button = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
        through.addSubview(button)
        #expect(hit(20, 20) === button)
    }
}
