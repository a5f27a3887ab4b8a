import SwiftlyUI
import Testing

/// When animations end, and what they lay out.
@MainActor
enum AnimationOrder {
    private final class Log {
        var names: [String] = []
    }

    /// The names of animations that begin at once, in the order in which they end.
    static func of(_ animations: [(name: String, animation: UIKitAnimation)]) throws -> [String] {
        let log = Log()
        // What another's completion begins ends after its time.
        func begin() -> UIView {
            withAnimation {
            } completion: { _ in
                for (name, animation) in animations {
                    withAnimation(animation) {
                    } completion: { _ in
                        log.names.append(name)
                    }
                }
            }
            return UIView()
        }
        _ = try Renderer(settlingLimit: 60).layOut(begin(), width: 10, height: 10)
        return log.names
    }

    /// Whether a frame that a changed constraint gives is there when the animation's closure is done.
    static func laysOutWindows(_ animation: UIKitAnimation) -> Bool {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.makeKeyAndVisible()
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(view)
        let width = view.widthAnchor.constraint(equalToConstant: 10)
        width.isActive = true
        window.layoutIfNeeded()
        withAnimation(animation) { width.constant = 40 }
        return view.frame.width == 40
    }
}
