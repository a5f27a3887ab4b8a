import Builder
import Factory
import UIKit

final class MenuViewController: UIViewController {

    @LazyInjected(Container.session) private var session: Session

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "More"
    }

    required init?(coder: NSCoder) {
        fatalError("This controller is made in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        navigationController?.navigationBar.prefersLargeTitles = true
        view.embed(menu)
    }

    private var menu: View {
        TableView(
            DynamicItemViewBuilder(MenuItem.all) { item in
                TableViewCell {
                    MenuRowView(item: item)
                }
                .accessoryType(.disclosureIndicator)
                .onSelect { context in
                    context.push(item.open())
                    return false
                }
            }
        )
        .backgroundColor(.clear)
        .with { table in
            table.separatorInset = UIEdgeInsets(top: 0, left: 58, bottom: 0, right: 0)
            table.tableFooterView = self.makeFooter(width: 320)
        }
    }

    private func makeFooter(width: CGFloat) -> UIView {
        let footer = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 88))
        footer.embed(
            ButtonView("Sign Out") { [weak self] _ in self?.session.end() }
                .color(.systemRed)
                .font(.body)
                .position(.center))
        return footer
    }

}

struct MenuRowView: ViewBuilder {

    let item: MenuItem

    var body: View {
        HStackView {
            ContainerView {
                ImageView(systemName: item.symbol)
                    .tintColor(.white)
                    .contentMode(.center)
            }
            .backgroundColor(item.color)
            .cornerRadius(7)
            .frame(height: 30, width: 30)
            VStackView {
                LabelView(item.title)
                    .font(.body)
                LabelView(item.note)
                    .font(.footnote)
                    .color(.secondaryLabel)
            }
            .spacing(1)
        }
        .spacing(12)
        .alignment(.center)
    }

}
