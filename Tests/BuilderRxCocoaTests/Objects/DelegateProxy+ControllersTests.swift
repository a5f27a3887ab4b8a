import BuilderRxCocoa
import BuilderRxSwift
import BuilderUIKit
import Testing

/// The proxies of delegates that RxCocoa has none for, and that of pickers.
@MainActor
@Suite(.leavesNoResources) struct ControllerDelegateProxyTests {
    private final class FieldDelegate: NSObject, UITextFieldDelegate {}

    @Test func aTextField() {
        let field = UITextField()
        let delegate = FieldDelegate()
        field.delegate = delegate
        #expect(field.rx.delegate.forwardToDelegate() === delegate)
        let begins = Log(field.rx.delegate.methodInvoked(Selector("textFieldDidBeginEditing:")))
        let ends = Log(field.rx.delegate.methodInvoked(Selector("textFieldDidEndEditing:reason:")))
        let screen = Screen(field)
        field.becomeFirstResponder()
        #expect(begins.elements.map { $0.first as? UITextField } == [field])
        #expect(ends.count == 0)
        field.resignFirstResponder()
        #expect(ends.elements.map { $0.last as? UITextField.DidEndEditingReason } == [.committed])
        field.rx.delegate.setForwardToDelegate(nil, retainDelegate: false)
        #expect(field.delegate == nil)
        withExtendedLifetime(screen) {}
    }

    private final class PickerRows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
    }

    @Test func aPicker() {
        let picker = UIPickerView()
        let rows = PickerRows()
        picker.dataSource = rows
        picker.rx.delegate.setForwardToDelegate(rows, retainDelegate: false)
        #expect(picker.delegate === rows)
        let selections = Log(
            picker.rx.delegate.methodInvoked(Selector("pickerView:didSelectRow:inComponent:")))
        let screen = Screen(picker)
        picker.simulateSelection(ofRow: 2, inComponent: 0)
        #expect(selections.elements.map { $0[1] as? Int } == [2])
        #expect(selections.elements.map { $0[2] as? Int } == [0])
        withExtendedLifetime(screen) {}
    }

    private final class GestureDelegate: NSObject, UIGestureRecognizerDelegate {}

    @Test func aGesture() {
        let gesture = UITapGestureRecognizer()
        let delegate = GestureDelegate()
        gesture.rx.delegate.setForwardToDelegate(delegate, retainDelegate: false)
        #expect(gesture.delegate === delegate)
        #expect(gesture.rx.delegate === gesture.rx.delegate)
    }

    private final class Pages: NSObject, UIPageViewControllerDataSource {
        let pages = [UIViewController(), UIViewController()]

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { viewController === pages[1] ? pages[0] : nil }

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { viewController === pages[0] ? pages[1] : nil }
    }

    @Test func pages() {
        let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        let pages = Pages()
        controller.dataSource = pages
        controller.setViewControllers([pages.pages[0]], direction: .forward, animated: false)
        let will = Log(
            controller.rx.delegate.methodInvoked(Selector("pageViewController:willTransitionToViewControllers:")))
        let did = Log(
            controller.rx.delegate.methodInvoked(
                Selector("pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:")))
        let screen = Screen(controller)
        controller.view.simulateSwipe(.left)
        screen.window.layoutIfNeeded()
        #expect(will.elements.map { $0[1] as? [UIViewController] } == [[pages.pages[1]]])
        #expect(did.elements.map { $0[2] as? [UIViewController] } == [[pages.pages[0]]])
    }

    @Test func aPresentationThatIsDismissed() throws {
        let root = UIViewController()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        window.traitOverrides.horizontalSizeClass = .compact
        window.traitOverrides.verticalSizeClass = .regular
        window.rootViewController = root
        window.makeKeyAndVisible()
        let sheet = UIViewController()
        sheet.modalPresentationStyle = .pageSheet
        sheet.isModalInPresentation = true
        let presentation = try #require(sheet.presentationController)
        let attempts = Log(
            presentation.rx.delegate.methodInvoked(Selector("presentationControllerDidAttemptToDismiss:")))
        let ends = Log(presentation.rx.delegate.methodInvoked(Selector("presentationControllerDidDismiss:")))
        root.present(sheet, animated: false)
        window.layoutIfNeeded()
        // A finger at the sheet's top drags it down.
        sheet.view.simulateDrag(from: CGPoint(x: 100, y: 8), by: CGVector(dx: 0, dy: 600))
        #expect(attempts.count == 1)
        #expect(ends.count == 0)
        sheet.isModalInPresentation = false
        sheet.view.simulateDrag(from: CGPoint(x: 100, y: 8), by: CGVector(dx: 0, dy: 600))
        #expect(ends.elements.map { $0.first as? UIPresentationController } == [presentation])
    }

    @Test func aCalendar() {
        let calendar = UICalendarView()
        calendar.visibleDateComponents = DateComponents(year: 2026, month: 2)
        let changes = Log(
            calendar.rx.delegate.methodInvoked(Selector("calendarView:didChangeVisibleDateComponentsFrom:")))
        calendar.visibleDateComponents = DateComponents(year: 2026, month: 3)
        #expect(changes.elements.map { ($0[1] as? DateComponents)?.month } == [2])
    }

    @Test func columns() {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(UIViewController(), for: .primary)
        split.setViewController(UIViewController(), for: .secondary)
        #expect(split.rx.delegate === split.rx.delegate)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1024, height: 768))
        window.traitOverrides.horizontalSizeClass = .regular
        window.traitOverrides.verticalSizeClass = .regular
        window.rootViewController = split
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        let delegate = split.rx.delegate
        let changes = Log(delegate.methodInvoked(Selector("splitViewController:willChangeToDisplayMode:")))
        let hides = Log(delegate.methodInvoked(Selector("splitViewController:willHideColumn:")))
        let shows = Log(delegate.methodInvoked(Selector("splitViewController:willShowColumn:")))
        split.preferredDisplayMode = .secondaryOnly
        window.layoutIfNeeded()
        #expect(changes.elements.map { $0[1] as? UISplitViewController.DisplayMode } == [.secondaryOnly])
        #expect(hides.elements.map { $0[1] as? UISplitViewController.Column } == [.primary])
        #expect(shows.count == 0)
        split.preferredDisplayMode = .oneBesideSecondary
        window.layoutIfNeeded()
        #expect(changes.elements.last?[1] as? UISplitViewController.DisplayMode == .oneBesideSecondary)
        #expect(shows.elements.map { $0[1] as? UISplitViewController.Column } == [.primary])
        #expect(changes.count == 2 && hides.count == 1)
    }
}
