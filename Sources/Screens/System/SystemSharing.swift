import BuilderUIKit
import Foundation

/// A sheet or a picker that the system provides.
enum SystemContent {
    case share, colorPicker, fontPicker, textFormatting, documentPicker, photoPicker
}

/// Creates a list that presents one of the system's sheets or pickers.
@MainActor
func makeSystemContent(_ content: SystemContent) -> UIViewController {
    let list = ColorsController(style: .plain)
    list.loadViewIfNeeded()
    let presented: UIViewController =
        switch content {
        case .share: makeShareSheet()
        case .colorPicker: makeColorPicker()
        case .fontPicker: UIFontPickerViewController()
        case .textFormatting: makeTextFormatting()
        case .documentPicker: UIDocumentPickerViewController(documentTypes: ["public.item"], in: .open)
        case .photoPicker: UIImagePickerController()
        }
    // On an iPad, a share sheet is a popover, which needs a place to point at: the first color.
    presented.popoverPresentationController?.sourceView = list.view
    presented.popoverPresentationController?.sourceRect = CGRect(x: 20, y: 20, width: 120, height: 44)
    list.present(presented, animated: false)
    return list
}

/// An action of the app's.
private final class TranslateActivity: UIActivity {
    override var activityType: ActivityType? { ActivityType("com.example.translate") }
    override var activityTitle: String? { String(system: "Translate") }
    override var activityImage: UIImage? { UIImage(systemName: "character.book.closed") }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
}

@MainActor
private func makeShareSheet() -> UIViewController {
    let page = URL(string: "https://www.example.com/colors")
    return UIActivityViewController(
        activityItems: page.map { [$0] } ?? [], applicationActivities: [TranslateActivity()])
}

@MainActor
private func makeColorPicker() -> UIViewController {
    let picker = UIColorPickerViewController()
    // A field of the grid.
    picker.selectedColor = UIColor(red: 0, green: 97.0 / 255, blue: 253.0 / 255, alpha: 0.8)
    return picker
}

@MainActor
private func makeTextFormatting() -> UIViewController {
    let configuration = UITextFormattingViewController.Configuration()
    configuration.formattingStyles = [
        ("title", String(system: "Title"), UIFont.boldSystemFont(ofSize: 24)),
        ("heading", String(system: "Heading"), .boldSystemFont(ofSize: 20)),
        ("body", String(system: "Body"), .systemFont(ofSize: 17)),
        ("code", String(system: "Monospaced"), .monospacedSystemFont(ofSize: 15, weight: .regular)),
    ].map { UITextFormattingViewController.FormattingStyle(styleKey: $0.0, title: $0.1, attributes: [.font: $0.2]) }
    let panel = UITextFormattingViewController(configuration: configuration)
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.textLists = [NSTextList(markerFormat: .disc, options: 0)]
    let descriptor = UITextFormattingViewController.FormattingDescriptor(attributes: [
        .font: UIFont.boldSystemFont(ofSize: 17), .foregroundColor: UIColor.systemRed, .paragraphStyle: style,
        .underlineStyle: NSUnderlineStyle.single.rawValue,
    ])
    descriptor.formattingStyleKey = "body"
    descriptor.highlights = [.mint]
    panel.formattingDescriptor = descriptor
    return panel
}
