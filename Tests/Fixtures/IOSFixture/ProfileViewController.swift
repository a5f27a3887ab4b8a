// As an iOS app has it: UIKit alone, Swift 5 mode, no word about actors.
import CoreGraphics
import QuartzCore
import UIKit

final class ProfileViewController: UIViewController {
    private let nameLabel = UILabel()
    private let imageView = UIImageView(image: UIImage(systemName: "person.circle"))
    private let button = UIButton(type: .system)
    private lazy var stack: UIStackView = {
        let stack = UIStackView(arrangedSubviews: [imageView, nameLabel, button])
        stack.axis = .vertical
        stack.spacing = 12
        stack.alignment = .center
        return stack
    }()
    var onFollow: (() -> Void)?

    init(name: String) {
        super.init(nibName: nil, bundle: nil)
        nameLabel.text = name
        title = "Profile"
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        nameLabel.font = UIFont.preferredFont(forTextStyle: .title2)
        nameLabel.numberOfLines = 0
        imageView.layer.cornerRadius = 24
        imageView.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
        imageView.clipsToBounds = true
        button.setTitle("Follow", for: .normal)
        button.addAction(UIAction { [weak self] _ in self?.onFollow?() }, for: .touchUpInside)
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            imageView.widthAnchor.constraint(equalToConstant: 48),
            imageView.heightAnchor.constraint(equalTo: imageView.widthAnchor),
        ])
        UIView.animate(withDuration: 0.2) { self.imageView.alpha = 0.9 }
    }
}

public enum Fixture {
    @MainActor public static func makeProfile(name: String) -> UIViewController { ProfileViewController(name: name) }
}
