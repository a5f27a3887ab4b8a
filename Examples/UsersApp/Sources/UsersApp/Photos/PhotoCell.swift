import Factory
import RxSwift
import UIKit

/// A portrait in the grid, with the name below.
final class PhotoCell: UICollectionViewCell {

    static let identifier = "PhotoCell"

    private let imageView = UIImageView()
    private let label = UILabel()
    private var disposeBag = DisposeBag()
    @Injected(Container.imageCache) private var cache: ImageCacheType

    override init(frame: CGRect) {
        super.init(frame: frame)
        imageView.contentMode = .scaleAspectFill
        imageView.layer.masksToBounds = true
        imageView.layer.cornerRadius = 14
        imageView.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
        imageView.backgroundColor = .systemGray
        label.font = .preferredFont(forTextStyle: .caption1)
        label.textAlignment = .center
        label.adjustsFontForContentSizeCategory = true
        label.lineBreakMode = .byTruncatingMiddle
        let stack = UIStackView(arrangedSubviews: [imageView, label])
        stack.axis = .vertical
        stack.spacing = 6
        stack.frame = contentView.bounds
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.setContentHuggingPriority(.required, for: .vertical)
        contentView.addSubview(stack)
    }

    required init?(coder: NSCoder) {
        fatalError("This cell is made in code.")
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        disposeBag = DisposeBag()
        imageView.image = nil
    }

    func show(_ user: User) {
        label.text = user.first
        imageView.hasMarker = false
        cache.portraitOrInitials(of: user)
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] image in self?.imageView.image = image })
            .disposed(by: disposeBag)
        contentView.hasMarker = user.joined >= "2015"
    }

}
