import Foundation
import Render

/// The views that display a button's configuration, and their layout.
///
/// The button's own title label and image view are among them.
@MainActor
final class ButtonContent {
    /// The values that a button displays in its current state.
    struct Values {
        /// The configuration, updated for the state.
        var configuration: UIButton.Configuration
        /// The title; it takes the place of the configuration's.
        var title: AttributedString?
        /// The image; it takes the place of the configuration's.
        var image: UIImage?
        /// The title's color that the button has for the state; nil for the configuration's.
        var titleColor: UIColor?
        /// A Boolean value that indicates whether the button is a pop-up button.
        var isPopUp = false
    }

    private unowned let button: UIButton
    private let titleLabel: UILabel
    private let imageView: UIImageView
    private let backgroundView = BackgroundConfigurationView(frame: .zero)
    /// The label of the subtitle; in the view hierarchy while there is one.
    let subtitleLabel = UILabel(frame: .zero)
    private let indicatorView = UIImageView(frame: .zero)
    private var activityView: UIActivityIndicatorView?

    private var configuration: UIButton.Configuration
    private var metrics: ButtonMetrics

    init(_ button: UIButton, titleLabel: UILabel, imageView: UIImageView, configuration: UIButton.Configuration) {
        self.button = button
        self.titleLabel = titleLabel
        self.imageView = imageView
        self.configuration = configuration
        metrics = ButtonMetrics(button.traitCollection)
        subtitleLabel.button = button
    }

    /// Removes the views that only a configured button has.
    func removeViews() {
        for view in [backgroundView, subtitleLabel, indicatorView, activityView] as [UIView?] {
            view?.removeFromSuperview()
        }
    }

    // MARK: Display

    /// Displays values.
    func show(_ values: Values) {
        configuration = values.configuration
        metrics = ButtonMetrics(button.traitCollection)
        let colors = ButtonColors(configuration, tint: button.tintColor, titleColor: values.titleColor)
        showBackground(colors)
        let font = metrics.titleFont(of: configuration)
        show(
            values.title, in: titleLabel, font: font, color: colors.foreground,
            configuration.titleTextAttributesTransformer, configuration.titleLineBreakMode)
        show(
            configuration.attributedSubtitle, in: subtitleLabel, font: metrics.subtitleFont(of: configuration),
            color: colors.foreground, configuration.subtitleTextAttributesTransformer,
            configuration.subtitleLineBreakMode)
        let titleFont = titleLabel.font ?? font
        showImage(values.image, beside: titleFont, color: colors.foreground)
        showIndicator(
            configuration.indicator == .popup || (configuration.indicator == .automatic && values.isPopUp),
            beside: titleFont, color: colors.foreground)
    }

    private func showBackground(_ colors: ButtonColors) {
        var background = configuration.background
        if background.backgroundColor == nil { background.backgroundColor = colors.background }
        if background.visualEffect == nil { background.visualEffect = colors.effect }
        let radius = metrics.cornerRadius(of: configuration)
        if let radius { background.cornerRadius = radius }
        backgroundView.isCapsule = radius == nil
        backgroundView.configuration = background
        if backgroundView.superview !== button { button.insertSubview(backgroundView, at: 0) }
    }

    private func show(
        _ text: AttributedString?, in label: UILabel, font: UIFont, color: UIColor,
        _ transformer: UIConfigurationTextAttributesTransformer?, _ lineBreakMode: NSLineBreakMode
    ) {
        let shown = text.flatMap { $0.characters.isEmpty ? nil : $0 }
        attach(label, shown != nil)
        guard var shown else {
            label.text = nil
            return
        }
        var standard = AttributeContainer()
        standard[AttributeScopes.UIKitAttributes.FontAttribute.self] = font
        standard[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] = color
        for run in shown.runs {
            let attributes = standard.merging(run.attributes)
            shown[run.range].setAttributes(transformer?(attributes) ?? attributes)
        }
        let wraps = lineBreakMode == .byWordWrapping || lineBreakMode == .byCharWrapping
        label.numberOfLines = wraps ? 0 : 1
        label.lineBreakMode = lineBreakMode
        label.font = shown.runs.first?[AttributeScopes.UIKitAttributes.FontAttribute.self] ?? font
        label.textColor = shown.runs.first?[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] ?? color
        label.textAlignment = textAlignment
        label.alpha = 1
        if Self.isPlain(shown) {
            label.text = String(shown.characters)
        } else {
            label.attributedText = Self.attributed(shown, label)
        }
    }

