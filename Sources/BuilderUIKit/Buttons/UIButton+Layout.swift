import Foundation

/// The positions of title and image in a button.
extension UIButton {
    /// Title sizes round up to whole points (measured).
    var titleSize: CGSize {
        guard storedTitleLabel.superview === self else { return .zero }
        let size = storedTitleLabel.intrinsicContentSize
        return CGSize(width: (size.width - 1e-6).rounded(.up), height: (size.height - 1e-6).rounded(.up))
    }

    /// Returns the position at which image and title, side by side, begin in the content's rectangle less the insets of
    /// the one that is placed. Insets below 0 give the two room that the button itself doesn't have.
    func groupStart(in rect: CGRect) -> CGFloat {
        let width = min(rect.width, titleSize.width + (currentImage?.size.width ?? 0))
        let scale = layoutScale
        switch effectiveContentHorizontalAlignment {
        case .right: return rect.maxX - width
        case .left, .fill: return rect.minX
        default: return rect.minX + (((rect.width - width) / 2) * scale).rounded(.down) / scale
        }
    }

    func verticalStart(_ height: CGFloat, in rect: CGRect) -> CGFloat {
        let scale = layoutScale
        switch contentVerticalAlignment {
        case .top, .fill: return rect.minY
        case .bottom: return rect.maxY - height
        case .center: return rect.minY + (((rect.height - height) / 2) * scale).rounded() / scale
        }
    }
}
