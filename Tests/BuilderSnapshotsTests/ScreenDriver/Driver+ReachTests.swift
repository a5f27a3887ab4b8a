import BuilderUIKit
import Foundation
import ScreenDriver
import Testing

/// Each action of a finger on a view that it doesn't reach, with the reason.
@MainActor
struct DriverReachTests {
    /// An action on the view “target”, or on a list around it.
    enum Verb: CaseIterable, Sendable {
        case tap, doubleTap, longPress, swipe, drag, dragOnto, type, clear, toggle, slide, normalized, increment,
            decrement, adjust, pick, segment, segmentTitle, row, wheel, wheelTitle, pull, scroll

        @MainActor
        func makeView(_ rows: Rows) -> UIView {
            switch self {
            case .tap, .doubleTap, .longPress, .swipe, .drag, .scroll: return UIButton(type: .system)
            case .dragOnto: return UIView()
            case .type, .clear: return UITextField()
            case .toggle: return UISwitch()
            case .slide, .normalized: return UISlider()
            case .increment, .decrement:
                let stepper = UIStepper()
                stepper.value = 1
                return stepper
            case .adjust:
                let pages = UIPageControl()
                pages.numberOfPages = 3
                return pages
            case .pick:
                let picker = UIDatePicker()
                picker.preferredDatePickerStyle = .wheels
                return picker
            case .segment, .segmentTitle: return UISegmentedControl(items: ["Day", "Week"])
            case .row, .pull:
                let table = UITableView()
                table.dataSource = rows
                if self == .pull { table.refreshControl = UIRefreshControl() }
                return table
            case .wheel, .wheelTitle:
                let picker = UIPickerView()
                picker.dataSource = rows
                picker.delegate = rows
                return picker
            }
        }

        @MainActor
        func perform(with driver: Driver) async throws {
            switch self {
            case .tap: try await driver.tap("target")
            case .doubleTap: try await driver.doubleTap("target")
            case .longPress: try await driver.longPress("target")
            case .swipe: try await driver.swipe(.left, on: "target")
            case .drag: try await driver.drag("target", by: CGVector(dx: 50, dy: 0))
            case .dragOnto: try await driver.drag("card", onto: "target")
            case .type: try await driver.type("a", into: "target")
            case .clear: try await driver.clear("target")
            case .toggle: try await driver.toggle("target")
            case .slide: try await driver.slide("target", to: 0.5)
            case .normalized: try await driver.slide("target", toNormalizedPosition: 0.5)
            case .increment: try await driver.increment("target")
            case .decrement: try await driver.decrement("target")
            case .adjust: try await driver.adjust("target", to: 2)
            case .pick: try await driver.pick(Date(timeIntervalSince1970: 1_735_729_200), in: "target")
            case .segment: try await driver.select(segment: 1, in: "target")
            case .segmentTitle: try await driver.select(segment: "Week", in: "target")
            case .row: try await driver.select(row: 1, in: "target")
            case .wheel: try await driver.select(row: 1, in: "target")
            case .wheelTitle: try await driver.select(row: "Row 1", in: "target")
            case .pull: try await driver.pullToRefresh("target")
            case .scroll: try await driver.scroll(to: "target")
            }
        }

        /// A Boolean value that indicates whether the view is a control, which can be disabled.
        var needsControl: Bool { ![.dragOnto, .row, .wheel, .wheelTitle, .pull, .scroll].contains(self) }
        /// A Boolean value that indicates whether the finger touches the view, wherever it is.
        var touches: Bool { ![.dragOnto, .scroll].contains(self) }
    }

    enum Hindrance: CaseIterable, Sendable {
        case hidden, transparent, interactionOff, disabled, offScreen, covered, presented
    }

