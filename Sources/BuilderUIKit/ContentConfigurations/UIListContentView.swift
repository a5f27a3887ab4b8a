import Foundation

/// A view that displays a list content configuration: an image, and texts beside it.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
    private var list: UIListContentConfiguration
    private let imageView = UIImageView()
    private let label = UILabel()
    private let secondaryLabel = UILabel()
    private let imageRoom = UIView()
    private let texts = UIStackView()
    private var imageConstraints: [NSLayoutConstraint] = []
    private let least: NSLayoutConstraint
    private let gap: NSLayoutConstraint

    /// Creates a view that displays a configuration.
    public init(configuration: UIListContentConfiguration) {
        list = configuration
        least = texts.heightAnchor.constraint(greaterThanOrEqualToConstant: 0)
        gap = texts.leadingAnchor.constraint(equalTo: imageRoom.trailingAnchor)
        super.init(frame: .zero)
        setUp()
        refresh()
    }

    public required init?(coder: NSCoder) { nil }

    /// The displayed configuration; configurations of other types are ignored.
    open var configuration: any UIContentConfiguration {
        get { list }
        set {
            guard let new = newValue as? UIListContentConfiguration else { return }
            list = new
            refresh()
        }
    }

    /// The start of the texts, in points from the content's leading margin.
    var textStart: CGFloat {
        let room = list.imageProperties.sizes(of: list.image).room
        return room.width > 0 ? room.width + list.imageToTextPadding : 0
    }

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
        let margins = layoutMarginsGuide
        NSLayoutConstraint.activate([
            imageRoom.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            imageRoom.centerYAnchor.constraint(equalTo: centerYAnchor),
            imageRoom.topAnchor.constraint(greaterThanOrEqualTo: margins.topAnchor),
            imageView.centerXAnchor.constraint(equalTo: imageRoom.centerXAnchor),
            imageView.centerYAnchor.constraint(equalTo: imageRoom.centerYAnchor),
            gap, least,
            texts.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            texts.topAnchor.constraint(equalTo: margins.topAnchor),
            texts.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        ])
    }

    private func refresh() {
        preservesSuperviewLayoutMargins = list.axesPreservingSuperviewLayoutMargins.contains(.horizontal)
        directionalLayoutMargins = list.directionalLayoutMargins
        alpha = list.alpha
        show(list.text, list.attributedText, list.textProperties, in: label)
        show(list.secondaryText, list.secondaryAttributedText, list.secondaryTextProperties, in: secondaryLabel)
        if list.prefersSideBySideTextAndSecondaryText {
            texts.axis = .horizontal
            texts.alignment = .fill
            texts.spacing = list.textToSecondaryTextHorizontalPadding
            alignSecondaryText()
        } else {
            texts.axis = .vertical
            texts.alignment = .fill
            texts.spacing = list.textToSecondaryTextVerticalPadding
        }
        refreshImage()
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

    /// Aligns the second of two texts side by side with the far side, unless it has an alignment.
    private func alignSecondaryText() {
        guard list.prefersSideBySideTextAndSecondaryText, list.secondaryTextProperties.alignment == .natural else {
            return
        }
        let alignment: NSTextAlignment = isRightToLeft ? .left : .right
        if secondaryLabel.textAlignment != alignment { secondaryLabel.textAlignment = alignment }
    }

    /// Places the subviews and updates the secondary text's alignment, which depends on the present reading direction.
    open override func layoutSubviews() {
        super.layoutSubviews()
        alignSecondaryText()
    }

    private func refreshImage() {
        let properties = list.imageProperties
        imageView.image = list.image
        imageView.contentMode = .scaleAspectFit
        imageView.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
        imageView.tintColor =
            properties.tintColorTransformer == nil
            ? properties.tintColor : properties.resolvedTintColor(for: .tintColor)
        imageView.layer.cornerRadius = properties.cornerRadius
        imageView.clipsToBounds = properties.cornerRadius > 0
        let (picture, room) = properties.sizes(of: list.image)
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
