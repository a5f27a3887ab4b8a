import Builder
import BuilderUIKit

/// Every symbol, in several sizes and weights.
final class SymbolsView: UIView {
    init() {
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        let weights: [UIImage.SymbolWeight] = [.regular, .semibold, .light, .bold, .thin]
        for (index, name) in SymbolTable.names.enumerated() {
            let size = CGFloat(11 + index % 7 * 2)
            let configuration = UIImage.SymbolConfiguration(pointSize: size, weight: weights[index % weights.count])
            let image = UIImageView(image: UIImage(systemName: name, withConfiguration: configuration))
            image.tintColor = index % 3 == 0 ? .label : .systemBlue
            image.center = CGPoint(x: 16 + 26.4 * CGFloat(index % 12), y: 20 + 26.7 * CGFloat(index / 12))
            addSubview(image)
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }
}
