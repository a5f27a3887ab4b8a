import Foundation

extension UISegmentedControl {
    /// Updates the colors, the fonts and the pill.
    func refresh() {
        backgroundColor = images.hasBackground ? nil : .tertiarySystemFill
        pill.backgroundColor = selectedSegmentTintColor ?? Self.pillColor
        pill.isHidden = isMomentary || selectedSegmentIndex == Self.noSegment || images.hasBackground
        for (index, segment) in segments.enumerated() {
            let isChosen = index == selectedSegmentIndex && !isMomentary
            segment.show(
                isChosen: isChosen, isEnabled: isEnabled,
                attributes: titleAttributes.value(for: isChosen ? .selected : .normal),
                ground: images.background(ofSegmentIn: state(ofSegmentAt: index)))
        }
        setNeedsLayout()
    }

    /// The color of the pill: white in light appearance, a gray that contrasts with the background in dark appearance.
    private static var pillColor: UIColor {
        UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.39, alpha: 1) : .white }
    }

    /// Returns the width of each segment's content, in points.
    func naturalWidths() -> [CGFloat] {
        let natural = segments.map { $0.ownWidth > 0 ? $0.ownWidth : ($0.contentWidth + 20 - 1e-6).rounded(.up) }
        guard !apportionsSegmentWidthsByContent else { return natural }
        let widest = zip(segments, natural).filter { $0.0.ownWidth == 0 }.map(\.1).max() ?? 0
        return zip(segments, natural).map { $0.0.ownWidth > 0 ? $0.1 : widest }
    }

    func placeSegments() {
        let frames = segmentFrames()
        // A radius that the app has set stays.
        if layer.cornerRadius == systemRadius {
            systemRadius = metrics.segmentedRadius(height: bounds.height)
            layer.cornerRadius = systemRadius
        }
        pill.layer.cornerRadius = metrics.segmentRadius(height: bounds.height)
        for (index, (segment, frame)) in zip(segments, frames).enumerated() {
            segment.positionAdjustment = images.contentPosition(
                at: index, of: segments.count, isRightToLeft: isRightToLeft)
            segment.frame = frame
        }
        if frames.indices.contains(selectedSegmentIndex) {
            pill.frame = frames[selectedSegmentIndex].insetBy(dx: 2, dy: 2)
        }
        placeDividers(frames)
    }

    /// Returns the segments' frames. Segments without a width of their own share the remaining width equally.
    private func segmentFrames() -> [CGRect] {
        let widths = naturalWidths()
        guard !widths.isEmpty else { return [] }
        let count = CGFloat(widths.count)
        let flexible = segments.filter { $0.ownWidth == 0 }.count
        let missing = bounds.width - widths.reduce(0, +) - gap * (count - 1)
        var frames: [CGRect] = []
        var x: CGFloat = 0
        for (segment, natural) in zip(segments, widths) {
            let share = segment.ownWidth > 0 || flexible == 0 ? 0 : missing / CGFloat(flexible)
            let width = max(0, natural + share)
            let left = pixelSnapped(x)
            frames.append(CGRect(x: left, y: 0, width: pixelSnapped(x + width) - left, height: bounds.height))
            x += width + gap
        }
        guard isRightToLeft else { return frames }
        return frames.map { CGRect(x: bounds.width - $0.maxX, y: 0, width: $0.width, height: $0.height) }
    }

    /// The distance between two segments, in points: none in the look of iOS 26 (measured).
    var gap: CGFloat { images.dividerWidth ?? (traitCollection.isIOS26 ? 0 : 1) }

    /// Places an image between any two segments, otherwise a line between two unselected ones.
    private func placeDividers(_ frames: [CGRect]) {
        while dividers.count > max(0, frames.count - 1) { dividers.removeLast().removeFromSuperview() }
        while dividers.count < frames.count - 1 {
            let divider = TrackView()
            insertSubview(divider, at: 0)
            dividers.append(divider)
        }
        for (index, divider) in dividers.enumerated() {
            let x = min(frames[index].maxX, frames[index + 1].maxX)
            if let image = dividerImage(after: index) {
                divider.show(color: nil, image: image)
                divider.frame = CGRect(x: x, y: 0, width: gap, height: bounds.height)
                divider.isHidden = false
                continue
            }
            divider.frame = CGRect(x: x + (gap - 1) / 2, y: (bounds.height - 16) / 2, width: 1, height: 16)
            divider.show(color: .quaternaryLabel, image: nil)
            let isBesideChoice = !pill.isHidden && (index == selectedSegmentIndex || index + 1 == selectedSegmentIndex)
            divider.isHidden = isBesideChoice
        }
    }
}

