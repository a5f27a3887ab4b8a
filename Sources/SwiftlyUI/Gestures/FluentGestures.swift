import BuilderUIKit
import Foundation

/// The gesture recognizers that `onGesture` creates for a view, identified by their types.
@MainActor
struct FluentGestures {
    let view: UIView

    /// Returns the recognizer of a type, while it is on the view.
    func recognizer(for type: UIView.GestureType) -> UIGestureRecognizer? {
        view.gestureRecognizers?.first { Self.type(of: $0) == type }
    }

    /// Adds a recognizer for a gesture, in place of an earlier one of the same type.
    func watch(for type: UIView.GestureType, _ action: @escaping (UIGestureRecognizer) -> Void) {
        addRecognizer(for: type).addAction(action)
    }

    /// Adds a recognizer without an action for a gesture, in place of an earlier one of the same type.
    func addRecognizer(for type: UIView.GestureType) -> UIGestureRecognizer {
        let type = usable(type)
        view.isUserInteractionEnabled = true
        view.ignoresOwnHits = false
        if let old = recognizer(for: type) { view.removeGestureRecognizer(old) }
        let new = type.makeRecognizer()
        new.attachments[ObjectIdentifier(UIView.GestureType.self)] = type
        setFailureRequirements(of: new, type)
        view.addGestureRecognizer(new)
        return new
    }

    /// Makes a tap require the failure of gestures that begin with a tap, whichever was added first.
    private func setFailureRequirements(of new: UIGestureRecognizer, _ type: UIView.GestureType) {
        let others = view.gestureRecognizers ?? []
        if type == .tap {
            for other in others where Self.type(of: other)?.beginsAsTap == true { new.require(toFail: other) }
        } else if type.beginsAsTap {
            for other in others where Self.type(of: other) == .tap { other.require(toFail: new) }
        }
    }

    /// Replaces a duration that is not finite, which could neither elapse nor be found again, and reports it.
    private func usable(_ type: UIView.GestureType) -> UIView.GestureType {
        guard case .longPress(let duration) = type, !duration.isFinite else { return type }
        LayoutDiagnostics.report(
            .invalidNumber(
                view: view.describeBriefly(), property: "minimumDuration of a long press", value: CGFloat(duration)))
        return .longPress()
    }

    private static func type(of recognizer: UIGestureRecognizer) -> UIView.GestureType? {
        recognizer.attachments[ObjectIdentifier(UIView.GestureType.self)] as? UIView.GestureType
    }
}

extension UIView.GestureType {
    fileprivate var beginsAsTap: Bool {
        switch self {
        case .doubleTap, .longPress: true
        case .tap, .pan, .swipe, .pinch, .rotation: false
        }
    }
}
