import Builder
import Factory
import RxCocoa
import RxSwift
import UIKit

final class DonationViewController: UIViewController {

    let model: DonationViewModel
    let amountField = AmountField(caption: "Another amount", symbol: "€")
    let currencyField = LinedTextField()
    private let disposeBag = DisposeBag()
    private var keyboardFollower: KeyboardFollower?

    init(model: DonationViewModel = Container.donationViewModel()) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
        hidesBottomBarWhenPushed = true
    }

    required init?(coder: NSCoder) {
        fatalError("This controller is made in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        view.embed(page)
        setUpTitle(of: navigationItem)
        setUpFields()
        if let scrollView = view.firstSubview(ofType: UIScrollView.self) {
            keyboardFollower = KeyboardFollower(scrollView)
        }
    }

    private func setUpTitle(of item: UINavigationItem) {
        let label = UILabel()
        label.attributedText = TextRun.joined([
            TextRun(text: "Give ", font: .systemFont(ofSize: 17, weight: .semibold), alignment: .center),
            TextRun(text: "something", font: .systemFont(ofSize: 17), color: .secondaryLabel, alignment: .center),
        ])
        item.titleView = label
        let back = UIBarButtonItem(title: "All", style: .plain)
        back.onTap { [weak self] _ in self?.leave(to: .root) }
        item.rightBarButtonItem = back
        let items: [UIBarItem] = [back]
        items.forEach { $0.accessibilityLabel = "Back to the list" }
    }

    private func setUpFields() {
        amountField.show(model.amount.flatMap { DonationViewModel.proposals.contains($0) ? nil : $0 })
        amountField.onAmount = { [model] amount in model.amount = amount }
        currencyField.caption = "Currency"
        let picker = CurrencyPicker(chosen: model.currency)
        picker.onChoice = { [model] currency in model.currency = currency.code }
        currencyField.inputView = picker
        model.$currency.asObservable().bind(to: currencyField.rx.text).disposed(by: disposeBag)
    }

    private var page: View {
        VerticalScrollView {
            VStackView {
                LabelView("Keep the kettle warm")
                    .style(PageTitleStyle())
                LabelView("The house lives from what people give. Every cup counts.")
                    .color(.secondaryLabel)
                    .wraps()
                proposals
                HStackView {
                    amountField
                    currencyField.width(90)
                }
                .spacing(16)
                SwitchRow(title: "Every month", isOn: model.$isMonthly)
                ButtonView("Give")
                    .style(MainButtonStyle())
                    .enabled(bind: model.title.map { $0 != nil })
                    .onReceive(model.title) { context in
                        context.view.setTitle(context.value ?? "Give", for: .normal)
                    }
                    .onTap { [model] context in
                        context.endEditing()
                        model.give()
                    }
                thanks
            }
            .spacing(20)
            .padding(20)
        }
    }

    private var proposals: View {
        let chips = DonationViewModel.proposals.map { amount -> ChipControl in
            let chip = ChipControl(NumberFormatter.money(model.currency).text(amount))
            chip.rx.controlEvent(.valueChanged).asControlEvent()
                .subscribe(onNext: { [model] in model.amount = amount })
                .disposed(by: disposeBag)
            model.$amount.asObservable().map { $0 == amount }
                .bind(to: chip.rx.isSelected)
                .disposed(by: disposeBag)
            return chip
        }
        return HStackView(chips)
            .distribution(.fillEqually)
            .spacing(12)
    }

    private var thanks: View {
        ContainerView {
            LabelView("Somebody will drink to you.")
                .font(.callout)
                .position(.centerLeft)
            With(StampView(frame: .zero)) { $0.text = "THANKS" }
                .frame(height: 96, width: 96)
                .position(.bottomRight)
        }
        .height(110)
        .hidden(bind: model.$isThanked.asObservable().map { !$0 })
    }

    private enum Goal {
        case root, previous
    }

    private func leave(to goal: Goal) {
        guard let navigation = navigationController, navigation.topViewController === self,
            let index = goal == .root ? 0 : navigation.viewControllers.indices.dropLast().last,
            navigation.viewControllers.indices.contains(index)
        else { return }
        navigation.popToViewController(navigation.viewControllers[index], animated: true)
    }

}
