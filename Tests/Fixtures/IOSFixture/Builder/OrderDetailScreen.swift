import Builder
import RxSwift
import UIKit

struct OrderDetailScreen: ViewBuilder {
    let order: Order

    var body: View {
        VerticalScrollView(safeArea: false) {
            VStackView {
                header
                DividerView()
                    .color(.systemGray4)
                for (name, value) in facts {
                    FactView(name: name, value: value)
                }
                SpacerView(24)
                buttons
                FixedSpacerView(8)
            }
            .spacing(10)
            .padding(top: 16, left: 20, bottom: 16, right: 20)
        }
        .bounces(true)
        .showVerticalIndicator(false)
        .backgroundColor(.systemBackground)
        .navigation(title: order.title)
        .onAppear { context in
            context.navigationItem?.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add)
                .onTap { item in item.isEnabled = false }
        }
    }

    private var facts: [(String, String)] {
        [("Number", "\(order.id)"), ("Total", "\(order.total)")]
    }

    private var header: View {
        ZStackView {
            ImageView(systemName: "cart.fill")
                .contentMode(.center)
                .backgroundColor(.systemGray6)
                .roundedCorners(radius: 12, corners: [.layerMinXMinYCorner, .layerMaxXMinYCorner])
                .accessibilityIdentifier("photo")
            LabelView(order.title)
                .font(.title2)
                .color(.white)
                .backgroundColor(UIColor.black.withAlphaComponent(0.4))
                .padding(h: 12, v: 6)
                .position(.bottom)
            LabelView("NEW")
                .font(UIFont.boldSystemFont(ofSize: 11))
                .padding(4)
                .backgroundColor(.systemYellow)
                .customConstraints { view in
                    guard let superview = view.superview else { return }
                    NSLayoutConstraint.activate([
                        view.topAnchor.constraint(equalTo: superview.topAnchor, constant: 8),
                        view.rightAnchor.constraint(equalTo: superview.rightAnchor, constant: -8),
                    ])
                }
        }
        .height(160)
        .cornerRadius(12)
        .border(color: .systemGray4)
        .onTapGesture(numberOfTaps: 2) { context in
            context.find(superview: "detail")?.scrollIntoView()
            context.view.transition(to: LabelView("Closer"))
        }
        .onSwipeLeft { context in context.navigationController?.popViewController(animated: false) }
    }

    @ViewResultBuilder private var buttons: ViewConvertable {
        ButtonView("Pay")
            .style(FilledButtonStyle())
            .onTap { context in
                context.present(CheckoutScreen(model: CheckoutModel()))
            }
        if order.note != nil {
            ButtonView(
                "Show the note",
                action: { context in
                    context.push(NoteViewController()) { controller in
                        controller.title = "Note"
                    }
                }
            )
            .alignment(.center)
            .font(.footnote)
        }
    }
}

private struct FactView: ViewBuilder {
    let name: String
    let value: String

    var body: View {
        HStackView {
            LabelView(name).style(CaptionStyle())
            SpacerView(width: 8)
            LabelView(value).width(min: 40).height(min: 20)
        }
        .style(.panel)
        .padding(insets: UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8))
        .shadow(color: .black, radius: 2, opacity: 0.1, offset: CGSize(width: 0, height: 1))
    }
}

final class NoteViewController: UIViewController {
    private var textView: UITextView?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.embed(
            With(UITextView()) { $0.text = "Handle with care" }
                .reference(&textView)
                .margins(16)
                .safeArea(true))
    }
}
