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

    @Test func theFirstFieldIsEdited() throws {
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        var begun: [String] = []
        for name in ["First", "Last"] {
            alert.addTextField { $0.addAction(UIAction { _ in begun.append(name) }, for: .editingDidBegin) }
        }
        root.present(alert, animated: false)
        window.layoutIfNeeded()
        let fields = try #require(alert.textFields)
        #expect(fields.map(\.isFirstResponder) == [true, false] && begun == ["First"])
        root.dismiss(animated: false)
        #expect(window.firstResponder == nil)
    }

    @Test func aFieldThatTheAppEditsStaysTheFirstResponder() throws {
        final class Alert: UIAlertController {
            override func viewDidAppear(_ animated: Bool) {
                view.layoutIfNeeded()
                textFields?.last?.becomeFirstResponder()
                super.viewDidAppear(animated)
            }
        }
        let alert = Alert(title: "Name", message: nil, preferredStyle: .alert)
        alert.addTextField()
        alert.addTextField()
        root.present(alert, animated: false)
        window.layoutIfNeeded()
        #expect(try #require(alert.textFields).map(\.isFirstResponder) == [false, true])
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

    private func labels(in view: UIView) -> [UILabel] {
        view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
    }

    private func rows(in view: UIView) -> [AlertRow] {
        view.subviews.flatMap { ($0 as? AlertRow).map { [$0] } ?? rows(in: $0) }
    }

    /// Texts give way to actions, and scroll; actions beyond half of the card scroll, too.
    @Test(arguments: [(lines: 60, actions: 2), (lines: 60, actions: 12), (lines: 1, actions: 30)])
    func whatIsTooHighScrolls(lines: Int, actions: Int) throws {
        let message = Array(repeating: "A line", count: lines).joined(separator: "\n")
        let alert = UIAlertController(title: "Much", message: message, preferredStyle: .alert)
        for index in 0..<actions {
            alert.addAction(UIAlertAction(title: "Action \(index), which is long", style: .default))
        }
        root.present(alert, animated: false)
        window.layoutIfNeeded()
        let card = try #require(alert.view.subviews.first as? AlertCard)
        #expect(window.bounds.contains(card.convert(card.bounds, to: window)))
        let areas = card.subviews.compactMap { $0 as? UIScrollView }
        #expect(areas.count == 2 && areas[0].frame.maxY == areas[1].frame.minY)
        #expect(areas[1].frame.maxY == card.bounds.maxY)
        let scrolls = areas.map { $0.contentSize.height > $0.bounds.height + 0.5 }
        #expect(scrolls == [lines > 1, actions > 2])
        for label in labels(in: areas[0]) where !label.isHidden {
            #expect(label.bounds.height >= label.sizeThatFits(CGSize(width: label.bounds.width, height: 1e4)).height)
        }
    }

    /// Recorded on iOS 26.1 at 375 × 667 points.
    @Test func anAlertOfIOS26HasCapsules() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        window.traitOverrides[InterfaceDesignTrait.self] = .ios26
        window.traitOverrides.displayScale = 2
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        let alert = UIAlertController(
            title: "Save changes?", message: "This cannot be undone.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Save", style: .default))
        alert.addAction(UIAlertAction(title: "Discard", style: .destructive))
        window.rootViewController?.present(alert, animated: false)
        window.layoutIfNeeded()
        let card = try #require(alert.view.subviews.first as? AlertCard)
        #expect(card.frame == CGRect(x: 27.5, y: 201.5, width: 320, height: 264))
        #expect(card.layer.cornerRadius == 34)
        let rows = rows(in: card)
        #expect(rows.map { $0.convert($0.bounds, to: card).minY } == [88, 144, 200])
        #expect(rows.allSatisfy { $0.frame.height == 48 && $0.frame.width == 288 && $0.layer.cornerRadius == 24 })
        let texts = labels(in: card).filter { !$0.isHidden }
        #expect(texts.map(\.text) == ["Save changes?", "This cannot be undone.", "Save", "Discard", "Cancel"])
        #expect(texts[0].convert(texts[0].bounds, to: nil) == CGRect(x: 57.5, y: 223.5, width: 260, height: 20.5))
        #expect(texts[1].convert(texts[1].bounds, to: nil) == CGRect(x: 57.5, y: 251, width: 260, height: 18))
    }

    @Test func anActionSheetOfIOS26IsOneCard() throws {
        window.traitOverrides[InterfaceDesignTrait.self] = .ios26
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        var chosen: [String] = []
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in chosen.append("cancel") })
        alert.addAction(UIAlertAction(title: "One", style: .default))
        root.present(alert, animated: true)
        window.layoutIfNeeded()
        let card = try #require(alert.view.subviews.first as? AlertCard)
        #expect(card.frame == CGRect(x: 8, y: 700, width: 374, height: 136))
        tap(CGPoint(x: 195, y: 836 - 16 - 24))
        #expect(chosen == ["cancel"])
    }

    /// The design may change while the alert is visible.
    @Test func aLateDesignChangesTheCard() throws {
        let alert = UIAlertController(title: "Saved", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        root.present(alert, animated: true)
        window.layoutIfNeeded()
        let card = try #require(alert.view.subviews.first as? AlertCard)
        #expect(card.frame.width == 270)
        window.traitOverrides[InterfaceDesignTrait.self] = .ios26
        window.layoutIfNeeded()
        #expect(card.frame.width == 320)
        window.traitOverrides[InterfaceDesignTrait.self] = .ios18
        window.layoutIfNeeded()
        #expect(card.frame.width == 270)
        #expect(card.layer.cornerRadius == 14)
    }
}
