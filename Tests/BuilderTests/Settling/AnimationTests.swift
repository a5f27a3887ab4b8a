import Builder
import Testing

@MainActor
@Suite("Animations in a picture")
struct AnimationTests {
    private final class Pulsing: UIView {
        var pulses = 0

        override func didMoveToWindow() {
            super.didMoveToWindow()
            if window != nil { pulse() }
        }

        private func pulse() {
            UIView.animate(
                withDuration: 0.5, animations: { self.alpha = self.alpha == 1 ? 0.5 : 1 },
                completion: { [weak self] _ in
                    self?.pulses += 1
                    self?.pulse()
                })
        }
    }

    @Test("an animation that restarts itself ends with the picture, without a warning")
    func endless() async throws {
        let view = Pulsing()
        let shown = view
        let display = try await Renderer(timeout: 600, settlingLimit: 3).display(of: shown, width: 20, height: 20)
        #expect(view.pulses == 7)
        #expect(display.warnings == [])
    }

    @Test("the presentation of an alert ends without a warning")
    func alert() async throws {
        @MainActor func presenting() -> UIViewController {
            let controller = UIViewController()
            let alert = UIAlertController(title: "Delete?", message: "It is gone then.", preferredStyle: .alert)
            alert.addTextField { $0.placeholder = "Reason" }
            for title in ["Cancel", "Delete", "Archive"] {
                alert.addAction(UIAlertAction(title: title, style: .default))
            }
            DispatchQueue.main.async { controller.present(alert, animated: true) }
            return controller
        }
        let display = try await Renderer(timeout: 600).display(of: presenting())
        #expect(display.warnings == [])
    }

    private final class Hosted: UIViewController {
        var events: [String] = []

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            events.append("will")
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            events.append("did")
        }
    }

    @Test("a hosted controller appears with the screen around it")
    func hosted() async throws {
        let hosted = Hosted()
        let shown = hosted
        @MainActor func around(_ controller: UIViewController) -> UIViewController {
            UINavigationController(
                rootViewController: UIViewController(VStackView { ViewControllerHostView(controller) }))
        }
        _ = try await Renderer(timeout: 600).display(of: around(shown))
        #expect(hosted.events == ["will", "did"])
    }
}
