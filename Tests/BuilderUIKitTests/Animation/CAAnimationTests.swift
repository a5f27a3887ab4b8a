import Foundation
import Testing

@testable import BuilderUIKit

@MainActor
@Suite struct CAAnimationTests {
    final class Listener: CAAnimationDelegate {
        var events: [String] = []
        func animationDidStart(_ anim: CAAnimation) { events.append("start") }
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { events.append("stop \(flag)") }
    }

    @Test func anAnimationIsOverAtOnceAndTheLayersValueShows() {
        let layer = CAShapeLayer()
        layer.strokeEnd = 0.5
        let listener = Listener()
        let animation = CABasicAnimation(keyPath: "strokeEnd")
        animation.fromValue = 0
        animation.toValue = 1
        animation.delegate = listener
        layer.add(animation, forKey: "draw")
        #expect(layer.strokeEnd == 0.5)
        #expect(listener.events == ["start", "stop true"])
        #expect(layer.animation(forKey: "draw") == nil)
        #expect(layer.animationKeys() == nil)
    }

    @Test func anAnimationThatStaysLeavesItsLastValue() {
        let layer = CAShapeLayer()
        layer.strokeEnd = 0
        func add(_ path: String, _ value: Any) {
            let animation = CABasicAnimation(keyPath: path)
            animation.toValue = value
            animation.fillMode = .forwards
            animation.isRemovedOnCompletion = false
            layer.add(animation, forKey: path)
        }
        add("strokeEnd", 1)
        add("opacity", NSNumber(value: 0.5))
        add("cornerRadius", CGFloat(7))
        add("transform.scale", 2.0)
        add("strokeColor", UIColor.red.cgColor)
        add("unknown.path", 3)
        #expect(layer.strokeEnd == 1)
        #expect(layer.opacity == 0.5)
        #expect(layer.cornerRadius == 7)
        #expect(layer.affineTransform().a == 2)
        #expect(layer.strokeColor == UIColor.red.cgColor)
        #expect(layer.animationKeys()?.count == 6)
        layer.removeAnimation(forKey: "opacity")
        #expect(layer.animation(forKey: "opacity") == nil)
        layer.removeAllAnimations()
        #expect(layer.animationKeys() == nil)
    }

    @Test func aShakeEndsWhereItBegan() {
        let view = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
        let shake = CAKeyframeAnimation(keyPath: "transform.translation.x")
        shake.values = [-10, 10, 0]
        shake.timingFunction = CAMediaTimingFunction(name: .linear)
        shake.duration = 0.4
        view.layer.add(shake, forKey: "shake")
        #expect(view.frame == CGRect(x: 5, y: 5, width: 10, height: 10))
    }

    @Test func aGroupThatStaysLeavesItsMembersLastValues() {
        let layer = CALayer()
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.toValue = 0.25
        let group = CAAnimationGroup()
        group.animations = [fade]
        layer.add(group, forKey: nil)
        #expect(layer.opacity == 1)
        group.fillMode = .both
        group.isRemovedOnCompletion = false
        layer.add(group, forKey: nil)
        #expect(layer.opacity == 0.25)
    }

    @Test func aTransactionCallsItsCompletionWhenItIsCommitted() {
        var events: [String] = []
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        CATransaction.setCompletionBlock { events.append("outer") }
        CATransaction.begin()
        #expect(CATransaction.disableActions())
        CATransaction.setCompletionBlock { events.append("inner") }
        CATransaction.commit()
        #expect(events == ["inner"])
        CATransaction.commit()
        #expect(events == ["inner", "outer"])
        #expect(!CATransaction.disableActions())
        CATransaction.commit()
        CATransaction.setCompletionBlock { events.append("at once") }
        #expect(events.last == "at once")
    }
}