    /// Returns a Boolean value that indicates whether a text has one font and color, and no other attributes.
    private static func isPlain(_ text: AttributedString) -> Bool {
        guard text.runs.count == 1, let run = text.runs.first else { return false }
        var plain = AttributeContainer()
        plain[AttributeScopes.UIKitAttributes.FontAttribute.self] =
            run[AttributeScopes.UIKitAttributes.FontAttribute.self]
        plain[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] =
            run[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self]
        return run.attributes == plain
    }

    /// Returns a text with the label's alignment and line breaking where it has no paragraph style of its own.
    private static func attributed(_ text: AttributedString, _ label: UILabel) -> NSAttributedString {
        let result = NSMutableAttributedString(attributedString: NSAttributedString(text))
        let style = NSMutableParagraphStyle()
        style.alignment = label.textAlignment
        style.lineBreakMode = label.lineBreakMode
        let whole = NSRange(location: 0, length: result.length)
        var bare: [NSRange] = []
        result.enumerateAttribute(.paragraphStyle, in: whole, options: []) { value, range, _ in
            if value == nil { bare.append(range) }
        }
        for range in bare { result.addAttribute(.paragraphStyle, value: style, range: range) }
        return result
    }

    private func showImage(_ image: UIImage?, beside font: UIFont, color: UIColor) {
        let isActive = configuration.showsActivityIndicator
        if isActive {
            let view = activityView ?? UIActivityIndicatorView(style: .medium)
            view.color = configuration.activityIndicatorColorTransformer?(color) ?? color
            view.startAnimating()
            activityView = view
            attach(view, true)
        } else {
            activityView?.removeFromSuperview()
            activityView = nil
        }
        var shown = image?.symbol(beside: font)
        if let preferred = configuration.preferredSymbolConfigurationForImage, let image, image.isSymbolImage {
            let base = UIImage.SymbolConfiguration(font: font).applying(image.symbolConfiguration ?? .unspecified)
            shown = image.applyingSymbolConfiguration(base.applying(preferred))
        }
        imageView.image = shown?.templateUnlessOriginal
        imageView.tintColor = configuration.imageColorTransformer?(color) ?? color
        imageView.contentMode = .scaleAspectFit
        attach(imageView, shown != nil && !isActive)
    }

    private func showIndicator(_ isShown: Bool, beside font: UIFont, color: UIColor) {
        if isShown {
            indicatorView.image = UIImage(
                systemName: "chevron.up.chevron.down",
                withConfiguration: metrics.indicatorConfiguration(besideTitleOf: font))
            indicatorView.tintColor = configuration.indicatorColorTransformer?(color) ?? color
            indicatorView.contentMode = .scaleAspectFit
        }
        attach(indicatorView, isShown)
    }

    private func attach(_ view: UIView, _ isShown: Bool) {
        if isShown, view.superview !== button { button.addSubview(view) }
        if !isShown, view.superview === button { view.removeFromSuperview() }
    }

    // MARK: Measuring

