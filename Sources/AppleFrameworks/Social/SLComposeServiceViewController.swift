import BuilderUIKit

/// The closure that is called when a row is tapped.
public typealias SLComposeSheetConfigurationItemTapHandler = () -> Void

/// A row below the text of a post, with a title and a value.
@preconcurrency @MainActor
open class SLComposeSheetConfigurationItem: NSObject {
    /// The title.
    open var title: String! { didSet { update?() } }
    /// The value.
    open var value: String! { didSet { update?() } }
    /// A Boolean value that indicates whether the value isn't known yet.
    open var valuePending = false { didSet { update?() } }
    /// The closure that is called when the row is tapped.
    open var tapHandler: SLComposeSheetConfigurationItemTapHandler!
    fileprivate var update: (() -> Void)?

    /// Creates a row without a title.
    public init!(_: Void = ()) {}
}

/// The sheet of a share extension: a bar, the text and rows.
///
/// The sheet fills its view; its lengths aren't measured. The initial text, which comes from the app that shares, is
/// empty, and posting has no effect but that of the subclass.
@preconcurrency @MainActor
open class SLComposeServiceViewController: UIViewController, UITextViewDelegate {
    /// The text's view.
    open var textView: UITextView! { text }
    /// The text.
    open var contentText: String! { text.text }
    /// The text that is shown while there is none.
    open var placeholder: String! { didSet { hint.text = placeholder } }
    /// The number of characters that can be added; nil for no limit.
    open var charactersRemaining: NSNumber! { didSet { count.text = charactersRemaining?.stringValue } }
    /// The controller of completions, which isn't shown.
    open var autoCompletionViewController: UIViewController!

    private let text = UITextView()
    private let hint = UILabel()
    private let count = UILabel()
    private let rows = UIStackView()
    private lazy var postButton = UIBarButtonItem(
        title: "Post", primaryAction: UIAction { [weak self] _ in self?.didSelectPost() })

    open override func loadView() {
        view = UIView(frame: UIScreen.main.bounds)
        view.backgroundColor = .systemBackground
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.didSelectCancel() })
        navigationItem.rightBarButtonItem = postButton
        text.font = .preferredFont(forTextStyle: .body)
        text.delegate = self
        hint.font = text.font
        hint.textColor = .placeholderText
        count.font = .preferredFont(forTextStyle: .footnote)
        count.textColor = .secondaryLabel
        count.textAlignment = .right
        rows.axis = .vertical
        let content = UIStackView(arrangedSubviews: [text] + [loadPreviewView()].compactMap { $0 })
        let stack = UIStackView(arrangedSubviews: [content, count, rows])
        if navigationController == nil {
            let bar = UINavigationBar()
            bar.setItems([navigationItem], animated: false)
            stack.insertArrangedSubview(bar, at: 0)
        }
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        hint.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        view.addSubview(hint)
        let area = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: area.topAnchor),
            stack.bottomAnchor.constraint(equalTo: area.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: area.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: area.trailingAnchor),
            hint.topAnchor.constraint(equalTo: text.topAnchor, constant: text.textContainerInset.top),
            hint.leadingAnchor.constraint(
                equalTo: text.leadingAnchor, constant: text.textContainer.lineFragmentPadding),
        ])
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        hint.isHidden = text.hasText
        reloadConfigurationItems()
        validateContent()
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        presentationAnimationDidFinish()
    }

    /// Called when the sheet has appeared.
    open func presentationAnimationDidFinish() {}

    /// Called when the button to post is tapped; ends the extension.
    open func didSelectPost() { extensionContext?.completeRequest(returningItems: []) }
    /// Called when the button to cancel is tapped.
    open func didSelectCancel() { cancel() }
    /// Ends the extension.
    open func cancel() { extensionContext?.cancelRequest(withError: CocoaError(.userCancelled)) }

    /// Returns a Boolean value that indicates whether the text can be posted.
    open func isContentValid() -> Bool { true }
    /// Enables the button to post if the content is valid.
    open func validateContent() { postButton.isEnabled = isContentValid() }

    /// Returns the rows, which are of the type `SLComposeSheetConfigurationItem`.
    open func configurationItems() -> [Any]! { [] }
    /// Replaces the rows.
    open func reloadConfigurationItems() {
        rows.arrangedSubviews.forEach { $0.removeFromSuperview() }
        for case let item as SLComposeSheetConfigurationItem in configurationItems() ?? [] {
            rows.addArrangedSubview(row(item))
        }
    }

    /// Shows a controller in which the user chooses a row's value: within the navigation controller if there is one.
    open func pushConfigurationViewController(_ viewController: UIViewController!) {
        guard let viewController else { return }
        if let navigationController {
            navigationController.pushViewController(viewController, animated: true)
        } else {
            present(viewController, animated: true)
        }
    }
    /// Removes that controller.
    open func popConfigurationViewController() {
        if let navigationController {
            navigationController.popToViewController(self, animated: true)
        } else {
            dismiss(animated: true)
        }
    }

    /// Returns the view beside the text: none, because nothing is shared.
    open func loadPreviewView() -> UIView! { nil }

    private func row(_ item: SLComposeSheetConfigurationItem) -> UIView {
        let content = UIListContentView(configuration: .valueCell())
        item.update = { [weak content, weak item] in
            guard let content, let item else { return }
            var configuration = UIListContentConfiguration.valueCell()
            configuration.text = item.title
            configuration.secondaryText = item.valuePending ? "…" : item.value
            content.configuration = configuration
        }
        item.update?()
        let row = UIControl()
        row.addAction(UIAction { _ in item.tapHandler?() }, for: .touchUpInside)
        content.isUserInteractionEnabled = false
        content.translatesAutoresizingMaskIntoConstraints = false
        row.addSubview(content)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: row.topAnchor),
            content.bottomAnchor.constraint(equalTo: row.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: row.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: row.trailingAnchor),
        ])
        return row
    }
}
