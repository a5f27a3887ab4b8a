import Builder
import RxCocoa
import RxSwift
import UIKit

final class OnboardingViewController: UIViewController {

    private let pages: [OnboardingPage]
    private let scrollView = UIScrollView()
    private let pageControl = UIPageControl()
    private let nextButton = UIButton(type: .system)
    private let disposeBag = DisposeBag()

    init(pages: [OnboardingPage] = OnboardingPage.all) {
        self.pages = pages
        super.init(nibName: nil, bundle: nil)
        hidesBottomBarWhenPushed = true
    }

    required init?(coder: NSCoder) {
        fatalError("This controller is made in code.")
    }

    /// The index of the visible page.
    var page: Int {
        get { pageControl.currentPage }
        set {
            loadViewIfNeeded()
            view.layoutIfNeeded()
            scrollView.contentOffset = CGPoint(x: CGFloat(newValue) * scrollView.bounds.width, y: 0)
            update(newValue)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        setUpScrollView()
        setUpControls()
        scrollView.rx.contentOffset
            .map { [weak scrollView] offset -> Int in
                guard let width = scrollView?.bounds.width, width > 0 else { return 0 }
                return Int((offset.x / width).rounded())
            }
            .distinctUntilChanged()
            .subscribe(onNext: { [weak self] page in self?.update(page) })
            .disposed(by: disposeBag)
        update(0)
    }

    private func setUpScrollView() {
        scrollView.isPagingEnabled = true
        scrollView.bounces = false
        scrollView.delegate = self
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.showsVerticalScrollIndicator = false
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(scrollView)
        let stack = UIStackView(arrangedSubviews: pages.map { OnboardingPageView(page: $0)() })
        stack.axis = .horizontal
        stack.distribution = .fillEqually
        stack.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(stack)
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            stack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
            stack.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
            stack.heightAnchor.constraint(equalTo: scrollView.frameLayoutGuide.heightAnchor),
            stack.widthAnchor.constraint(
                equalTo: scrollView.frameLayoutGuide.widthAnchor, multiplier: CGFloat(max(1, pages.count))),
        ])
    }

    private func setUpControls() {
        pageControl.numberOfPages = pages.count
        pageControl.pageIndicatorTintColor = .tertiaryLabel
        pageControl.currentPageIndicatorTintColor = .harbour
        MainButtonStyle().apply(to: nextButton)
        nextButton.addAction(UIAction { [weak self] _ in self?.goOn() }, for: .touchUpInside)
        let controls = UIStackView(arrangedSubviews: [pageControl, nextButton])
        controls.axis = .vertical
        controls.spacing = 12
        controls.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(controls)
        NSLayoutConstraint.activate([
            controls.topAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: 8),
            controls.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            controls.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            controls.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16),
        ])
    }

    private func update(_ page: Int) {
        pageControl.currentPage = page
        nextButton.setTitle(page + 1 < pages.count ? "Go On" : "Begin", for: .normal)
    }

    private func goOn() {
        guard page + 1 < pages.count else {
            navigationController?.popToRootViewController(animated: true)
            return
        }
        let next = page + 1
        UIViewPropertyAnimator.runningPropertyAnimator(
            withDuration: 0.3, delay: 0, options: .curveEaseInOut, animations: { self.page = next })
    }

}

extension OnboardingViewController: UIScrollViewDelegate {
    /// Snaps to the nearest page.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        page = Int((scrollView.contentOffset.x / max(1, scrollView.bounds.width)).rounded())
    }
}

struct OnboardingPageView: ViewBuilder {

    let page: OnboardingPage

    var body: View {
        ContainerView {
            VStackView {
                ZStackView {
                    ImageView(systemName: page.symbol)
                        .with {
                            $0.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
                                pointSize: 56, weight: .semibold)
                        }
                        .tintColor(.white)
                        .contentMode(.center)
                        .position(.center)
                }
                .backgroundColor(page.color)
                .cornerRadius(70)
                .frame(height: 140, width: 140)
                LabelView(page.title)
                    .font(.title1)
                    .alignment(.center)
                    .wraps()
                LabelView(page.text)
                    .font(.body)
                    .color(.secondaryLabel)
                    .alignment(.center)
                    .wraps()
                    .height(min: 66)
            }
            .spacing(20)
            .alignment(.center)
            .padding(h: 16, v: 16)
            .width(max: 340)
            .position(.center)
        }
    }

}