    /// The insets of the content, in points; those that aren't finite count as 0.
    var contentInsets: UIEdgeInsets {
        let insets = configuration.ownContentInsets ?? metrics.contentInsets(of: configuration.buttonSize)
        func usable(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
        let (leading, trailing) = (usable(insets.leading), usable(insets.trailing))
        return UIEdgeInsets(
            top: usable(insets.top), left: button.isRightToLeft ? trailing : leading, bottom: usable(insets.bottom),
            right: button.isRightToLeft ? leading : trailing)
    }

    /// A Boolean value that indicates whether the height of the texts depends on their width.
    var wrapsText: Bool {
        [titleLabel, subtitleLabel].contains { $0.superview === button && $0.numberOfLines != 1 }
    }

    /// The sizes of the parts, in points.
    private struct Sizes {
        var title = CGSize.zero
        var subtitle = CGSize.zero
        var image = CGSize.zero
        var indicator = CGSize.zero
        var titlePadding: CGFloat = 0
        var imagePadding: CGFloat = 0
        var indicatorPadding: CGFloat = 0
        var isVertical = false

        var texts: CGSize {
            CGSize(
                width: max(title.width, subtitle.width), height: title.height + titlePadding + subtitle.height)
        }
        /// The image and the texts.
        var group: CGSize {
            isVertical
                ? CGSize(
                    width: max(image.width, texts.width), height: image.height + imagePadding + texts.height)
                : CGSize(width: image.width + imagePadding + texts.width, height: max(image.height, texts.height))
        }
        /// The group and the indicator.
        var all: CGSize {
            CGSize(
                width: group.width + indicatorPadding + indicator.width, height: max(group.height, indicator.height))
        }
    }

    private func sizes(width: CGFloat) -> Sizes {
        func padding(_ length: CGFloat, _ isNeeded: Bool) -> CGFloat { isNeeded && length.isFinite ? length : 0 }
        func shown(_ view: UIView?) -> Bool { view?.superview === button }
        var sizes = Sizes()
        sizes.isVertical = !configuration.imagePlacement.isDisjoint(with: [.top, .bottom])
        if shown(activityView) { sizes.image = activityView?.intrinsicContentSize ?? .zero }
        if shown(imageView) { sizes.image = imageView.image?.size ?? .zero }
        if shown(indicatorView) { sizes.indicator = indicatorView.image?.size ?? .zero }
        let hasText = shown(titleLabel) || shown(subtitleLabel)
        let hasImage = shown(activityView) || shown(imageView)
        sizes.imagePadding = padding(configuration.imagePadding, hasImage && hasText)
        sizes.indicatorPadding = padding(metrics.indicatorPadding, shown(indicatorView) && (hasImage || hasText))
        sizes.titlePadding = padding(configuration.titlePadding, shown(titleLabel) && shown(subtitleLabel))
        var room = width - sizes.indicator.width - sizes.indicatorPadding
        if !sizes.isVertical { room -= sizes.image.width + sizes.imagePadding }
        // Errors of rounding don't break lines, and a width of 0 or less would stand for any.
        room = max(room, 0)
        func text(_ label: UILabel) -> CGSize {
            guard shown(label) else { return .zero }
            let bounds = CGRect(x: 0, y: 0, width: room + 0.01, height: .greatestFiniteMagnitude)
            let size = label.textRect(forBounds: bounds, limitedToNumberOfLines: label.numberOfLines).size
            return CGSize(width: min(size.width, room), height: size.height)
        }
        sizes.title = text(titleLabel)
        sizes.subtitle = text(subtitleLabel)
        return sizes
    }

    /// Returns the size of the content and its insets at a width of the button, rounded up to pixels.
    func size(width: CGFloat) -> CGSize {
        let insets = contentInsets
        let content = sizes(width: width - insets.left - insets.right).all
        func roundedUp(_ length: CGFloat) -> CGFloat {
            (max(0, length) * button.layoutScale - 0.01).rounded(.up) / button.layoutScale
        }
        return CGSize(
            width: roundedUp(content.width + insets.left + insets.right),
            height: roundedUp(content.height + insets.top + insets.bottom))
    }

    // MARK: Layout

    /// The frames of the parts, in the button's coordinates.
    struct Frames {
        var title = CGRect.zero
        var subtitle = CGRect.zero
        var image = CGRect.zero
        var indicator = CGRect.zero
    }

    /// Returns the frames of the parts in a content rectangle.
    func frames(in content: CGRect) -> Frames {
        let sizes = sizes(width: content.width)
        let all = CGSize(width: min(sizes.all.width, content.width), height: sizes.all.height)
        // From the leading side of the content rectangle.
        let start = horizontalStart(all.width, in: content.width)
        let group = CGRect(
            x: start, y: content.minY + verticalStart(sizes.group.height, in: content.height),
            width: all.width - sizes.indicatorPadding - sizes.indicator.width, height: sizes.group.height)
        var image = CGRect(origin: group.origin, size: sizes.image)
        var texts = CGRect(origin: group.origin, size: sizes.texts)
        if sizes.isVertical {
            image.origin.x = group.minX + snapped((group.width - image.width) / 2)
            texts.origin.x = group.minX + snapped((group.width - texts.width) / 2)
            let isBelow = configuration.imagePlacement.contains(.bottom) && !configuration.imagePlacement.contains(.top)
            if isBelow {
                image.origin.y = texts.maxY + sizes.imagePadding
            } else {
                texts.origin.y = image.maxY + sizes.imagePadding
            }
        } else {
            image.origin.y += snapped((group.height - image.height) / 2)
            texts.origin.y += snapped((group.height - texts.height) / 2)
            if isImageTrailing {
                image.origin.x = texts.maxX + sizes.imagePadding
            } else {
                texts.origin.x = image.maxX + sizes.imagePadding
            }
        }
        var frames = Frames(image: image)
        let share: CGFloat = effectiveAlignment == .leading ? 0 : effectiveAlignment == .trailing ? 1 : 0.5
        func line(_ size: CGSize, _ y: CGFloat) -> CGRect {
            CGRect(
                origin: CGPoint(x: texts.minX + snapped((texts.width - size.width) * share), y: y), size: size)
        }
        frames.title = line(sizes.title, texts.minY)
        frames.subtitle = line(sizes.subtitle, texts.maxY - sizes.subtitle.height)
        frames.indicator = CGRect(
            x: start + all.width - sizes.indicator.width,
            y: content.minY + verticalStart(sizes.indicator.height, in: content.height),
            width: sizes.indicator.width, height: sizes.indicator.height)
        return frames.moved(to: content, isRightToLeft: button.isRightToLeft)
    }

    private var isImageTrailing: Bool {
        configuration.imagePlacement.contains(.trailing) && !configuration.imagePlacement.contains(.leading)
    }

    /// The alignment of the texts with each other.
    private var effectiveAlignment: UIButton.Configuration.TitleAlignment {
        guard configuration.titleAlignment == .automatic else { return configuration.titleAlignment }
        let hasImage = imageView.superview === button || activityView != nil
        if hasImage, configuration.imagePlacement.contains(.leading) { return .leading }
        if hasImage, configuration.imagePlacement.contains(.trailing) { return .trailing }
        let isMirrored = button.isRightToLeft
        return switch button.effectiveContentHorizontalAlignment {
        case .left, .fill: isMirrored ? .trailing : .leading
        case .right: isMirrored ? .leading : .trailing
        default: .center
        }
    }

    /// The alignment of the lines of a text that wraps.
    private var textAlignment: NSTextAlignment {
        switch effectiveAlignment {
        case .leading: button.isRightToLeft ? .right : .left
        case .trailing: button.isRightToLeft ? .left : .right
        case .center, .automatic: .center
        }
    }

    /// Returns the distance of content from the leading side of the room for it.
    private func horizontalStart(_ width: CGFloat, in room: CGFloat) -> CGFloat {
        switch button.effectiveContentHorizontalAlignment {
        case .left: button.isRightToLeft ? room - width : 0
        case .right: button.isRightToLeft ? 0 : room - width
        case .fill: 0
        default: snapped((room - width) / 2)
        }
    }

    private func verticalStart(_ height: CGFloat, in room: CGFloat) -> CGFloat {
        switch button.contentVerticalAlignment {
        case .top, .fill: 0
        case .bottom: room - height
        case .center: snapped((room - height) / 2)
        }
    }

    /// Rounds a position down to a pixel (measured: a title of 20.5 points in 36 begins at 7.5).
    private func snapped(_ value: CGFloat) -> CGFloat {
        let scale = button.layoutScale
        return (value * scale + 0.01).rounded(.down) / scale
    }

    /// Places the views in the button.
    func layOut() {
        backgroundView.frame = button.bounds
        let frames = frames(in: button.bounds.shrunk(by: contentInsets))
        let alignment = textAlignment
        for label in [titleLabel, subtitleLabel] where label.textAlignment != alignment {
            label.textAlignment = alignment
        }
        titleLabel.frame = frames.title
        subtitleLabel.frame = frames.subtitle
        imageView.frame = frames.image
        activityView?.frame = frames.image
        indicatorView.frame = frames.indicator
    }
}

extension ButtonContent.Frames {
    /// Returns frames whose x is measured from the leading side of a rectangle, in the rectangle's own coordinates.
    fileprivate func moved(to content: CGRect, isRightToLeft: Bool) -> ButtonContent.Frames {
        func moved(_ frame: CGRect) -> CGRect {
            var result = frame
            result.origin.x = isRightToLeft ? content.maxX - frame.maxX : content.minX + frame.minX
            return result
        }
        return ButtonContent.Frames(
            title: moved(title), subtitle: moved(subtitle), image: moved(image), indicator: moved(indicator))
    }
}
