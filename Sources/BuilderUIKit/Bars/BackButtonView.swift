import Foundation
import Render

/// The back button: a chevron and a title, and in the look of iOS 26 a chevron in the middle of a round platter.
@MainActor
final class BackButtonView: UIView {
    override var privateClassName: String? { "_UIButtonBarButton" }
    override var derivedAccessibility: DerivedAccessibility {
        DerivedAccessibility(isElement: !isHidden, label: SystemWord.back.text, traits: .button)
    }
    /// Lengths in points, measured on a picture of a bar of 390 points that begins with a back button.
    ///
    /// The chevron's lines start at (10.8, 5.9) relative to the button's left edge and the bar's center and are 2.4
    /// points thick; the title begins 20 points after the button's left edge.
    private enum Metrics {
        static let tip: CGFloat = 2.2
        static let width: CGFloat = 8.6
        static let halfHeight: CGFloat = 8.13
        static let lineWidth: CGFloat = 2.4
        static let titleStart: CGFloat = 20
        /// The chevron's center on a platter (measured on iOS 26; its size there is not).
        static let platterCenter = CGPoint(x: 21.75, y: 22)
    }

    private let label = UILabel(frame: .zero)
    private let imageView = UIImageView(frame: .zero)
    var onTap: (() -> Void)?
    var indicatorImage: UIImage?

    override func didInitialize() {
        super.didInitialize()
        addSubview(imageView)
        addSubview(label)
        addTapHandler { [weak self] in self?.onTap?() }
    }

    func show(_ title: String, attributes: [NSAttributedString.Key: Any]) {
        label.show(
            title, font: BarMetrics.font(.regular, for: traitCollection), color: tintColor ?? .systemBlue,
            attributes: attributes)
        label.isHidden = title.isEmpty
        accessibilityLabel = title.isEmpty ? nil : title
    }

    var shownTitle: String? { label.isHidden ? nil : label.text }

    private var titleStart: CGFloat { indicatorImage.map { $0.size.width + 6 } ?? Metrics.titleStart }

    var naturalWidth: CGFloat {
        label.isHidden
            ? titleStart
            : titleStart + label.sizeThatFits(CGSize(width: 10_000, height: BarMetrics.navigationBarHeight)).width
    }

    func layOutNow() {
        let size = label.sizeThatFits(CGSize(width: 10_000, height: bounds.height))
        let y = centered(size.height, in: bounds.height)
        let width = min(size.width, max(0, bounds.width - titleStart))
        label.frame = CGRect(x: isRightToLeft ? 0 : titleStart, y: y, width: width, height: size.height)
        imageView.image = indicatorImage?.templateUnlessOriginal
        imageView.isHidden = indicatorImage == nil
        if let image = indicatorImage {
            imageView.frame = CGRect(
                x: traitCollection.isIOS26
                    ? pixelSnapped((bounds.width - image.size.width) / 2)
                    : isRightToLeft ? bounds.width - image.size.width : 0, y: (bounds.height - image.size.height) / 2,
                width: image.size.width, height: image.size.height)
        }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        superview?.setNeedsLayout()
    }

    override func ownContents(in environment: DisplayEnvironment) -> [LayerContent] {
        guard indicatorImage == nil else { return [] }
        let isIOS26 = traitCollection.isIOS26
        let middle = isIOS26 ? Metrics.platterCenter.y : bounds.midY
        let tip = isIOS26 ? Metrics.platterCenter.x - Metrics.width / 2 : Metrics.tip
        func x(_ distance: CGFloat) -> CGFloat { isRightToLeft ? bounds.maxX - distance : bounds.minX + distance }
        let path = Path([
            .move(CGPoint(x: x(tip + Metrics.width), y: middle - Metrics.halfHeight)),
            .line(CGPoint(x: x(tip), y: middle)),
            .line(CGPoint(x: x(tip + Metrics.width), y: middle + Metrics.halfHeight)),
        ])
        return [
            .stroke(
                path, environment.resolve(tintColor ?? .systemBlue),
                StrokeStyle(width: Metrics.lineWidth, cap: .round, join: .round))
        ]
    }
}
