import Builder
import RxSwift
import UIKit

/// A card around any content, with a title that may be missing.
struct CardView: ViewBuilder {
    var title: String?
    let content: () -> ViewConvertable

    init(_ title: String? = nil, @ViewResultBuilder content: @escaping () -> ViewConvertable) {
        self.title = title
        self.content = content
    }

    var body: View {
        ContainerView {
            ContainerView(
                VStackView {
                    if let title = title {
                        LabelView(title)
                            .font(.systemFont(ofSize: 13, weight: .bold))
                            .color(.systemIndigo)
                    }
                    content()
                }
                .spacing(6)
                .padding(h: 16, v: 12)
            )
            .backgroundColor(.secondarySystemBackground)
            .cornerRadius(14)
        }
        .shadow(color: .black, radius: 4, opacity: 0.2, offset: CGSize(width: 0, height: 2))
    }
}

/// What the wrapped content is does not matter to the card.
struct StoredCard: ViewBuilder {
    @ViewResultBuilder let content: () -> ViewConvertable

    var body: View { VStackView { content() }.style(.panel) }
}

public final class OrderDashboard: UIViewController {
    enum Section: String, CaseIterable {
        case today, week
    }

    private let clock = PublishSubject<Int>()
    private let total = DynamicValueViewBuilder(0.0) { value in
        LabelView(String(format: "%.2f", value))
            .font(.preferredFont(forTextStyle: .largeTitle))
            .color(UIColor { $0.userInterfaceStyle == .dark ? .white : .black })
    }
    private lazy var users = DynamicItemViewBuilder<String>(nil) { name in
        name.isEmpty ? nil : LabelView(name).font(.body)
    }
    private var titleLabel: UILabel?
    private var more: [View] = [LabelView("one").font(nil), ButtonView("two").font(.boldSystemFont(ofSize: 15))]
    private var bag: DisposeBag! = DisposeBag()

    override public func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.embed(
            ScrollView(
                VStackView {
                    LabelView("Dashboard").font(.title1).reference(&titleLabel)
                    CardView("Total") {
                        HStackView(self.total).alignment(.firstBaseline)
                        VStackView(
                            DynamicObservableViewBuilder(self.clock) { seconds in
                                LabelView("Updated \(seconds) s ago").font(.caption2)
                            })
                    }
                    CardView {
                        for section in Section.allCases {
                            LabelView(section.rawValue.capitalized)
                                .identifier(section)
                                .lineBreakMode(.byTruncatingMiddle)
                        }
                        VStackView(self.users).spacing(2)
                    }
                    StoredCard { HStackView(self.more) }
                    VStackView([LabelView("a"), Group { LabelView("b") }, ForEach(2) { LabelView("\($0)") }])
                }
                .spacing(20)
                .width(330),
                padding: UIEdgeInsets(top: 20, left: 30, bottom: 20, right: 30)),
            safeArea: true)
    }

    public func show(total value: Double, users names: [String], seconds: Int) {
        total.value = value
        users.items = names
        clock.onNext(seconds)
        titleLabel?.text = "Dashboard (\(users.count))"
        view.find(subview: Section.week)?.alpha = 0.5
        bag = nil
    }
}
