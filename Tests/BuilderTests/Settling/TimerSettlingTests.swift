import Builder
import Foundation
import Testing

/// Timers of the main run loop and display links, which a render lets fire in virtual time.
@Suite struct TimerSettlingTests {
    @Test func timersFireInVirtualTime() async throws {
        let result = try await settledText { controller in
            Timer.scheduledTimerTracked(withTimeInterval: 20, repeats: false) { _ in
                MainActor.assumeIsolated { controller.show("b") }
            }
            DispatchQueue.main.asyncAfter(deadline: .now() + 10) { controller.show("a") }
            DispatchQueue.main.asyncAfter(deadline: .now() + 30) { controller.show("c") }
        }
        #expect(result.text == "-abc")
        #expect(result.warnings == [])
    }

    @Test func aTimerEndsWhenItIsInvalidated() async throws {
        let result = try await settledText { controller in
            Timer.scheduledTimerTracked(withTimeInterval: 1, repeats: true) { timer in
                let isLast = MainActor.assumeIsolated {
                    controller.show("\(controller.label.text?.count ?? 0)")
                    return controller.label.text == "-123"
                }
                if isLast { timer.invalidate() }
            }
            let far = Timer.tracked(timeInterval: 4000, repeats: false) { _ in }
            RunLoop.main.addTracked(far, forMode: .common)
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { far.invalidate() }
        }
        #expect(result.text == "-123")
        #expect(result.warnings == [])
    }

    @Test func aTimerInSeveralModesFiresOnce() async throws {
        let result = try await settledText { controller in
            let timer = Timer.tracked(timeInterval: 2, repeats: false) { _ in
                MainActor.assumeIsolated { controller.show("once") }
            }
            RunLoop.main.addTracked(timer, forMode: .default)
            RunLoop.current.addTracked(timer, forMode: .common)
        }
        #expect(result.text == "-once")
    }

    @Test func aTimerThatRepeatsIsReported() async throws {
        let result = try await settledText(Renderer(timeout: 600, settlingLimit: 3.5)) { controller in
            Timer.scheduledTimerTracked(withTimeInterval: 1, repeats: true) { _ in
                MainActor.assumeIsolated { controller.show(".") }
            }
        }
        #expect(result.text == "-...")
        #expect(
            result.warnings.first?.hasSuffix(
                "a timer that fires every 1 s (BuilderTests/TimerSettlingTests.swift)") == true)
    }

    @MainActor private final class Target: NSObject {
        let controller: WaitingController
        var frames = 0
        var begin = 0.0

        init(_ controller: WaitingController) { self.controller = controller }

        func show() { controller.show("shown") }
        func add(_ text: String) { controller.show(text) }
        func tick(_ timer: Timer) {
            controller.show("\(timer.userInfo ?? "")")
            if controller.label.text?.count == 4 { timer.invalidate() }
        }

        func step(_ link: CADisplayLink) {
            if frames == 0 { begin = link.timestamp }
            frames += 1
            guard frames == 61 else { return }
            controller.show("\(((link.timestamp - begin) * 100).rounded() / 100)")
            link.invalidate()
        }
    }

    @Test func methodsArePerformedAfterADelay() async throws {
        let result = try await settledText { controller in
            let target = Target(controller)
            target.perform(Selector("add:", Target.add(_:)), with: "b", afterDelay: 30)
            target.perform(Selector("add:", Target.add(_:)), with: "a", afterDelay: 10)
            target.perform(Selector("add:", Target.add(_:)), with: "never", afterDelay: 20)
            NSObject.cancelPreviousPerformRequests(
                withTarget: target, selector: Selector("add:", Target.add(_:)), object: "never")
        }
        #expect(result.text == "-ab")
        #expect(result.warnings == [])
    }

    @Test func timersPerformMethods() async throws {
        let result = try await settledText { controller in
            Timer.scheduledTimer(
                timeInterval: 1, target: Target(controller), selector: Selector("tick:", Target.tick(_:)),
                userInfo: "t", repeats: true)
        }
        #expect(result.text == "-ttt")
        #expect(result.warnings == [])
    }

    @Test func displayLinksFollowVirtualFrames() async throws {
        let result = try await settledText { controller in
            let link = CADisplayLink(target: Target(controller), selector: Selector("step:", Target.step(_:)))
            link.add(to: .main, forMode: .common)
        }
        #expect(result.text == "-1.0")
        #expect(result.warnings == [])
    }

    /// A screen may animate forever.
    @Test func endlessFramesAreNotReported() async throws {
        @MainActor final class Spinner: NSObject {
            var frames = 0
            func step(_ link: CADisplayLink) { frames += 1 }
        }
        let spinner = await Spinner()
        let result = try await settledText(Renderer(timeout: 600, settlingLimit: 1)) { _ in
            CADisplayLink(target: spinner, selector: Selector("step:", Spinner.step(_:)))
                .add(to: .main, forMode: .default)
        }
        let frames = await spinner.frames
        #expect(frames == 59 || frames == 60)
        #expect(result.warnings == [])
    }
}
