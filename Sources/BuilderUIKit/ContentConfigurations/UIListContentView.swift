import Foundation

/// A view that displays a list content configuration: an image, and texts beside it.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
    /// The displayed configuration as it was set, and in the look of the view's traits.
    private var given: UIListContentConfiguration
    private var list: UIListContentConfiguration
    let imageView = UIImageView()
    let label = UILabel()
    let secondaryLabel = UILabel()
    private let imageRoom = UIView()
    private let texts = UIStackView()
    private var imageConstraints: [NSLayoutConstraint] = []
    private lazy var least = layoutMarginsGuide.heightAnchor.constraint(greaterThanOrEqualToConstant: 0)
    private var isAdaptedToIOS26: Bool?
    private let gap: NSLayoutConstraint

    /// Creates a view that displays a configuration.
    public init(configuration: UIListContentConfiguration) {
        given = configuration
        list = configuration
        gap = texts.leadingAnchor.constraint(equalTo: imageRoom.trailingAnchor)
        super.init(frame: .zero)
        setUp()
        refresh()
    }

    public required init?(coder: NSCoder) { nil }

    /// The displayed configuration; configurations of other types are ignored.
    open var configuration: any UIContentConfiguration {
        get { given }
        set {
            guard let new = newValue as? UIListContentConfiguration else { return }
            given = new
            refresh()
        }
    }

    /// The start of the texts, in points from the content's leading margin.
    var textStart: CGFloat {
        let room = list.imageProperties.sizes(of: shownImage, traits: traitCollection).room
        return room.width > 0 ? room.width + list.imageToTextPadding : 0
    }

    private var shownImage: UIImage? { list.imageProperties.configured(list.image, traits: traitCollection) }

    /// A row's height doesn't depend on whether it lies beneath a bar, so the safe area counts only at the sides.
    override var axesOfSafeAreaMargins: UIAxis { .horizontal }

    private func setUp() {
        for view in [imageRoom, texts] as [UIView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        imageView.translatesAutoresizingMaskIntoConstraints = false
        imageRoom.addSubview(imageView)
        for view in [label, secondaryLabel] { texts.addArrangedSubview(view) }
        label.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
        label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        least.priority = UILayoutPriority(998)
        // A fitting returns the content's own height rather than that of its target, such as a row's estimated height.
        let compact = heightAnchor.constraint(equalToConstant: 0)
        compact.priority = .fittingSizeLevel + 1
        let margins = layoutMarginsGuide
        NSLayoutConstraint.activate([
            imageRoom.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            imageRoom.centerYAnchor.constraint(equalTo: centerYAnchor),
            imageRoom.topAnchor.constraint(greaterThanOrEqualTo: margins.topAnchor),
            imageView.centerXAnchor.constraint(equalTo: imageRoom.centerXAnchor),
            imageView.centerYAnchor.constraint(equalTo: imageRoom.centerYAnchor),
            gap, least, compact,
            texts.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            // The texts are centered within the margins (measured on iOS 26).
            texts.topAnchor.constraint(greaterThanOrEqualTo: margins.topAnchor),
            texts.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
            texts.centerYAnchor.constraint(equalTo: margins.centerYAnchor),
        ])
    }

    /// Displays the configuration anew in another look, or its symbol at another size.
    override func textSizeMayHaveChanged() {
        if isAdaptedToIOS26 != traitCollection.isIOS26 {
            refresh()
        } else if list.image?.isSymbolImage == true {
            refreshImage()
        } else {
            refreshStroke()
        }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        refreshStroke()
    }

    private func refresh() {
        list = given.adapted(to: traitCollection)
        isAdaptedToIOS26 = traitCollection.isIOS26
        storedMargins.preservedAxes = list.axesPreservingSuperviewLayoutMargins
        preservesSuperviewLayoutMargins = !list.axesPreservingSuperviewLayoutMargins.isEmpty
        directionalLayoutMargins = list.directionalLayoutMargins
        alpha = list.alpha
        show(list.text, list.attributedText, list.textProperties, in: label)
        show(list.secondaryText, list.secondaryAttributedText, list.secondaryTextProperties, in: secondaryLabel)
        refreshImage()
        arrangeTexts(forWidth: bounds.width)
        let insets = list.directionalLayoutMargins
        least.constant = max(0, list.minimumHeight - insets.top - insets.bottom)
        setNeedsLayout()
    }

    private func show(
        _ text: String?, _ attributed: NSAttributedString?, _ properties: UIListContentConfiguration.TextProperties,
        in label: UILabel
    ) {
        label.font = properties.font
        label.textColor = properties.resolvedColor()
        label.numberOfLines = properties.numberOfLines
        label.lineBreakMode = properties.lineBreakMode
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
        label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
        switch properties.alignment {
        case .natural: label.textAlignment = .natural
        case .center: label.textAlignment = .center
        case .justified: label.textAlignment = .justified
        }
        if let attributed { label.attributedText = attributed } else { label.text = text.map(properties.transformed) }
        label.isHidden = (attributed?.string ?? text ?? "").isEmpty
    }

    /// Places the texts side by side, each as wide as it needs, or one below the other if the configuration or the
    /// space requires it.
    func arrangeTexts(forWidth width: CGFloat) {
        let areBoth = !label.isHidden && !secondaryLabel.isHidden
        let isRow = areBoth && list.prefersSideBySideTextAndSecondaryText && textsFitSideBySide(inWidth: width)
        texts.axis = isRow ? .horizontal : .vertical
        texts.distribution = isRow ? .equalSpacing : .fill
        // On iOS 26 texts below each other are as wide as they need (measured), unless they are aligned (not measured).
        let areNatural = [list.textProperties, list.secondaryTextProperties].allSatisfy { $0.alignment == .natural }
        texts.alignment = traitCollection.isIOS26 && areNatural && !isRow ? .leading : .fill
        texts.spacing =
            isRow ? list.textToSecondaryTextHorizontalPadding : list.textToSecondaryTextVerticalPadding
        guard list.secondaryTextProperties.alignment == .natural else { return }
        let alignment: NSTextAlignment = isRow ? isRightToLeft ? .left : .right : .natural
        if secondaryLabel.textAlignment != alignment { secondaryLabel.textAlignment = alignment }
    }

    /// Indicates whether both texts fit on one line of a width; never at accessibility sizes. A width of 0 is unknown.
    private func textsFitSideBySide(inWidth width: CGFloat) -> Bool {
        guard !traitCollection.preferredContentSizeCategory.isAccessibilityCategory else { return false }
        guard width > 0, !label.isHidden, !secondaryLabel.isHidden else { return true }
        let preservesSides = list.axesPreservingSuperviewLayoutMargins.contains(.horizontal)
        let outer = preservesSides ? superview?.directionalLayoutMargins ?? .zero : .zero
        let own = list.directionalLayoutMargins
        let margins = max(own.leading, outer.leading) + max(own.trailing, outer.trailing)
        let needed = label.intrinsicContentSize.width + secondaryLabel.intrinsicContentSize.width
        return textStart + needed + list.textToSecondaryTextHorizontalPadding <= width - margins + 0.01
    }

    /// Places the subviews by the present width.
    open override func layoutSubviews() {
        arrangeTexts(forWidth: bounds.width)
        super.layoutSubviews()
    }

    private func refreshStroke() {
        let properties = list.imageProperties
        imageView.layer.borderWidth = properties.strokeWidth
        imageView.layer.borderColor =
            properties.strokeWidth > 0
            ? properties.resolvedStrokeColor(for: tintColor).resolvedColor(with: traitCollection).cgColor : nil
    }

    private func refreshImage() {
        let properties = list.imageProperties
        let image = shownImage
        imageView.image = image
        imageView.contentMode = .scaleAspectFit
        imageView.tintColor =
            properties.tintColorTransformer == nil
            ? properties.tintColor : properties.resolvedTintColor(for: .tintColor)
        imageView.layer.cornerRadius = properties.cornerRadius
        refreshStroke()
        imageView.clipsToBounds = properties.cornerRadius > 0
        let (picture, room) = properties.sizes(of: image, traits: traitCollection)
        NSLayoutConstraint.deactivate(imageConstraints)
        imageConstraints = [
            imageView.widthAnchor.constraint(equalToConstant: picture.width),
            imageView.heightAnchor.constraint(equalToConstant: picture.height),
            imageRoom.widthAnchor.constraint(equalToConstant: room.width),
            imageRoom.heightAnchor.constraint(equalToConstant: room.height),
        ]
        for constraint in imageConstraints { constraint.priority = UILayoutPriority(999) }
        NSLayoutConstraint.activate(imageConstraints)
        gap.constant = room.width > 0 ? list.imageToTextPadding : 0
    }
}
