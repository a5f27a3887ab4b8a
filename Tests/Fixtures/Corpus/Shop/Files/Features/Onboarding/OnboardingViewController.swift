import UIKit

final class OnboardingViewController: UIPageViewController {
    var onFinish: (() -> Void)?

    private lazy var controllers = [
        makePage("leaf", title: "Discover", body: "Thoughtfully made goods for home and trail."),
        makePage("shippingbox", title: "Delivered", body: "Carbon-neutral shipping, free over $50."),
        makePage("gift", title: "Rewarded", body: "Earn a leaf for every dollar you spend."),
    ]

    private lazy var nextButton = UIButton(
        configuration: .primary(title: NSLocalizedString("Continue", comment: "")),
        primaryAction: UIAction { [weak self] _ in self?.advance() })

    init() {
        super.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: 20])
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Theme.Color.background
        dataSource = self
        setViewControllers([controllers[0]], direction: .forward, animated: false)
        addBottomButton(nextButton, distance: 56)
    }

    private func makePage(_ symbol: String, title: String, body: String) -> UIViewController {
        let imageView = UIImageView(image: UIImage(systemName: symbol))
        imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 96, weight: .thin)
        imageView.tintColor = Theme.Color.accent
        imageView.backgroundColor = Theme.Color.sand
        imageView.contentMode = .center
        imageView.layer.cornerRadius = 24
        let titleLabel = UILabel(font: Theme.Font.serif(.largeTitle, weight: .bold), alignment: .center)
        titleLabel.text = NSLocalizedString(title, comment: "Onboarding")
        let bodyLabel = UILabel(
            font: .preferredFont(forTextStyle: .body), color: .secondaryLabel, lines: 0, alignment: .center)
        bodyLabel.text = NSLocalizedString(body, comment: "Onboarding")

        let controller = UIViewController()
        let stack = UIStackView([imageView, titleLabel, bodyLabel], axis: .vertical, spacing: 16)
        stack.setCustomSpacing(40, after: imageView)
        controller.view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerYAnchor.constraint(equalTo: controller.view.centerYAnchor, constant: -60),
            stack.leadingAnchor.constraint(equalTo: controller.view.readableContentGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: controller.view.readableContentGuide.trailingAnchor),
            imageView.heightAnchor.constraint(equalTo: imageView.widthAnchor, multiplier: 3.0 / 4.0),
        ])
        return controller
    }

    private func neighbor(of controller: UIViewController?, offset: Int) -> UIViewController? {
        guard let controller, let index = controllers.firstIndex(of: controller) else { return nil }
        return controllers.indices.contains(index + offset) ? controllers[index + offset] : nil
    }

    private func advance() {
        guard let next = neighbor(of: viewControllers?.first, offset: 1) else {
            onFinish?()
            return
        }
        setViewControllers([next], direction: .forward, animated: true)
    }
}

extension OnboardingViewController: UIPageViewControllerDataSource {
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { neighbor(of: viewController, offset: -1) }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { neighbor(of: viewController, offset: 1) }

    func presentationCount(for pageViewController: UIPageViewController) -> Int { controllers.count }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}
