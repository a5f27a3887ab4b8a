import Foundation

/// Asks people for a choice: in a card in the middle of the screen, or in a sheet at its bottom.
///
/// ```swift
/// let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
/// alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
/// alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in model.delete() })
/// present(alert, animated: true)
/// ```
///
/// A tap on a choice dismisses the alert and then calls the choice's handler. The looks are those of iOS 13 to 18.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
    public enum Style: Int, Hashable, Sendable {
        case actionSheet = 0
        case alert = 1
    }

    public private(set) var preferredStyle = Style.alert
    open var message: String? { didSet { viewIfLoaded?.setNeedsLayout() } }
    open override var title: String? { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// In the order in which they were added.
    open private(set) var actions: [UIAlertAction] = []
    /// Nil where there are none.
    open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }
    private(set) var fields: [UITextField] = []
    /// The choice in bold, in place of the cancelling one.
    open var preferredAction: UIAlertAction? { didSet { viewIfLoaded?.setNeedsLayout() } }

    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.preferredStyle = preferredStyle
        self.message = message
        self.title = title
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        modalPresentationStyle = .overFullScreen
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        modalPresentationStyle = .overFullScreen
    }

    /// A second cancelling choice is reported and left out (UIKit stops the app).
    open func addAction(_ action: UIAlertAction) {
        if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
            return misuse("UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
        }
        action.alert = self
        actions.append(action)
        viewIfLoaded?.setNeedsLayout()
    }

    /// Adds a field; not to a sheet, where that is reported (UIKit stops the app).
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        guard preferredStyle == .alert else {
            return misuse("Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
        }
        let field = UITextField(frame: .zero)
        field.font = .systemFont(ofSize: 13)
        configurationHandler?(field)
        fields.append(field)
        viewIfLoaded?.setNeedsLayout()
    }

    private func misuse(_ text: String) {
        WarningLog.current.add(.other("\(text); it was left out"))
    }

    open override func loadView() {
        view = AlertView(self)
    }

    /// Does what a tap on a choice does.
    public func simulateChoice(of action: UIAlertAction) {
        guard action.isEnabled, action.alert === self else { return }
        guard let presenter = presentingViewController else {
            action.handler?(action)
            return
        }
        presenter.dismiss(animated: true) { action.handler?(action) }
    }
}
