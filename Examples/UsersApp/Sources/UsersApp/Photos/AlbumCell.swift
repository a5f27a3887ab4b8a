import RxSwift
import UIKit

/// A photo with its name on it.
final class AlbumCell: UICollectionViewCell {

    static let identifier = "AlbumCell"

    private let imageView = UIImageView()
    private let label = UILabel()
    private var subscription: Disposable?

    override init(frame: CGRect) {
        super.init(frame: frame)
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        contentView.add(imageView)
        label.font = .preferredFont(forTextStyle: .callout)
        label.textColor = .white
        label.layer.shadowColor = UIColor.black.cgColor
        label.layer.shadowOpacity = 0.8
        label.layer.shadowRadius = 2
        label.layer.shadowOffset = .zero
        let insets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 8, trailing: 10)
        contentView.add(label, edges: [.leading, .bottom, .trailing], insets: insets)
    }

    required init?(coder: NSCoder) {
        fatalError("This cell is made in code.")
    }

    override var isSelected: Bool {
        didSet { contentView.alpha = isSelected ? 0.7 : 1 }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // Rounds two corners with a mask layer.
        let corners: UIRectCorner = [.topRight, .bottomLeft]
        let shape = CAShapeLayer()
        shape.path =
            UIBezierPath(
                roundedRect: contentView.bounds, byRoundingCorners: corners, cornerRadii: CGSize(width: 18, height: 18)
            ).cgPath
        contentView.layer.mask = shape
    }

    func show(_ image: Observable<UIImage?>, name: String) {
        label.text = name
        subscription?.dispose()
        subscription = image.observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] image in self?.imageView.image = image })
    }

}

/// A header with the number of photos.
final class AlbumHeaderView: UICollectionReusableView {

    static let identifier = "AlbumHeaderView"

    private let label = UILabel()

    var count = 0 {
        didSet { label.text = count == 1 ? "1 picture" : "\(count) pictures" }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .preferredFont(forTextStyle: .headline)
        add(label, insets: NSDirectionalEdgeInsets(top: 8, leading: 14, bottom: 4, trailing: 14))
    }

    required init?(coder: NSCoder) {
        fatalError("This view is made in code.")
    }

}
