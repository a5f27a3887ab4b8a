import Foundation
import Settling
import Testing

@testable import BuilderUIKit

/// Animations of layers in a render: their delegates and transactions are notified in virtual time.
@MainActor
@Suite struct CAAnimationTimingTests {
    @MainActor private final class Listener: CAAnimationDelegate {
        let name: String
        let log: Log
        var stopped: (() -> Void)?

        init(_ name: String, _ log: Log) {
            self.name = name
            self.log = log
        }

        func animationDidStart(_ anim: CAAnimation) { log.add("\(name) starts") }
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
            log.add("\(name) \(flag ? "ends" : "is removed")")
            stopped?()
        }
    }

    /// Events with their virtual times in hundredths of a second.
    @MainActor private final class Log {
        var lines: [String] = []

        func add(_ line: String) {
            let time = (ScreenWork.current?.elapsed ?? -1) * 100
            lines.append("\(Int(time.rounded())) \(line)")
        }
    }

    private func animation(_ name: String, _ duration: Double, _ log: Log) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.duration = duration
        animation.delegate = Listener(name, log)
        return animation
    }

    private func inRender(_ body: @MainActor () -> Void) {
        let work = ScreenWork()
        ScreenWork.$current.withValue(work) { body() }
        var loop = IdleLoop(
            of: work, limit: 100, turn: { body in ScreenWork.$current.withValue(work) { body() } },
            layOut: { false })
        loop.runUntilIdle()
    }

    @Test func delegatesAreNotifiedAtTheirTimes() {
        let (layer, log) = (CALayer(), Log())
        inRender {
            layer.add(animation("once", 0.5, log), forKey: "once")
            let repeated = animation("repeated", 0.5, log)
            repeated.repeatCount = 2
            repeated.autoreverses = true
            layer.add(repeated, forKey: "repeated")
            let fast = animation("fast", 0.5, log)
            fast.speed = 2
            layer.add(fast, forKey: nil)
            #expect(layer.animationKeys() == ["once", "repeated"])
        }
        #expect(
            log.lines == [
                "0 once starts", "0 repeated starts", "0 fast starts", "25 fast ends", "50 once ends",
                "200 repeated ends",
            ])
        #expect(layer.animationKeys() == nil && layer.animations.isEmpty)
    }

    @Test func beginTimesDelay() {
        let (layer, log) = (CALayer(), Log())
        inRender {
            let late = animation("late", 0.25, log)
            late.beginTime = CACurrentMediaTime() + 1
            layer.add(late, forKey: "late")
            #expect(log.lines.isEmpty)
        }
        #expect(log.lines == ["100 late starts", "125 late ends"])
    }

    @Test func removedAnimationsAreNotFinished() {
        let (layer, log) = (CALayer(), Log())
        inRender {
            let endless = animation("endless", 1, log)
            endless.repeatCount = .infinity
            layer.add(endless, forKey: "endless")
            layer.add(animation("replaced", 1, log), forKey: "fade")
            let last = animation("last", 1, log)
            last.isRemovedOnCompletion = false
            layer.add(last, forKey: "fade")
        }
        #expect(layer.animationKeys() == ["endless", "fade"], "the render didn't wait for the endless one")
        #expect(
            log.lines == [
                "0 endless starts", "0 replaced starts", "0 replaced is removed", "0 last starts", "100 last ends",
            ])
        log.lines = []
        layer.removeAllAnimations()
        #expect(log.lines == ["-100 endless is removed"], "the last one had ended")
    }

    @Test func anAnimationMayRestartItself() {
        let (layer, log) = (CALayer(), Log())
        var count = 0
        inRender {
            let again = animation("again", 0.5, log)
            (again.delegate as? Listener)?.stopped = {
                count += 1
                if count < 3 { layer.add(again, forKey: "again") }
            }
            layer.add(again, forKey: "again")
        }
        #expect(log.lines.last == "150 again ends" && count == 3)
    }

    @Test func completionsWaitForTheAnimationsOfNestedTransactions() {
        let (layer, log) = (CALayer(), Log())
        inRender {
            CATransaction.begin()
            CATransaction.setCompletionBlock { log.add("outer") }
            CATransaction.setAnimationDuration(0.75)
            layer.add(animation("own", 0, log), forKey: "own")
            CATransaction.begin()
            CATransaction.setCompletionBlock { log.add("inner") }
            layer.add(animation("nested", 0.5, log), forKey: "nested")
            CATransaction.commit()
            CATransaction.begin()
            CATransaction.setCompletionBlock { log.add("empty") }
            CATransaction.commit()
            CATransaction.commit()
        }
        #expect(
            log.lines == [
                "0 own starts", "0 nested starts", "0 empty", "50 nested ends", "50 inner", "75 own ends", "75 outer",
            ])
    }

    @Test func aRemovedAnimationEndsTheWaitOfItsTransaction() {
        let (layer, log) = (CALayer(), Log())
        inRender {
            CATransaction.begin()
            CATransaction.setCompletionBlock { log.add("done") }
            let endless = animation("endless", 1, log)
            endless.repeatCount = .greatestFiniteMagnitude
            layer.add(endless, forKey: "endless")
            CATransaction.commit()
            #expect(log.lines == ["0 endless starts"])
            layer.removeAnimation(forKey: "endless")
        }
        #expect(log.lines == ["0 endless starts", "0 endless is removed", "0 done"])
    }

    @Test func aNewCompletionEndsTheOneBefore() {
        let (layer, log) = (CALayer(), Log())
        inRender {
            CATransaction.begin()
            CATransaction.setCompletionBlock { log.add("first") }
            CATransaction.setCompletionBlock { log.add("second") }
            layer.add(animation("fade", 1, log), forKey: nil)
            CATransaction.setCompletionBlock(nil)
            CATransaction.commit()
            CATransaction.commit()
        }
        #expect(log.lines == ["0 first", "0 fade starts", "100 fade ends", "100 second"])
    }

    @Test func theAnimationsOfViewsAreWaitedForToo() {
        let log = Log()
        inRender {
            UIView.animate(withDuration: 0.1, animations: {}) { _ in
                // An animation that a completion begins takes its time.
                CATransaction.begin()
                CATransaction.setCompletionBlock { log.add("transaction") }
                UIView.animate(withDuration: 0.5, animations: {}) { _ in log.add("views") }
                CATransaction.commit()
            }
            #expect(log.lines.isEmpty)
        }
        #expect(log.lines == ["50 views", "50 transaction"])
    }
}
