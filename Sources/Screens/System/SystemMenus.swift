import BuilderUIKit

/// A text whose word is selected, with the menu of edit actions.
final class EditMenuController: UIViewController, UITextViewDelegate {
    private let textView = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = String(system: "Notes")
        view.backgroundColor = .systemBackground
        textView.font = .preferredFont(forTextStyle: .body)
        textView.adjustsFontForContentSizeCategory = true
        textView.text = String(
            system: """
                Lisbon is built on seven hills beside the Tagus. Its oldest streets survived the earthquake of 1755, \
                and trams still climb them.

                Take the first tram of the day: later ones are full.
                """)
        textView.accessibilityLabel = String(system: "Text")
        textView.delegate = self
        textView.frame = view.bounds
        textView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        textView.textContainerInset = UIEdgeInsets(top: 80, left: 12, bottom: 20, right: 12)
        view.addSubview(textView)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        view.layoutIfNeeded()
        let word = (textView.text as NSString).range(of: String(system: "seven"))
        guard let start = textView.position(from: textView.beginningOfDocument, offset: word.location),
            let end = textView.position(from: start, offset: word.length),
            let range = textView.textRange(from: start, to: end)
        else { return }
        let place = textView.firstRect(for: range)
        textView.simulateTap(at: CGPoint(x: place.midX, y: place.midY), taps: 2)
    }

    func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        UIMenu(
            children: suggestedActions + [
                UIAction(title: String(system: "Highlight")) { _ in },
                UIAction(title: String(system: "Delete"), attributes: .destructive) { _ in },
            ])
    }
}

/// A list whose button has opened a menu with small and medium elements.
final class SizedMenuController: UIViewController {
    private let button = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        button.setTitle(String(system: "Format"), for: .normal)
        button.frame = CGRect(x: 20, y: 80, width: 80, height: 30)
        button.showsMenuAsPrimaryAction = true
        button.menu = UIMenu(children: [
            Self.section(.small, [("Bold", "bold"), ("Italic", "italic"), ("Underline", "underline")], on: "Bold"),
            Self.section(
                .medium,
                [("Copy", "doc.on.doc"), ("Share", "square.and.arrow.up"), ("Favorite", "heart")]),
            UIAction(title: String(system: "Find"), image: UIImage(systemName: "magnifyingglass")) { _ in },
            UIAction(title: String(system: "Delete"), image: UIImage(systemName: "trash"), attributes: .destructive) {
                _ in
            },
        ])
        view.addSubview(button)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        button.performPrimaryAction()
    }

    private static func section(
        _ size: UIMenu.ElementSize, _ elements: [(title: String, symbol: String)], on: String? = nil
    ) -> UIMenu {
        UIMenu(
            options: .displayInline, preferredElementSize: size,
            children: elements.map { element in
                UIAction(
                    title: String(system: .init(element.title)), image: UIImage(systemName: element.symbol),
                    state: element.title == on ? .on : .off
                ) { _ in }
            })
    }
}
