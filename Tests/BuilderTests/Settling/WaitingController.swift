import Builder
import Foundation
import Testing

/// A label whose text is what arrived so far, and a closure that starts something when it appears.
@MainActor
final class WaitingController: UIViewController {
    let label = UILabel()
    private let start: (WaitingController) -> Void

    init(_ start: @escaping (WaitingController) -> Void) {
        self.start = start
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        label.text = "-"
        label.accessibilityIdentifier = "text"
        view.addSubview(label)
        start(self)
    }

    func show(_ text: String) { label.text = (label.text ?? "") + text }
}

/// A renderer for screens whose threads a busy machine may hold up for long.
let patient = Renderer(timeout: 600, settlingLimit: 300)

/// Draws what the closure starts, and returns the text that the picture shows, and its warnings.
func settledText(
    _ renderer: Renderer = patient,
    after start: @escaping @MainActor @Sendable (WaitingController) -> Void
) async throws -> (text: String, warnings: [String]) {
    let (display, text) = try await renderer.display(of: WaitingController(start)) { window in
        (window.find(subview: "text") as? UILabel)?.text ?? ""
    }
    return (text, display.warnings)
}
