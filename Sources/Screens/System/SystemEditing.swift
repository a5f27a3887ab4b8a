import BuilderUIKit
import Foundation

/// A form in which a field is edited: with an insertion point in a text that is too wide, and a bar that an input
/// accessory view places at the bottom.
final class EditingController: UIViewController {
    private let rows = UIStackView()
    private let edited = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = String(system: "Address")
        view.backgroundColor = .systemGroupedBackground
        rows.axis = .vertical
        rows.spacing = 12
        rows.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(rows)
        NSLayoutConstraint.activate([
            rows.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            rows.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            rows.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        ])
        add(UITextField(), String(system: "Name"), "Ada Byron")
        add(
            edited, String(system: "Street"),
            String(system: "12 St James’s Square, second door on the left, behind the library"))
        add(UITextField(), String(system: "Town"), "")
        let code = UITextField()
        code.isSecureTextEntry = true
        add(code, String(system: "Code"), "1815")
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        bar.items = [.flexibleSpace(), UIBarButtonItem(systemItem: .done)]
        edited.inputAccessoryView = bar
    }

    private func add(_ field: UITextField, _ placeholder: String, _ text: String) {
        field.borderStyle = .roundedRect
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        field.clearButtonMode = .whileEditing
        field.placeholder = placeholder
        field.accessibilityLabel = placeholder
        field.text = text
        field.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
        rows.addArrangedSubview(field)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        edited.becomeFirstResponder()
    }
}

/// A text of which some lines are selected.
final class SelectedTextController: UIViewController {
    private let textView = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = String(system: "Notes")
        view.backgroundColor = .systemBackground
        textView.accessibilityLabel = String(system: "Text")
        textView.font = .preferredFont(forTextStyle: .body)
        textView.adjustsFontForContentSizeCategory = true
        textView.tintColor = .systemPurple
        textView.text = String(
            system: """
                Take the first tram of the day.

                Later ones are full, and slower: the driver waits for everyone who is still running down the hill.
                """)
        textView.frame = view.bounds
        textView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        textView.textContainerInset = UIEdgeInsets(top: 20, left: 12, bottom: 20, right: 12)
        view.addSubview(textView)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let text = (textView.text ?? "") as NSString
        let start = text.range(of: String(system: "first")).location
        textView.selectedRange = NSRange(
            location: start, length: text.range(of: String(system: "slower")).upperBound - start)
        textView.becomeFirstResponder()
    }
}

/// A text view of which an input method composes a part, below a field.
final class ComposedTextController: UIViewController {
    private let field = UITextField()
    private let textView = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = String(system: "Message")
        view.backgroundColor = .systemBackground
        field.borderStyle = .roundedRect
        field.placeholder = String(system: "Subject")
        field.accessibilityLabel = String(system: "Subject")
        field.text = String(system: "Re: dinner")
        textView.accessibilityLabel = String(system: "Text")
        textView.layer.borderWidth = 1
        textView.layer.borderColor = UIColor.separator.cgColor
        textView.layer.cornerRadius = 8
        textView.text = String(system: "See you at the station, ")
        for input in [field, textView] as [UIView] {
            input.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(input)
            NSLayoutConstraint.activate([
                input.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
                input.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
            ])
        }
        field.font = .preferredFont(forTextStyle: .title3)
        field.adjustsFontForContentSizeCategory = true
        textView.font = .preferredFont(forTextStyle: .title3)
        textView.adjustsFontForContentSizeCategory = true
        NSLayoutConstraint.activate([
            field.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            field.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
            textView.topAnchor.constraint(equalTo: field.bottomAnchor, constant: 16),
            textView.heightAnchor.constraint(equalToConstant: 200),
        ])
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        textView.becomeFirstResponder()
        textView.selectedRange = NSRange(location: textView.text.utf16.count, length: 0)
        // The segment that the input method converts is selected.
        textView.setMarkedText("ni hao peng you", selectedRange: NSRange(location: 7, length: 8))
    }
}

/// A text with attachments, columns, lists, and paragraphs in several alignments.
final class RichTextController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = String(system: "Recipe")
        view.backgroundColor = .systemBackground
        let textView = UITextView()
        textView.isEditable = false
        textView.accessibilityLabel = String(system: "Recipe")
        textView.attributedText = Self.recipe
        textView.frame = view.bounds
        textView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        textView.textContainerInset = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
        view.addSubview(textView)
    }

    private static var recipe: NSAttributedString {
        let text = NSMutableAttributedString()
        let title = NSTextAttachment()
        title.image = UIImage(systemName: "fork.knife")?.withTintColor(.systemOrange)
        text.append(NSAttributedString(attachment: title))
        append(" Pancakes", .title2, to: text) { $0.paragraphSpacing = 8 }
        // The image is a part of the title, whose font and spacing it has.
        text.addAttributes(text.attributes(at: 1, effectiveRange: nil), range: NSRange(location: 0, length: 1))
        append("Flour\t250 g\t1.20\nMilk\t500 ml\t0.85\nEggs\t3\t0.99", .body, to: text) {
            $0.tabStops = [
                NSTextTab(textAlignment: .right, location: 190), NSTextTab(textAlignment: .right, location: 270),
            ]
        }
        append("Steps", .headline, to: text) { $0.paragraphSpacingBefore = 12 }
        append("Mix everything, and let it rest.\nFry thin cakes in butter, on both sides.", .body, to: text) {
            $0.textLists = [NSTextList(markerFormat: .decimal, options: 0)]
        }
        append("Serve with", .headline, to: text) { $0.paragraphSpacingBefore = 12 }
        append("lemon and sugar\njam", .body, to: text) {
            $0.textLists = [NSTextList(markerFormat: .disc, options: 0)]
        }
        append(
            """
            Justified paragraphs fill their lines from edge to edge, by wider spaces between their words, except in \
            the last line.
            """, .footnote, to: text
        ) {
            $0.alignment = .justified
            $0.paragraphSpacingBefore = 12
            $0.firstLineHeadIndent = 20
        }
        append("Centered, below.", .footnote, to: text) { $0.alignment = .center }
        let range = (text.string as NSString).range(of: #"\b\#(String(system: "thin"))\b"#, options: .regularExpression)
        text.addAttributes([.underlineStyle: NSUnderlineStyle.single.rawValue, .kern: 1], range: range)
        return text
    }

    private static func append(
        _ paragraphs: String.LocalizationValue, _ style: UIFont.TextStyle, to text: NSMutableAttributedString,
        _ change: (NSMutableParagraphStyle) -> Void
    ) {
        let paragraph = NSMutableParagraphStyle()
        change(paragraph)
        text.append(
            NSAttributedString(
                string: String(system: paragraphs) + "\n",
                attributes: [
                    .font: UIFont.preferredFont(forTextStyle: style), .foregroundColor: UIColor.label,
                    .paragraphStyle: paragraph,
                ]))
    }
}
