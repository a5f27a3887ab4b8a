import Builder
import Factory
import RxCocoa
import RxSwift

final class LoginViewModel {

    @Variable var email: String? = ""
    @Variable var password: String? = ""
    @Variable private(set) var emailFault = ""
    @Variable private(set) var passwordFault = ""
    @Variable private(set) var status = ""

    @Injected(Container.authentication) private var authentication: AuthenticationType
    @LazyInjected(Container.session) private var session: Session

    private let activity = ActivityTracker()
    private let disposeBag = DisposeBag()

    /// Emits whether the button is enabled.
    let canSignIn: Observable<Bool>

    init() {
        let isComplete = Observable.combineLatest(_email.asObservable(), _password.asObservable()) { email, password in
            !(email ?? "").isEmpty && !(password ?? "").isEmpty
        }
        canSignIn = Observable.combineLatest(isComplete, activity.isBusy.asObservable()) { $0 && !$1 }
            .distinctUntilChanged()

        $email.onChange { [weak self] _ in self?.emailFault = "" }
            .disposed(by: disposeBag)
        $password.onChange { [weak self] _ in
            self?.passwordFault = ""
            self?.status = ""
        }
        .disposed(by: disposeBag)
    }

    var isBusy: Driver<Bool> { activity.isBusy }

    func signIn() {
        let email = (self.email ?? "").trimmingCharacters(in: .whitespaces)
        let password = self.password ?? ""
        emailFault = Validation.email(email) ?? ""
        passwordFault = Validation.password(password) ?? ""
        guard emailFault.isEmpty, passwordFault.isEmpty else { return }
        status = ""
        authentication.signIn(email: email, password: password)
            .tracked(by: activity)
            .observe(on: MainScheduler.instance)
            .subscribe(
                onSuccess: { [weak self] account in self?.session.begin(account) },
                onFailure: { [weak self] error in self?.status = error.localizedDescription }
            )
            .disposed(by: disposeBag)
    }

}
