import Builder
import Factory
import RxSwift
import UIKit

final class LoginViewController: UIViewController {

    private let model: LoginViewModel

    init(model: LoginViewModel = Container.loginViewModel()) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("This controller is made in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.embed(LoginView(model: model))
        view.tintColor = .harbour
        shakeOnFaults()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(true, animated: animated)
    }

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    /// Shakes the button when signing in fails.
    private func shakeOnFaults() {
        model.$status.asObservable()
            .filter { !$0.isEmpty }
            .throttle(.milliseconds(500), latest: false, scheduler: MainScheduler.instance)
            .subscribe(onNext: { [weak self] _ in self?.view.find(subview: "sign-in")?.shake() })
            .disposed(by: rxDisposeBag)
    }

}
