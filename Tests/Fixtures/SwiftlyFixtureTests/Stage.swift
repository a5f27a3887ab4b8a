import Dispatch
import UIKit

/// Shows controllers and views in a window of 320 × 568 points.
@MainActor
final class Stage {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))

    func show(_ controller: UIViewController) {
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    }

    /// Shows a view over a plain one of the window's size.
    func show(_ view: UIView) {
        let controller = UIViewController()
        controller.view.addSubview(view)
        show(controller)
    }

    func layOut() { window.layoutIfNeeded() }
}

/// Whether two lengths are the same to the pixel: places between pixels go to the nearest one.
func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.5 }

/// Lets what waits in the main queue run: text fields report what users type in a later turn of it.
@MainActor
func mainQueueTurn() async {
    for _ in 0..<2 {
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    }
}
