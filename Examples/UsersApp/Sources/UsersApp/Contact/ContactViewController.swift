import Builder
import Factory
import RxSwift
import UIKit

final class ContactViewController: UIViewController {

    let model: ContactViewModel
    private var keyboardBar: KeyboardBar?

    init(model: ContactViewModel = Container.contactViewModel()) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
        title = "Contact"
        hidesBottomBarWhenPushed = true
    }

    required init?(coder: NSCoder) {
        fatalError("This controller is made in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        view.embed(ContactFormView(model: model))
        let fields = ContactField.allCases.compactMap { view.find(subview: $0) as? UITextField }
        keyboardBar = KeyboardBar(for: fields)

        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel)
            .onTap { [weak self] _ in self?.leave() }
        let save = UIBarButtonItem(title: "Save", style: .done)
        save.onTap { [weak self] _ in self?.model.send() }
        navigationItem.rightBarButtonItem = save
        model.progress
            .map { $0 == 1 }
            .bind(to: save.rx.isEnabled)
            .disposed(by: rxDisposeBag)
        model.sent
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] draft in self?.showThanks(to: draft.name) })
            .disposed(by: rxDisposeBag)
    }

    private func leave() {
        if let navigation = navigationController, navigation.viewControllers.count > 1 {
            navigation.popViewController(animated: true)
        } else {
            dismiss(animated: true)
        }
    }

    private func showThanks(to name: String) {
        transition(
            to: MessageView(
                symbol: "checkmark.circle", title: "Saved", text: "\(name) is one of us now.", action: "Close",
                onAction: { [weak self] in self?.leave() }))
    }

}
