import Foundation

@testable import BuilderUIKit

/// A visible window, 400 by 800 points, and a log of what happened in it.
@MainActor
final class EventStage {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    var log: [String] = []

    init() {
        window.isHidden = false
    }

    /// Adds a view that records the touches that it receives.
    @discardableResult
    func add(_ name: String, _ frame: CGRect, to superview: UIView? = nil) -> LoggingView {
        let view = LoggingView(frame: frame)
        view.name = name
        view.stage = self
        (superview ?? window).addSubview(view)
        return view
    }

    /// Adds a gesture that writes down each state that it reports.
    @discardableResult
    func add<Gesture: UIGestureRecognizer>(_ gesture: Gesture, _ name: String, to view: UIView) -> Gesture {
        gesture.addAction { [unowned self] in log.append("\(name) \($0.state)") }
        view.addGestureRecognizer(gesture)
        return gesture
    }

    func take() -> [String] {
        defer { log = [] }
        return log
    }

    /// Adds a button that records its events, by default in the window's corner.
    func addButton(_ frame: CGRect = CGRect(x: 0, y: 0, width: 100, height: 40)) -> UIButton {
        let button = UIButton(frame: frame)
        let names: [(UIControl.Event, String)] = [
            (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "drag inside"),
            (.touchDragOutside, "drag outside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
            (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"), (.touchCancel, "cancel"),
            (.primaryActionTriggered, "primary"),
        ]
        for (event, name) in names {
            button.addAction(UIAction { [unowned self] _ in log.append(name) }, for: event)
        }
        window.addSubview(button)
        return button
    }

    /// Puts a control into the window and counts its changes.
    func show<Control: UIControl>(_ control: Control) -> (Control, () -> Int) {
        window.addSubview(control)
        window.layoutIfNeeded()
        var changes = 0
        control.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
        return (control, { changes })
    }
}

final class LoggingView: UIView {
    var name = ""
    weak var stage: EventStage?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        stage?.log.append("\(name) began" + (touches.count == 1 ? "" : " \(touches.count)"))
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { stage?.log.append("\(name) moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { stage?.log.append("\(name) ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        stage?.log.append("\(name) cancelled")
    }
}

/// Answers the questions of gestures.
final class GestureJudge: UIGestureRecognizerDelegate {
    var begins = true
    var receives = true
    var simultaneously = false
    var waitsFor: UIGestureRecognizer?

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { receives }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { simultaneously }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer === waitsFor }
}
