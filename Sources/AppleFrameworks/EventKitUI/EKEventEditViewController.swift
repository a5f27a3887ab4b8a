import BuilderEventKit
import BuilderUIKit

/// The ways in which the editing of an event ends.
public enum EKEventEditViewAction: Int, Sendable { case canceled, saved, deleted }

/// A form of an event: a placeholder with the event's title.
@preconcurrency @MainActor
open class EKEventEditViewController: UINavigationController {
    open weak var editViewDelegate: (any EKEventEditViewDelegate)?
    open var eventStore: EKEventStore!
    open var event: EKEvent? { didSet { updatePlaceholder() } }

    open override func viewDidLoad() {
        super.viewDidLoad()
        updatePlaceholder()
    }

    private func updatePlaceholder() {
        viewIfLoaded?.layer.placeholder = Placeholder("EKEventEditViewController", detail: event?.title)
    }

    open func cancelEditing() { editViewDelegate?.eventEditViewController(self, didCompleteWith: .canceled) }
}

/// The methods with which a form reports that it is done.
@preconcurrency @MainActor
public protocol EKEventEditViewDelegate: NSObjectProtocol {
    func eventEditViewController(
        _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
    func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController) -> EKCalendar
}

extension EKEventEditViewDelegate {
    public func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController)
        -> EKCalendar
    { EKCalendar() }
}

/// The ways in which the view of an event ends.
public enum EKEventViewAction: Int, Sendable { case done, responded, deleted }

/// An event: a placeholder with its title.
@preconcurrency @MainActor
open class EKEventViewController: UIViewController {
    open weak var delegate: (any EKEventViewDelegate)?
    open var event: EKEvent! { didSet { updatePlaceholder() } }
    open var allowsEditing = false
    open var allowsCalendarPreview = false

    open override func loadView() {
        loadPlaceholder(name: "EKEventViewController")
        updatePlaceholder()
    }

    private func updatePlaceholder() {
        viewIfLoaded?.layer.placeholder = Placeholder("EKEventViewController", detail: event?.title)
    }
}

/// The methods with which the view of an event reports that it is done.
@preconcurrency @MainActor
public protocol EKEventViewDelegate: NSObjectProtocol {
    func eventViewController(_ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
}
