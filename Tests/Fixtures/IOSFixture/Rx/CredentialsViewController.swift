import RxCocoa
import RxSwift
import UIKit

public struct Credentials {
    public var name: String
    public var password: String
}

/// A form on plain UIKit, bound with RxCocoa.
public final class CredentialsViewController: UIViewController {
    public let nameField = UITextField()
    public let passwordField = UITextField()
    public let remember = UISwitch()
    public let signInButton = UIButton(type: .system)
    public let errorLabel = UILabel()
    public private(set) var submitted: [Credentials] = []

    private let disposeBag = DisposeBag()
    private let authenticate: (Credentials) -> Completable

    public init(authenticate: @escaping (Credentials) -> Completable) {
        self.authenticate = authenticate
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override public func viewDidLoad() {
        super.viewDidLoad()
        [nameField, passwordField, remember, signInButton, errorLabel].forEach(view.addSubview)

        let credentials = Observable.combineLatest(nameField.rx.text.orEmpty, passwordField.rx.text.orEmpty) {
            Credentials(name: $0, password: $1)
        }
        let isValid =
            credentials
            .map { $0.name.count >= 2 && $0.password.count >= 8 }
            .share(replay: 1)

        isValid
            .bind(to: signInButton.rx.isEnabled)
            .disposed(by: disposeBag)
        isValid
            .map { $0 ? 1 : 0.5 }
            .bind(to: signInButton.rx.alpha)
            .disposed(by: disposeBag)
        remember.rx.isOn
            .skip(1)
            .subscribe(onNext: { [unowned self] isOn in passwordField.isSecureTextEntry = !isOn })
            .disposed(by: disposeBag)

        signInButton.rx.tap
            .withLatestFrom(credentials)
            .do(onNext: { [weak self] in self?.submitted.append($0) })
            .flatMapLatest { [authenticate] in
                authenticate($0).andThen(Observable.just("")).catchAndReturn("Wrong name or password")
            }
            .observe(on: MainScheduler.instance)
            .bind(to: errorLabel.rx.text)
            .disposed(by: disposeBag)
    }
}
