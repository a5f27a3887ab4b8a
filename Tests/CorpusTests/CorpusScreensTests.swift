import SnapshotTesting
import Testing
import UIKit

@testable import CorpusFeed
@testable import CorpusTracker

/// The screens of the corpus' apps, drawn from their unmodified files.
@MainActor
@Suite struct CorpusScreensTests {
    @Test func timer() {
        let controller = UINavigationController(rootViewController: TimerViewController())
        assertSnapshot(of: controller, as: .image(on: .iPhone13))
    }

    @Test func settings() {
        let controller = UINavigationController(rootViewController: SettingsViewController(style: .insetGrouped))
        assertSnapshot(of: controller, as: .image(on: .iPhone13))
    }

    @Test func about() {
        let controller = AboutViewController()
        controller.url = URL(string: "https://example.com/about")
        assertSnapshot(of: controller, as: .image(on: .iPhone13))
    }

    @Test func feed() {
        let controller = FeedViewController(viewModel: FeedViewModel(service: SampleFeedService()))
        let navigation = UINavigationController(rootViewController: controller)
        assertSnapshot(of: navigation, as: .wait(for: 0.1, on: .image(on: .iPhone13)))
    }
}
