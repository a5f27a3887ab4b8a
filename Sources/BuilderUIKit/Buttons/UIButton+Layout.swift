import Foundation
import Render

// The layout of a button without a configuration: image and title side by side. The members that subclasses override
// are in UIButton.swift.

extension UIButton {
    /// The size of title and image side by side within `contentEdgeInsets`.
    ///
    /// Without insets and without an image, 6 points are added above and below the title, and a system button is at
    /// least 30 points wide and high.
    var plainContentSize: CGSize {
        let title = titleSize
        let image = currentImage?.size ?? .zero
        var size = CGSize(width: title.width + image.width, height: max(title.height, image.height))
        if contentEdgeInsets == .zero, currentImage == nil {
            if title.height > 0 { size.height += 12 }
            if buttonType != .custom { size = CGSize(width: max(30, size.width), height: max(30, size.height)) }
        } else {
            size.width += contentEdgeInsets.left + contentEdgeInsets.right
            size.height += contentEdgeInsets.top + contentEdgeInsets.bottom
        }
        if let background = currentBackgroundImage {
            size.width = max(size.width, background.size.width)
            size.height = max(size.height, background.size.height)
        }
        return size
    }

    /// The size of the title, rounded up to whole points (measured).
    var titleSize: CGSize {
        guard storedTitleLabel.superview === self else { return .zero }
        let size = storedTitleLabel.intrinsicContentSize
        return CGSize(width: (size.width - 1e-6).rounded(.up), height: (size.height - 1e-6).rounded(.up))
    }

    /// Returns the position at which the image and title, side by side, begin in the content's rectangle, reduced by
    /// the insets of the view being placed. Negative insets extend the available space beyond the button.
    func groupStart(in rect: CGRect) -> CGFloat {
        let width = min(rect.width, titleSize.width + (currentImage?.size.width ?? 0))
        switch effectiveContentHorizontalAlignment {
        case .right: return rect.maxX - width
        case .left, .fill: return rect.minX
        default: return rect.minX + (((rect.width - width) / 2) * layoutScale).rounded(.down) / layoutScale
        }
    }

    func verticalStart(_ height: CGFloat, in rect: CGRect) -> CGFloat {
        switch contentVerticalAlignment {
        case .top, .fill: return rect.minY
        case .bottom: return rect.maxY - height
        case .center: return rect.minY + pixelSnapped((rect.height - height) / 2)
        }
    }
}

extension UIButton: SystemControl {
    func controlContents(in environment: DisplayEnvironment) -> [LayerContent] { [] }

    var textTreeDetails: [TextTreeDetail] {
        var details: [TextTreeDetail] = []
        if let title = currentAttributedTitle?.string ?? currentTitle { details.append(.text("title", title)) }
        if let subtitle = configuration?.subtitle { details.append(.text("subtitle", subtitle)) }
        if let image = currentImage { details.append(image.textTreeDetail("image")) }
        if configuration?.showsActivityIndicator == true { details.append(.flag("showsActivityIndicator")) }
        if let image = currentBackgroundImage { details.append(image.textTreeDetail("backgroundImage")) }
        return details
    }
}
