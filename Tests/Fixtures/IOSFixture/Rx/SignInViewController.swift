import RxCocoa
import RxRelay
import RxSwift
import UIKit

/// A screen as apps with RxCocoa have them, written for iOS.
public final class SignInViewController: UIViewController {
    public let viewModel = SignInViewModel()

    public let nameField = UITextField()
    public let passwordField = UITextField()
    public let rememberSwitch = UISwitch()
    public let signInButton = UIButton(type: .system)
    public let messageLabel = UILabel()
    public let suggestions = UITableView()
    public let meter = StrengthMeter()
    private let spinner = UIActivityIndicatorView(style: .medium)
    private let tap = UITapGestureRecognizer()
    private let disposeBag = DisposeBag()

    public override func viewDidLoad() {
        super.viewDidLoad()
        let stack = UIStackView(arrangedSubviews: [
            nameField, passwordField, rememberSwitch, signInButton, messageLabel, spinner, meter,
        ])
        stack.axis = .vertical
        stack.frame = CGRect(x: 20, y: 60, width: 280, height: 300)
        view.addSubview(stack)
        suggestions.frame = CGRect(x: 0, y: 380, width: 320, height: 100)
        view.addSubview(suggestions)
        tap.cancelsTouchesInView = false
        view.addGestureRecognizer(tap)
        suggestions.register(UITableViewCell.self, forCellReuseIdentifier: "suggestion")
        bind()
    }

    private func bind() {
        nameField.rx.text.orEmpty
            .bind(to: viewModel.name)
            .disposed(by: disposeBag)
        passwordField.rx.text.orEmpty
            .distinctUntilChanged()
            .bind(to: viewModel.password)
            .disposed(by: disposeBag)
        rememberSwitch.rx.isOn
            .bind(to: viewModel.remembers)
            .disposed(by: disposeBag)
        signInButton.rx.tap
            .withLatestFrom(viewModel.name)
            .bind { [weak self] name in self?.viewModel.signIn(name) }
            .disposed(by: disposeBag)
        viewModel.canSignIn
            .drive(signInButton.rx.isEnabled)
            .disposed(by: disposeBag)
        viewModel.message
            .emit(to: messageLabel.rx.text)
            .disposed(by: disposeBag)
        viewModel.isLoading.asDriver()
            .drive(onNext: { [spinner] isLoading in spinner.rx.isAnimating.onNext(isLoading) })
            .disposed(by: disposeBag)
        viewModel.password
            .map(\.count)
            .bind(to: meter.rx.strength)
            .disposed(by: disposeBag)
        viewModel.suggestions
            .bind(to: suggestions.rx.items(cellIdentifier: "suggestion")) { _, name, cell in
                cell.textLabel?.text = name
            }
            .disposed(by: disposeBag)
        suggestions.rx.modelSelected(String.self)
            .bind(to: nameField.rx.textValue)
            .disposed(by: disposeBag)
        Observable.merge(
            nameField.rx.controlEvent(.editingDidEndOnExit).map { _ in "name" },
            passwordField.rx.controlEvent([.editingDidEndOnExit]).map { _ in "password" }
        )
        .subscribe(with: self, onNext: { owner, field in owner.viewModel.finished.append(field) })
        .disposed(by: disposeBag)
        tap.rx.event
            .filter { $0.state == .ended }
            .subscribe(onNext: { [weak self] gesture in
                gesture.view?.endEditing(true)
                self?.viewModel.finished.append("tap")
            })
            .disposed(by: disposeBag)
        NotificationCenter.default.rx.notification(UIApplication.didBecomeActiveNotification)
            .take(until: rx.deallocated)
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] _ in self?.viewModel.finished.append("active") })
            .disposed(by: disposeBag)
        viewModel.title.bind(to: navigationItem.rx.title, rx.title).disposed(by: disposeBag)
    }
}

public final class SignInViewModel {
    public let name = BehaviorRelay(value: "")
    public let password = BehaviorRelay(value: "")
    public let remembers = BehaviorRelay(value: false)
    public let isLoading = BehaviorRelay(value: false)
    public let suggestions = BehaviorRelay<[String]>(value: [])
    public let title = Observable.just("Sign in")
    public var finished: [String] = []
    private let messages = PublishRelay<String>()

    public var canSignIn: Driver<Bool> {
        Driver.combineLatest(name.asDriver(), password.asDriver()) { !$0.isEmpty && $1.count > 3 }
            .distinctUntilChanged()
    }

    public var message: Signal<String> { messages.asSignal() }

    func signIn(_ name: String) { messages.accept("Welcome, \(name)!") }
}

/// A view of the app's own, with reactive members in the usual places.
public final class StrengthMeter: UIControl {
    public var strength = 0
}

extension Reactive where Base: StrengthMeter {
    public var strength: Binder<Int> {
        Binder(base) { meter, strength in meter.strength = strength }
    }

    public var value: ControlProperty<Int> {
        controlProperty(
            editingEvents: .valueChanged, getter: { meter in meter.strength },
            setter: { meter, value in meter.strength = value })
    }

    public var pressed: ControlEvent<Void> { controlEvent(.touchDown) }

    public var doubled: ControlEvent<Int> { ControlEvent(events: value.map { $0 * 2 }) }
}

extension Reactive where Base: UITextField {
    fileprivate var textValue: Binder<String> {
        Binder(base) { field, text in field.text = text }
    }
}
