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

    /// Presents a controller with an animator that completes its transition later, or never.
    private final class Presenting: UIViewController, UIViewControllerTransitioningDelegate {
        final class SlowAnimator: UIViewControllerAnimatedTransitioning {
            let completes: Bool
            init(completes: Bool) { self.completes = completes }

            func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

            func animateTransition(using context: any UIViewControllerContextTransitioning) {
                guard let view = context.view(forKey: .to) else { return }
                context.containerView.addSubview(view)
                guard completes else { return }
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { context.completeTransition(true) }
            }
        }

        private let animator: SlowAnimator
        let presented = UIViewController()
        var completions = 0

        init(completes: Bool) {
            animator = SlowAnimator(completes: completes)
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            presented.modalPresentationStyle = .overFullScreen
            presented.transitioningDelegate = self
            present(presented, animated: true) { self.completions += 1 }
        }

        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
    }

    @Test("an animator that doesn't complete its transition is named, and drawn", arguments: [true, false])
    func animators(completes: Bool) async throws {
        let controller = Presenting(completes: completes)
        let shown = controller
        let display = try await Renderer(timeout: 600).display(of: shown)
        #expect(controller.completions == (completes ? 1 : 0))
        #expect(display.warnings.filter { $0.contains("SlowAnimator") }.count == (completes ? 0 : 1))
        #expect(display.warnings.count == (completes ? 0 : 1))
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
