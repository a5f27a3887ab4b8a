import Factory
import RxSwift
import UIKit

/// Portraits in columns, with UIKit's own data source and delegate.
final class AlbumViewController: UIViewController {

    private let layout = ColumnsLayout()
    private lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    private var users: [User] = []
    private let disposeBag = DisposeBag()
    @Injected(Container.userService) private var service: UserServiceType
    @Injected(Container.imageCache) private var cache: ImageCacheType

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Album"
    }

    required init?(coder: NSCoder) {
        fatalError("This controller is made in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        layout.ratio = { [1.0, 1.35, 1.15, 0.8][$0.item % 4] }
        collectionView.backgroundColor = .clear
        collectionView.dataSource = self
        collectionView.delegate = self
        collectionView.prefetchDataSource = self
        collectionView.register(AlbumCell.self, forCellWithReuseIdentifier: AlbumCell.identifier)
        collectionView.register(
            AlbumHeaderView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: AlbumHeaderView.identifier)
        view.add(collectionView)
        Single.zip(service.users(), Single.just("jpg"))
            .map { users, kind in users.filter { $0.portrait?.hasSuffix(kind) == true } }
            .observe(on: MainScheduler.instance)
            .subscribe(onSuccess: { [weak self] users in
                self?.users = users
                self?.collectionView.reloadData()
            })
            .disposed(by: disposeBag)
    }

}

extension AlbumViewController: UICollectionViewDataSource {

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        users.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: AlbumCell.identifier, for: indexPath)
        let user = users[indexPath.item]
        (cell as? AlbumCell)?.show(cache.portraitOrInitials(of: user), name: user.first)
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let header = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: AlbumHeaderView.identifier, for: indexPath)
        (header as? AlbumHeaderView)?.count = users.count
        return header
    }

}

extension AlbumViewController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        present(PhotoViewController(user: users[indexPath.item]), animated: true)
    }
}

extension AlbumViewController: UICollectionViewDataSourcePrefetching {
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        indexPaths.compactMap { users[$0.item].portrait }
            .forEach { cache.image($0).subscribe().disposed(by: disposeBag) }
    }
}
