import Builder

/// A controller with bars, as UIKit's code makes it.
final class PageController: UIViewController {
    private let samples: Samples

    static func inNavigation(_ samples: Samples) -> UIViewController {
        let controller = UINavigationController(rootViewController: PageController(samples))
        controller.navigationBar.prefersLargeTitles = samples.seed.isMultiple(of: 16)
        return controller
    }

    private init(_ samples: Samples) {
        self.samples = samples
        super.init(nibName: nil, bundle: nil)
        title = samples.text(0)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
        let label = UILabel()
        label.text = samples.text(1, words: 20)
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
            label.topAnchor.constraint(equalTo: guide.topAnchor, constant: CGFloat(samples.number(2, below: 80))),
        ])
    }
}
