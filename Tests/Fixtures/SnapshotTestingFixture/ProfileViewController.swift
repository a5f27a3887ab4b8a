import UIKit

final class ProfileViewController: UIViewController {
    private let nameLabel = UILabel()
    private let followButton = UIButton(type: .system)

    init(name: String) {
        super.init(nibName: nil, bundle: nil)
        nameLabel.text = name
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        nameLabel.font = .preferredFont(forTextStyle: .title1)
        followButton.setTitle("Follow", for: .normal)
        let stack = UIStackView(arrangedSubviews: [nameLabel, followButton])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
        ])
        Task { @MainActor in
            await Task.yield()
            followButton.setTitle("Following", for: .normal)
        }
    }
}
