import BuilderPDFKit
import BuilderTipKit
import Foundation

/// A text beside a round picture, whose links, dates and addresses are detected.
final class DetectedTextController: UIViewController {
    private static let side: CGFloat = 120
    private let textView = UITextView()
    private let picture = UIImageView(image: UIImage(systemName: "house.circle.fill"))

    override func viewDidLoad() {
        super.viewDidLoad()
        title = String(system: "Invitation")
        view.backgroundColor = .systemBackground
        textView.isEditable = false
        textView.dataDetectorTypes = .all
        textView.accessibilityLabel = String(system: "Invitation")
        textView.font = .preferredFont(forTextStyle: .body)
        textView.text = String(
            system: """
                The doors are open on September 12, 2026, for all who would like to see the rooms before they move in.

                Come to 350 5th Ave, New York, NY 10118, and ring twice. There is coffee and cake in the kitchen, and \
                a view of the park from the roof.

                Call 555-123-4567 if you are late, write to hello@example.com, or read more at \
                www.example.com/rooms.
                """)
        textView.frame = view.bounds
        textView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        textView.textContainerInset = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
        view.addSubview(textView)
        picture.tintColor = .systemOrange
        picture.contentMode = .scaleAspectFit
        textView.addSubview(picture)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let inset = textView.textContainerInset
        let width = textView.bounds.width - inset.left - inset.right
        let place = CGRect(x: width - Self.side, y: 0, width: Self.side, height: Self.side)
        let frame = place.offsetBy(dx: inset.left, dy: inset.top)
        guard picture.frame != frame else { return }
        picture.frame = frame
        textView.textContainer.exclusionPaths = [UIBezierPath(ovalIn: place.insetBy(dx: -8, dy: -8))]
    }
}

/// The pages of a PDF document that is drawn on the spot.
final class PDFPagesController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = String(system: "Report")
        let pages = PDFView()
        pages.document = PDFDocument(data: Self.report)
        pages.autoScales = true
        pages.backgroundColor = .secondarySystemBackground
        pages.frame = view.bounds
        pages.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(pages)
    }

    private static var report: Data {
        let page = CGRect(x: 0, y: 0, width: 420, height: 297)
        return UIGraphicsPDFRenderer(bounds: page).pdfData { context in
            for (number, shares) in [[0.4, 0.7, 0.55, 0.9], [0.8, 0.3, 0.6, 0.5]].enumerated() {
                context.beginPage()
                let title = String(system: "Quarter \(number + 1)") as NSString
                title.draw(
                    at: CGPoint(x: 32, y: 28),
                    withAttributes: [.font: UIFont.boldSystemFont(ofSize: 24), .foregroundColor: UIColor.black])
                for (index, share) in shares.enumerated() {
                    UIColor(hue: 0.55 + 0.08 * CGFloat(index), saturation: 0.7, brightness: 0.8, alpha: 1).setFill()
                    let height = 180 * CGFloat(share)
                    context.fill(CGRect(x: 32 + 92 * CGFloat(index), y: 265 - height, width: 80, height: height))
                }
            }
        }
    }
}

/// A tip in the page.
private struct SortTip: Tip {
    var title: Text { Text(String(system: "Sort the colors")) }
    var message: Text? { Text(String(system: "Hold a color and drag it to another place.")) }
    var actions: [Action] { [Action(id: "settings", title: String(system: "Show Settings"))] }
}

/// A tip in a popover.
private struct FavoriteTip: Tip {
    var title: Text { Text(String(system: "Keep your favorites")) }
    var message: Text? { Text(String(system: "Favorites are always at the top of the list.")) }
}

/// A page with a tip, and one with a popover below a button.
@MainActor
func makeTipScreen() -> UIViewController {
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    let button = UIButton(configuration: .tinted())
    button.configuration?.title = String(system: "Add to Favorites")
    let card = TipUIView(SortTip())
    for view in [button, card] {
        view.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(view)
    }
    let area = controller.view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
        button.topAnchor.constraint(equalTo: area.topAnchor, constant: 24),
        button.centerXAnchor.constraint(equalTo: area.centerXAnchor),
        card.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -24),
        card.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
        card.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -16),
    ])
    controller.present(TipUIPopoverViewController(FavoriteTip(), sourceItem: button), animated: false)
    return controller
}
