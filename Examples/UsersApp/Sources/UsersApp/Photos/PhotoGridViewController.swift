import Factory
import RxCocoa
import RxSwift
import UIKit

/// A grid of all portraits. Selecting one opens it.
final class PhotoGridViewController: UIViewController {

    private let layout = UICollectionViewFlowLayout()
    private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    private let disposeBag = DisposeBag()
    @Injected(Container.userService) private var service: UserServiceType

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Photos"
    }

    required init?(coder: NSCoder) {
        fatalError("This controller is made in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        layout.minimumInteritemSpacing = 12
        layout.minimumLineSpacing = 16
        layout.sectionInset = UIEdgeInsets(top: 12, left: 16, bottom: 24, right: 16)
        collectionView.frame = view.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.backgroundColor = .clear
        collectionView.alwaysBounceVertical = true
        collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: PhotoCell.identifier)
        view.addSubview(collectionView)
        bind()
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let columns: CGFloat = view.bounds.width > 500 ? 5 : 3
        let inner = view.bounds.width - layout.sectionInset.left - layout.sectionInset.right
        let width = ((inner - (columns - 1) * layout.minimumInteritemSpacing) / columns).rounded(.down)
        layout.itemSize = CGSize(width: width, height: width + 26)
    }

    private func bind() {
        let users = service.users().asObservable().catchAndReturn([]).observe(on: MainScheduler.instance)
        users
            .bind(to: collectionView.rx.items(cellIdentifier: PhotoCell.identifier, cellType: PhotoCell.self)) {
                _, user, cell in
                cell.show(user)
            }
            .disposed(by: disposeBag)
        collectionView.rx.modelSelected(User.self)
            .subscribe(onNext: { [weak self] user in
                self?.present(PhotoViewController(user: user), animated: true)
            })
            .disposed(by: disposeBag)
    }

}