/// One segment: a title or an image, centered.
@MainActor
final class SegmentView: UIView {
    override var derivedAccessibility: DerivedAccessibility {
        let control = superview as? UISegmentedControl
        var derived = DerivedAccessibility(isElement: true, label: title, traits: .button)
        if title == nil { derived.takeLabel(of: image) }
        if let control {
            if control.isMomentary == false,
                control.segments.firstIndex(where: { $0 === self })
                    == control.selectedSegmentIndex
            {
                derived.traits.insert(.selected)
            }
            if !control.isEnabled || !isEnabled { derived.traits.insert(.notEnabled) }
        }
        return derived
    }

    private let label = UILabel(frame: .zero)
    private let imageView = UIImageView(frame: .zero)
    private let ground = UIImageView(frame: .zero)

    var title: String?
    var image: UIImage?
    /// The action of the segment, with its title and image.
    var action: UIAction? {
        didSet {
            guard let action else { return }
            image = action.image
            title = image == nil ? action.title : nil
        }
    }
    /// The width in points; 0 for the content's.
    var ownWidth: CGFloat = 0
    var contentOffset: CGSize = .zero
    /// The offset that the control sets for segments at this place.
    var positionAdjustment = UIOffset.zero { didSet { if positionAdjustment != oldValue { setNeedsLayout() } } }
    var isEnabled = true
    private var hasAttributes = false

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isOpaque = false
        label.textAlignment = .center
        label.lineBreakMode = .byTruncatingMiddle
        imageView.contentMode = .center
        for view in [ground, label, imageView] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    /// Updates the content; titles are 13 points, medium if selected.
    func show(
        isChosen: Bool, isEnabled controlIsEnabled: Bool, attributes: [NSAttributedString.Key: Any]?, ground: UIImage?
    ) {
        self.ground.image = ground
        self.ground.isHidden = ground == nil
        let isEnabled = isEnabled && controlIsEnabled
        label.font = .systemFont(ofSize: 13, weight: isChosen ? .medium : .regular)
        label.textColor = isEnabled ? .label : .tertiaryLabel
        hasAttributes = attributes != nil
        if let attributes, let title {
            label.attributedText = NSAttributedString(string: title, attributes: attributes)
        } else {
            label.text = title
        }
        label.isHidden = title == nil
        imageView.image = image
        imageView.isHidden = image == nil
        imageView.tintColor = isEnabled ? .label : .tertiaryLabel
        setNeedsLayout()
    }

    /// The width of the image or of the title.
    ///
    /// A title without attributes is measured in the font of unselected ones.
    var contentWidth: CGFloat {
        if let image { return image.size.width }
        guard let title, !title.isEmpty else { return 0 }
        guard !hasAttributes else { return label.intrinsicContentSize.width }
        let measure = UILabel(frame: .zero)
        measure.font = .systemFont(ofSize: 13)
        measure.text = title
        return measure.intrinsicContentSize.width
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let contentFrame = bounds.offsetBy(
            dx: contentOffset.width + positionAdjustment.horizontal,
            dy: contentOffset.height + positionAdjustment.vertical)
        ground.frame = bounds
        label.frame = traitCollection.isIOS26 ? titleFrame(in: contentFrame) : contentFrame
        imageView.frame = contentFrame
    }

    /// Returns the frame of a title on iOS 26: as large as its text, centered, with half pixels rounded down
    /// (measured).
    private func titleFrame(in content: CGRect) -> CGRect {
        let fitting = label.intrinsicContentSize
        let size = CGSize(width: min(fitting.width, content.width), height: min(fitting.height, content.height))
        return CGRect(
            x: content.minX + centered(size.width, in: content.width),
            y: content.minY + centered(size.height, in: content.height), width: size.width, height: size.height)
    }
}
