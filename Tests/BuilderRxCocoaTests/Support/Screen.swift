import BuilderUIKit

/// A window that shows one view, for real touches.
@MainActor
final class Screen {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    init(_ view: UIView, frame: CGRect = CGRect(x: 20, y: 100, width: 200, height: 200)) {
        let controller = UIViewController()
        view.frame = frame
        controller.view.addSubview(view)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    }

    init(_ controller: UIViewController) {
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    }
}

/// Lets what waits in the main queue run.
@MainActor
func mainQueueTurn() async {
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
}
