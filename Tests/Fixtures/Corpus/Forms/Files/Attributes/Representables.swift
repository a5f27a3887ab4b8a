import SwiftUI
import UIKit

/// A view of UIKit for SwiftUI, as apps declare it beside their controllers.
struct RatingRepresentable: UIViewRepresentable {
    var rating: Int

    func makeUIView(context: Context) -> UILabel { UILabel() }
    func updateUIView(_ uiView: UILabel, context: Context) { uiView.text = "\(rating)" }
}

final class RatingCell: UITableViewCell {
    static let nib = UINib(nibName: "RatingCell", bundle: nil)

    func configure() {
        log("\(UIFocusEffect())".isEmpty ? "" : "effect")
        for constraint in contentView.constraints { constraint.isActive = true }
        UIMenuController.shared.menuItems = [
            UIMenuItem(title: "Rate", action: #selector(UIResponderStandardEditActions.copy(_:)))
        ]
    }
}

/// A helper of many articles.
struct ViewPreview<Shown: UIView>: UIViewRepresentable {
    private let view: Shown

    init(_ builder: @escaping () -> Shown) { view = builder() }

    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ view: UIView, context: Context) {
        view.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    }
}

extension UIViewController {
    private struct Preview: UIViewControllerRepresentable {
        let controller: UIViewController

        func makeUIViewController(context: Context) -> UIViewController { controller }
        func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
    }

    func asPreview() -> some View { Preview(controller: self) }
}

struct Rating_Previews: PreviewProvider {
    private static let devices = ["iPhone 8", "iPhone SE (3rd generation)"]

    static var previews: some View {
        Group {
            RatingRepresentable(rating: 3)
                .previewDisplayName("Three")
                .previewLayout(.fixed(width: 320, height: 44))
                .padding()
            ForEach(devices, id: \.self) { device in
                ViewPreview {
                    let label = UILabel()
                    label.text = device
                    return label
                }
                .previewDevice(PreviewDevice(rawValue: device))
                ForEach([ColorScheme.light, .dark], id: \.self) {
                    Scheme(scheme: $0).preferredColorScheme($0)
                }
            }
        }
    }

    private struct Scheme: UIViewRepresentable {
        var scheme: ColorScheme

        func makeCoordinator() -> Coordinator { Coordinator() }
        func makeUIView(context: Context) -> some UIView { UILabel() }
        func updateUIView(_ view: UIViewType, context: Context) { (view as? UILabel)?.text = "\(scheme)" }

        final class Coordinator {}
    }
}

private struct Controllers_Previews: PreviewProvider {
    @ViewBuilder static var previews: some SwiftUI.View {
        let controller = UITableViewController()
        if #available(iOS 15, *) {
            controller.asPreview().previewDisplayName("Controller")
        } else {
            Text("Before iOS 15")
        }
    }
}
