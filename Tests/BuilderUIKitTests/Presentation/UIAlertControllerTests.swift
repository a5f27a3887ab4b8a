import Foundation
import Testing

@testable import BuilderUIKit

@MainActor
@Suite struct UIAlertControllerTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let root = UIViewController()

    init() {
        window.rootViewController = root
        window.isHidden = false
        window.layoutIfNeeded()
    }

    private func tap(_ point: CGPoint) {
        let finger = TouchSimulator(window: window)
        finger.down(at: point)
        finger.up()
    }

    @Test func aTapDismissesAndThenCallsTheHandler() {
        var chosen: [String] = []
        let alert = UIAlertController(title: "Delete?", message: "It can't be undone.", preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: "Delete", style: .destructive) { [root] action in
                chosen.append("\(action.title ?? "") \(root.presentedViewController == nil)")
            })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in chosen.append("cancel") })
        root.present(alert, animated: true)
        window.layoutIfNeeded()
        #expect(alert.view.frame == window.bounds)
        // The cancel action is the first of two.
        tap(CGPoint(x: 255, y: 452))
        #expect(chosen == ["Delete true"])
        #expect(root.presentedViewController == nil)
    }

    @Test func anActionSheetSeparatesItsCancelAction() {
        var chosen: [String] = []
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        for name in ["One", "Two"] {
            alert.addAction(UIAlertAction(title: name, style: .default) { _ in chosen.append(name) })
        }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in chosen.append("cancel") })
        root.present(alert, animated: true)
        window.layoutIfNeeded()
        tap(CGPoint(x: 195, y: 844 - 8 - 57 - 8 - 20))
        #expect(chosen == ["Two"])
        root.present(alert, animated: true)
        window.layoutIfNeeded()
        tap(CGPoint(x: 195, y: 844 - 8 - 20))
        #expect(chosen == ["Two", "cancel"])
    }

    @Test func aDisabledChoiceDoesNothing() {
        var count = 0
        let action = UIAlertAction(title: "OK", style: .default) { _ in count += 1 }
        action.isEnabled = false
        let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
        alert.addAction(action)
        root.present(alert, animated: true)
        alert.simulateChoice(of: action)
        #expect(count == 0)
        action.isEnabled = true
        alert.simulateChoice(of: action)
        #expect(count == 1)
    }

    @Test func fieldsStandInTheCard() throws {
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "First" }
        alert.addTextField()
        root.present(alert, animated: true)
        window.layoutIfNeeded()
        let fields = try #require(alert.textFields)
        #expect(fields.map(\.placeholder) == ["First", nil])
        #expect(fields.map(\.frame.height) == [30, 30])
        #expect(fields[0].frame.maxY == fields[1].frame.minY)
    }

    @Test func misuseIsReported() {
        let log = WarningLog()
        log.asCurrent {
            let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
            sheet.addTextField()
            sheet.addAction(UIAlertAction(title: "a", style: .cancel))
            sheet.addAction(UIAlertAction(title: "b", style: .cancel))
            #expect(sheet.actions.count == 1)
            #expect(sheet.textFields == nil)
        }
        #expect(log.warnings.count == 2)
    }

    @Test func anAlertIsReleased() {
        weak var released: UIAlertController?
        do {
            let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            released = alert
            root.present(alert, animated: false)
            window.layoutIfNeeded()
            root.dismiss(animated: false)
        }
        #expect(released == nil)
    }
}
