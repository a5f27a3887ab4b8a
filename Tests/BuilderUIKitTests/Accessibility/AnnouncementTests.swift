import BuilderUIKit
import Foundation
import Testing

/// Texts that an assistive technology speaks.
@MainActor @Suite struct AnnouncementTests {
    /// A queue of announcements, as apps have it: each one waits for the end of the one before.
    private final class Announcing: UIViewController {
        private var waiting = ["second", "third"]
        private(set) var finished: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            _ = NotificationCenter.default.addObserver(
                forName: UIAccessibility.announcementDidFinishNotification, object: nil, queue: nil
            ) { [weak self] notification in
                let text = notification.userInfo?[UIAccessibility.announcementStringValueUserInfoKey] as? String
                let isSpoken = notification.userInfo?[UIAccessibility.announcementWasSuccessfulUserInfoKey] as? Bool
                MainActor.assumeIsolated { self?.finish(text, isSpoken: isSpoken) }
            }
            UIAccessibility.post(notification: .layoutChanged, argument: "no announcement")
            UIAccessibility.post(notification: .announcement, argument: NSAttributedString(string: "first"))
        }

        private func finish(_ text: String?, isSpoken: Bool?) {
            finished.append("\(text ?? "–") \(isSpoken == true)")
            guard !waiting.isEmpty else { return }
            UIAccessibility.post(notification: .announcement, argument: waiting.removeFirst())
        }
    }

    @Test func announcementsFinishWhereVoiceOverRuns() async throws {
        for runsVoiceOver in [false, true] {
            var renderer = Renderer(timeout: 600)
            renderer.accessibilitySettings.runsVoiceOver = runsVoiceOver
            let controller = Announcing()
            _ = try await renderer.display(of: controller, reading: { $0.accessibilityTextTree })
            #expect(controller.finished == (runsVoiceOver ? ["first true", "second true", "third true"] : []))
        }
    }

    @Test func videosPlayByThemselves() { #expect(UIAccessibility.isVideoAutoplayEnabled) }
}