    @MainActor
    final class Rows: NSObject, UITableViewDataSource, UIPickerViewDataSource, UIPickerViewDelegate {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            "Row \(row)"
        }
    }

    private let rows = Rows()

    /// Creates a screen on which a view lies in a box, with something in the way of a finger.
    private func makeScreen(_ verb: Verb, _ hindrance: Hindrance?) async throws -> Driver {
        let (driver, controller) = try await makeDriver { controller in
            let box = controller.add(UIView(), "box", y: 100, width: 300, height: 216)
            let target = controller.add(verb.makeView(rows), "target", x: 0, y: 0, width: 300, height: 216)
            box.addSubview(target)
            controller.add(UIView(), "card", y: 500)
            switch hindrance {
            case .hidden: box.isHidden = true
            case .transparent: box.alpha = 0.005
            case .interactionOff: box.isUserInteractionEnabled = false
            case .disabled: (target as? UIControl)?.isEnabled = false
            case .offScreen: box.frame.origin.y = 3000
            case .covered: controller.add(UIView(), "cover", x: 0, y: 80, width: 375, height: 300)
            case .presented, nil: break
            }
        }
        if hindrance == .presented {
            try await driver.perform { _ in
                let alert = UIAlertController(title: "Stop", message: nil, preferredStyle: .alert)
                controller.present(alert, animated: true)
            }
        }
        return driver
    }

    @Test(arguments: Verb.allCases) func aFingerReachesAFreeView(_ verb: Verb) async throws {
        let driver = try await makeScreen(verb, nil)
        try await verb.perform(with: driver)
    }

    /// The obstacle that an action names; nil for what doesn't hinder it.
    nonisolated private static func obstacle(_ verb: Verb, _ hindrance: Hindrance) -> DriverError.Obstacle? {
        switch hindrance {
        case .hidden: .hidden(by: "UIView (identifier “box”)")
        case .transparent: .transparent(by: "UIView (identifier “box”)")
        case .offScreen: .offScreen(scrollView: nil)
        case .disabled: verb.needsControl ? .disabled(nil) : nil
        case .interactionOff: verb.touches ? .interactionOff(by: "UIView (identifier “box”)") : nil
        case .covered: verb.touches ? .covered(by: "UIView (identifier “cover”)") : nil
        case .presented: verb.touches ? .behind("UIAlertController") : nil
        }
    }

    nonisolated private static let hindered: [(Verb, Hindrance)] = Verb.allCases.flatMap { verb in
        Hindrance.allCases.filter { obstacle(verb, $0) != nil }.map { (verb, $0) }
    }

    @Test(arguments: hindered)
    func aFingerDoesNotReachAHinderedView(_ verb: Verb, _ hindrance: Hindrance) async throws {
        let driver = try await makeScreen(verb, hindrance)
        let error = await refusal { try await verb.perform(with: driver) }
        if hindrance == .offScreen, verb == .row || verb == .scroll {
            // They would scroll there.
            guard case .cannotScroll(let view) = error else {
                Issue.record("\(String(describing: error))")
                return
            }
            #expect(view.contains("(identifier “target”)"))
            return
        }
        guard case .unreachable(_, let obstacle) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(obstacle == Self.obstacle(verb, hindrance))
    }

    @Test func aRowThatTakesNoTouchesIsNotSelected() async throws {
        let driver = try await makeScreen(.row, nil)
        let table = try #require(driver.find("target") as? UITableView)
        table.cellForRow(at: IndexPath(row: 1, section: 0))?.isUserInteractionEnabled = false
        guard
            case .unreachable(_, .interactionOff(by: nil)) = await refusal({
                try await driver.select(row: 1, in: "target")
            })
        else {
            Issue.record("a cell without interaction is selected")
            return
        }
        try await driver.select(row: 0, in: "target")
    }

    @Test func aListThatDoesNotScrollIsNotPulled() async throws {
        let driver = try await makeScreen(.pull, nil)
        let table = try #require(driver.find("target") as? UITableView)
        table.isScrollEnabled = false
        #expect(
            await refusal { try await driver.pullToRefresh("target") }
                == .cannotScroll(view: "the content of UITableView (identifier “target”)"))
    }

    @Test func aCoveredBackButtonIsNotTapped() async throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let driver = try await Driver(navigation)
        let cover = UIView()
        cover.accessibilityIdentifier = "cover"
        try await driver.perform { window in
            navigation.pushViewController(UIViewController(), animated: false)
            cover.frame = window.bounds
            window.addSubview(cover)
        }
        for isBarHidden in [false, true] {
            try await driver.perform { _ in navigation.isNavigationBarHidden = isBarHidden }
            guard
                case .unreachable(_, .covered(by: "UIView (identifier “cover”)")) = await refusal({
                    try await driver.back()
                })
            else {
                Issue.record("a covered controller goes back")
                return
            }
        }
        #expect(navigation.viewControllers.count == 2)
        try await driver.perform { _ in
            cover.removeFromSuperview()
            navigation.isNavigationBarHidden = false
            navigation.present(UIAlertController(title: "Stop", message: nil, preferredStyle: .alert), animated: true)
        }
        #expect(await refusal { try await driver.back() } == .nowhereBack)
    }
}
