import Foundation
import Testing

@testable import BuilderUIKit

@Suite @MainActor struct UIViewAnimationBlocksTests {
    private final class Listener: NSObject {
        var events: [String] = []
        func willStart(_ id: String?, context: UnsafeMutableRawPointer?) { events.append("start \(id ?? "nil")") }
        func didStop(_ id: String?, finished: NSNumber, context: UnsafeMutableRawPointer?) {
            events.append("stop \(id ?? "nil") \(finished.boolValue) \(context != nil)")
        }
    }

    private let willStart = Selector("willStart:context:", Listener.willStart)
    private let didStop = Selector("didStop:finished:context:", Listener.didStop)

    @Test func changesTakeEffectAtOnce() {
        let view = UIView()
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(0.7)
        UIView.setAnimationCurve(.easeIn)
        view.alpha = 0.5
        #expect(view.alpha == 0.5)
        #expect(UIView.inheritedAnimationDuration == 0.7)
        UIView.commitAnimations()
        #expect(UIView.inheritedAnimationDuration == 0)
    }

    @Test func animationsAreNested() {
        UIView.beginAnimations("outer", context: nil)
        #expect(UIView.inheritedAnimationDuration == 0.2)
        UIView.beginAnimations("inner", context: nil)
        UIView.setAnimationDuration(3)
        UIView.commitAnimations()
        #expect(UIView.inheritedAnimationDuration == 0.2)
        UIView.commitAnimations()
        #expect(UIView.inheritedAnimationDuration == 0)
        UIView.commitAnimations()
        UIView.setAnimationDuration(3)
        #expect(UIView.inheritedAnimationDuration == 0)
    }

    @Test func delegateGetsItsMessagesAtTheEnd() {
        let listener = Listener()
        var value = 1
        withUnsafeMutablePointer(to: &value) { pointer in
            UIView.beginAnimations("fade", context: UnsafeMutableRawPointer(pointer))
            UIView.setAnimationDelegate(listener)
            UIView.setAnimationWillStart(willStart)
            UIView.setAnimationDidStop(didStop)
            #expect(listener.events.isEmpty)
            UIView.commitAnimations()
        }
        #expect(listener.events == ["start fade", "stop fade true true"])
    }

    @Test func endlessAnimationDoesNotStop() {
        let listener = Listener()
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationRepeatCount(.infinity)
        UIView.setAnimationDelegate(listener)
        UIView.setAnimationDidStop(didStop)
        UIView.commitAnimations()
        #expect(listener.events.isEmpty)
    }
}
