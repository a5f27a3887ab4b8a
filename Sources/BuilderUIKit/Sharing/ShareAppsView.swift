import Foundation
import Render

/// The row of apps in a share sheet: tiles with names, which scroll sideways.
///
/// A tile is 60 points wide, or 64 in the look of iOS 26, in a column of 80 (not measured).
@MainActor
final class ShareAppsView: UIScrollView {
    /// Called with the activity whose tile was tapped.
    var select: (UIActivity) -> Void = { _ in }
    private var buttons: [ShareAppButton] = []
    private static let columnWidth: CGFloat = 80

    override func didInitialize() {
        super.didInitialize()
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
    }

    /// A Boolean value that indicates whether there are no apps.
    var isEmpty: Bool { buttons.isEmpty }

    /// Shows the tiles of activities.
    func show(_ activities: [UIActivity]) {
        for button in buttons { button.removeFromSuperview() }
        buttons = activities.map { activity in
            let button = ShareAppButton(frame: .zero)
            button.show(activity)
            button.addAction(UIAction { [weak self] _ in self?.select(activity) }, for: .touchUpInside)
            addSubview(button)
            return button
        }
        setNeedsLayout()
    }

    /// The height that shows the highest tile with its name, in points.
    var fittingHeight: CGFloat {
        let heights = buttons.map { $0.sizeThatFits(CGSize(width: Self.columnWidth, height: 0)).height }
        return pixelSnapped((heights.max() ?? 0) + 2 * 16)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let inset: CGFloat = traitCollection.isIOS26 ? 12 : 8
        let width = 2 * inset + CGFloat(buttons.count) * Self.columnWidth
        for (index, button) in buttons.enumerated() {
            let x = inset + CGFloat(index) * Self.columnWidth
            let size = CGSize(width: Self.columnWidth, height: max(0, bounds.height - 2 * 16))
            let isMirrored = isRightToLeft
            button.frame = CGRect(
                x: isMirrored ? max(width, bounds.width) - x - size.width : x, y: 16, width: size.width,
                height: size.height)
        }
        contentSize = CGSize(width: width, height: bounds.height)
    }
}

/// A tile of an app with its name in a share sheet.
@MainActor
final class ShareAppButton: UIControl, SystemControl {
    override var derivedAccessibility: DerivedAccessibility {
        DerivedAccessibility(isElement: true, label: label.text, traits: stateTraits.union(.button))
    }

    private let tile = ShareTileView(frame: .zero)
    private let label = UILabel(frame: .zero)
    private static let gap: CGFloat = 6

    override func didInitialize() {
        super.didInitialize()
        label.numberOfLines = 2
        label.textAlignment = .center
        tile.isUserInteractionEnabled = false
        addSubview(tile)
        addSubview(label)
    }

    /// Shows an activity's tile and title.
    func show(_ activity: UIActivity) {
        label.text = activity.activityTitle
        accessibilityLabel = activity.activityTitle
        tile.show((activity as? SystemActivity)?.tile, image: activity.activityImage)
    }

    override var isHighlighted: Bool { didSet { tile.alpha = isHighlighted ? 0.6 : 1 } }

    private var tileSide: CGFloat { traitCollection.isIOS26 ? 64 : 60 }

    /// Returns the height of tile and name in a column.
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        label.font = .system(.caption2, for: traitCollection)
        let room = CGSize(width: max(0, size.width - 4), height: .greatestFiniteMagnitude)
        return CGSize(width: size.width, height: tileSide + Self.gap + label.sizeThatFits(room).height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.font = .system(.caption2, for: traitCollection)
        let side = tileSide
        tile.frame = CGRect(x: (bounds.width - side) / 2, y: 0, width: side, height: side)
        let room = CGSize(width: max(0, bounds.width - 4), height: .greatestFiniteMagnitude)
        label.frame = CGRect(
            x: 2, y: side + Self.gap, width: room.width, height: pixelSnapped(label.sizeThatFits(room).height))
    }

    // MARK: SystemControl

