import BuilderUIKit
import ScreenDriver
import Testing

/// What views told their delegates and targets, in order.
@MainActor
final class EventLog {
    var entries: [String] = []

    /// Records the control events of a control.
    func listen(to control: UIControl, _ events: [(UIControl.Event, String)]) {
        for (event, name) in events {
            control.addAction(UIAction { [weak self] _ in self?.entries.append(name) }, for: event)
        }
    }

    /// Returns and removes the entries.
    func take() -> [String] {
        defer { entries = [] }
        return entries
    }
}

/// A screen of views at fixed places.
@MainActor
final class PlainController: UIViewController {
    let log = EventLog()
    private let build: (PlainController) -> Void

    init(_ build: @escaping (PlainController) -> Void) {
        self.build = build
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        build(self)
    }

    /// Adds a view at a place, with an identifier.
    @discardableResult
    func add<View: UIView>(
        _ subview: View, _ name: String? = nil, x: CGFloat = 20, y: CGFloat, width: CGFloat = 200, height: CGFloat = 44
    ) -> View {
        subview.frame = CGRect(x: x, y: y, width: width, height: height)
        subview.accessibilityIdentifier = name
        view.addSubview(subview)
        return subview
    }

    @discardableResult
    func addButton(_ title: String, _ name: String? = nil, x: CGFloat = 20, y: CGFloat) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        log.listen(to: button, [(.touchUpInside, title)])
        return add(button, name, x: x, y: y)
    }
}

@MainActor
func makeDriver(
    device: String = "iPhone SE (3rd)", _ build: @escaping (PlainController) -> Void
) async throws -> (driver: Driver, controller: PlainController) {
    let controller = PlainController(build)
    let renderer = Renderer(device: Device.named(device) ?? .standard)
    return (try await Driver(controller, renderer: renderer), controller)
}

/// Returns the error of an action.
@MainActor
func refusal(_ action: () async throws -> Void) async -> DriverError? {
    do {
        try await action()
        Issue.record("the action isn't refused")
    } catch {
        if let error = error as? DriverError { return error }
        Issue.record("\(error)")
    }
    return nil
}
