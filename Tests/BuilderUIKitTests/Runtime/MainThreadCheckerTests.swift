import Foundation
import Testing

@testable import BuilderUIKit

/// Code in Swift 5 mode may use views anywhere; it is stopped in UIKit's words.
@Suite struct MainThreadCheckerTests {
    /// Runs code of the main actor on another thread, as sources in Swift 5 mode can.
    private static func elsewhere(_ body: @escaping @MainActor @Sendable () -> Void) {
        let unchecked = unsafeBitCast(body, to: (@Sendable () -> Void).self)
        let done = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            unchecked()
            done.signal()
        }
        done.wait()
    }

    private func expect(_ method: String, _ type: String, in result: ExitTest.Result?) {
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            text.contains("Main Thread Checker: UI API called on a background thread: \(method)\n"), "\(text)")
        #expect(text.contains("Class: BuilderUIKit.\(type)\n"), "\(text)")
        #expect(text.contains(/Caller: .*MainThreadCheckerTests.* at .+\.swift:\d+\n/), "\(text)")
    }

    @Test func aViewMadeElsewhere() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Self.elsewhere { _ = UIStackView() }
        }
        expect("-[UIView init]", "UIStackView", in: result)
    }

    @Test func aViewWithAFrameMadeElsewhere() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Self.elsewhere { _ = UILabel(frame: CGRect(x: 0, y: 0, width: 1, height: 1)) }
        }
        expect("-[UIView initWithFrame:]", "UILabel", in: result)
    }

    @Test func aSubviewAddedElsewhere() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let views = await MainActor.run { (UIView(), UILabel()) }
            Self.elsewhere { views.0.addSubview(views.1) }
        }
        expect("-[UIView addSubview:]", "UIView", in: result)
    }

    /// From Swift's own thread pool, and from a queue of Dispatch.
    @Test func viewsUsedInTasksAndOnQueues() async {
        let task = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let make = unsafeBitCast(
                { @MainActor @Sendable in _ = UIImageView() } as @MainActor @Sendable () -> Void,
                to: (@Sendable () -> Void).self)
            await Task.detached { make() }.value
        }
        expect("-[UIView init]", "UIImageView", in: task)
        let queue = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let views = await MainActor.run { (UIStackView(), UIButton(type: .system)) }
            let add = unsafeBitCast(
                { @MainActor @Sendable in views.0.addArrangedSubview(views.1) } as @MainActor @Sendable () -> Void,
                to: (@Sendable () -> Void).self)
            await withCheckedContinuation { continuation in
                DispatchQueue.global().async {
                    add()
                    continuation.resume()
                }
            }
        }
        expect("-[UIView addSubview:]", "UIStackView", in: queue)
    }

    @Test func layoutAndDisplayElsewhere() async {
        let layout = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let view = await MainActor.run { UIView() }
            Self.elsewhere { view.layoutIfNeeded() }
        }
        expect("-[UIView layoutIfNeeded]", "UIView", in: layout)
        let display = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let view = await MainActor.run { UIView() }
            Self.elsewhere { view.setNeedsDisplay() }
        }
        expect("-[UIView setNeedsDisplay]", "UIView", in: display)
    }

    /// In an asynchronous program the main actor is not bound to the main thread.
    @Test func theMainActorIsTheMainThread() async {
        await Task.detached {
            await MainActor.run { #expect(MainThreadChecker.isOnMainThread) }
            #expect(!MainThreadChecker.isOnMainThread)
        }.value
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async {
                #expect(MainThreadChecker.isOnMainThread)
                continuation.resume()
            }
        }
    }
}