    func controlContents(in environment: DisplayEnvironment) -> [LayerContent] { [] }
    static var handlesTaps: Bool { true }
    func touchDidEndInside(_ touch: UITouch) {}
    /// No details: the title is that of the label.
    var textTreeDetails: [TextTreeDetail] { [] }
}

/// The rounded square of an app in a share sheet. Its colors and shapes are the project's own, after the system's
/// icons.
@MainActor
final class ShareTileView: UIView {
    /// An app of the system's.
    enum App {
        case airDrop, messages, mail, notes, reminders
    }

    private let symbol = UIImageView(frame: .zero)
    private var app: App?

    override func didInitialize() {
        super.didInitialize()
        clipsToBounds = true
        layer.cornerCurve = .continuous
        addSubview(symbol)
    }

    /// Shows an app's tile, or another activity's image.
    func show(_ app: App?, image: UIImage?) {
        self.app = app
        let name: String? =
            switch app {
            case .airDrop: "dot.radiowaves.left.and.right"
            case .messages: "message.fill"
            case .mail: "envelope.fill"
            case .notes, .reminders, nil: nil
            }
        let configuration = UIImage.SymbolConfiguration(pointSize: 30)
        symbol.image = name.flatMap { UIImage(systemName: $0, withConfiguration: configuration) } ?? image
        if app == .notes || app == .reminders { symbol.image = nil }
        symbol.contentMode = app == nil && image?.isSymbolImage != true ? .scaleAspectFill : .center
        symbol.tintColor = app == .airDrop ? Self.blue : app == nil ? .label : .white
        backgroundColor = app == nil ? .secondarySystemGroupedBackground : .white
        setNeedsDisplay()
    }

    // The colors of icons are the same in the dark.
    private static let blue = UIColor(red: 0, green: 0.48, blue: 1, alpha: 1)
    private static let lightBlue = UIColor(red: 0.1, green: 0.8, blue: 0.99, alpha: 1)
    private static let darkBlue = UIColor(red: 0.1, green: 0.4, blue: 0.95, alpha: 1)
    private static let lightGreen = UIColor(red: 0.36, green: 0.95, blue: 0.42, alpha: 1)
    private static let green = UIColor(red: 0.05, green: 0.74, blue: 0.16, alpha: 1)

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.width * (traitCollection.isIOS26 ? 0.25 : 0.225)
        symbol.frame = bounds
    }

    override func draw(_ rect: CGRect) {
        switch app {
        case .messages: fill(from: Self.lightGreen, to: Self.green)
        case .mail: fill(from: Self.lightBlue, to: Self.darkBlue)
        case .notes: drawNotes()
        case .reminders: drawReminders()
        case .airDrop, nil: break
        }
    }

    private func fill(from top: UIColor, to bottom: UIColor) {
        let colors: [Any] = [top.cgColor, bottom.cgColor]
        guard let context = UIGraphicsGetCurrentContext(),
            let gradient = CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: nil)
        else { return }
        context.drawLinearGradient(
            gradient, start: .zero, end: CGPoint(x: 0, y: bounds.height), options: [])
    }

    private func drawNotes() {
        UIColor(red: 1, green: 0.8, blue: 0.1, alpha: 1).setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height * 0.28))
        UIColor(white: 0.78, alpha: 1).setFill()
        for row in 0..<3 {
            let y = bounds.height * (0.44 + 0.18 * CGFloat(row))
            UIRectFill(CGRect(x: bounds.width * 0.14, y: y, width: bounds.width * 0.72, height: 1.5))
        }
    }

    private func drawReminders() {
        let colors = [Self.blue, UIColor(red: 1, green: 0.23, blue: 0.19, alpha: 1), .orange]
        for (row, color) in colors.enumerated() {
            let y = bounds.height * (0.26 + 0.24 * CGFloat(row))
            let side = bounds.width * 0.13
            color.setFill()
            UIBezierPath(ovalIn: CGRect(x: bounds.width * 0.15, y: y - side / 2, width: side, height: side)).fill()
            UIColor(white: 0.78, alpha: 1).setFill()
            UIRectFill(CGRect(x: bounds.width * 0.38, y: y - 0.75, width: bounds.width * 0.48, height: 1.5))
        }
    }
}
