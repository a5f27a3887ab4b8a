import Builder
import Factory
import UIKit

final class UserDetailViewController: UIViewController {

    let model: UserDetailViewModel

    init(user: User) {
        model = Container.userDetail(user)
        super.init(nibName: nil, bundle: nil)
        title = user.first
        navigationItem.largeTitleDisplayMode = .never
    }

    required init?(coder: NSCoder) {
        fatalError("This controller is made in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        view.embed(UserDetailView(model: model))
        let receipt = UIBarButtonItem(image: UIImage(systemName: "doc"), style: .plain)
        receipt.onTap { [weak self] _ in
            self?.navigationController?.pushViewController(ReceiptViewController(number: "2024-0117"), animated: true)
        }
        navigationItem.rightBarButtonItems = [receipt]
    }

}
