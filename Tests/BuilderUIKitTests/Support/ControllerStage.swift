import Foundation

@testable import BuilderUIKit

/// Shows controllers in windows, and keeps these alive as an app would.
@MainActor
final class ControllerStage {
    private var windows: [UIWindow] = []
    private var kept: [AnyObject] = []

    /// Keeps an object alive that others reference weakly, such as a delegate.
    func keep(_ object: AnyObject) { kept.append(object) }

    /// A window of a device with a controller in it, shown and laid out.
    @discardableResult
    func show(_ controller: UIViewController, on name: String) throws -> UIWindow {
        let device = try Device.find(name)
        let window = UIWindow(frame: CGRect(origin: .zero, size: device.size))
        window.deviceSafeArea = device.portrait.safeAreaInsets
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        windows.append(window)
        return window
    }
}

/// Runs the body with the device's screen as the main one.
@MainActor
func on<T>(_ name: String, _ body: () throws -> T) throws -> T {
    try UIScreen(device: Device.find(name)).asMain(body)
}

/// A controller that records its callbacks.
final class RecordingController: UIViewController {
    let name: String
    let log: Log

    final class Log {
        var entries: [String] = []
    }

    init(_ name: String, _ log: Log) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ what: String) { log.entries.append("\(name) \(what)") }

    override func viewDidLoad() { note("did load") }
    override func viewWillAppear(_ animated: Bool) { note("will appear") }
    override func viewIsAppearing(_ animated: Bool) { note("is appearing") }
    override func viewDidAppear(_ animated: Bool) { note("did appear") }
    override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { note("did disappear") }
    override func willMove(toParent parent: UIViewController?) { note("will move \(parent == nil ? "out" : "in")") }
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        note("did move \(parent == nil ? "out" : "in")")
    }
}
