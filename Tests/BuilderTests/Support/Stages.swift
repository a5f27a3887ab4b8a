import Builder

/// A definition on all edges of a view of a fixed size, laid out.
@MainActor
struct LaidOutView {
    let root: UIView
    let view: UIView

    init(_ definition: View, width: CGFloat = 100, height: CGFloat = 60) {
        root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
        view = definition.build()
        root.embed(view)
        root.layoutIfNeeded()
    }
}

/// A controller in a visible window, laid out.
@MainActor
struct ControllerStage {
    let window: UIWindow
    let controller: UIViewController

    init(_ controller: UIViewController) {
        self.controller = controller
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    }

    init(_ definition: View) {
        self.init(UIViewController(definition))
    }
}

/// Runs a test with a clock of its own for taps and swipes, in seconds.
@MainActor
func withClock(_ test: (Clock) -> Void) {
    let before = ViewBuilderEnvironment.throttleClock
    let clock = Clock()
    ViewBuilderEnvironment.throttleClock = { clock.now }
    test(clock)
    ViewBuilderEnvironment.throttleClock = before
}

@MainActor
final class Clock {
    var now: TimeInterval = 1000
}

/// The texts of labels and buttons; "?" stands for any other view.
@MainActor
func texts(_ views: [UIView]) -> [String] {
    views.map { ($0 as? UILabel)?.text ?? ($0 as? UIButton)?.title(for: .normal) ?? "?" }
}

/// All texts of a tree, depth first.
@MainActor
func allTexts(in view: UIView) -> [String] {
    let own = (view as? UILabel)?.text.map { [$0] } ?? []
    return own + view.subviews.flatMap(allTexts)
}
