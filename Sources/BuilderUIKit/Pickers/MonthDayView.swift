import Foundation
import Render

/// A day of a month: its number, the circle of its selection and its decoration.
///
/// A day that can't be chosen is a disabled control. Its lengths are part of those of ``MonthView``.
@MainActor
final class MonthDayView: UIControl {
    override class var moduleClass: UIView.Type { MonthDayView.self }

    /// The selection of a day.
    enum Selection {
        /// A day that isn't selected.
        case none
        /// A selected day on a circle.
        case day
        /// A day of a selected week; the month view draws the background of the week.
        case week
    }

    /// The values that a day displays, except for its decoration.
    struct Content: Equatable {
        /// The first moment of the day.
        var day: Date
        /// The number in the digits of the locale.
        var number: String
        var isToday: Bool
        var selection: Selection
        var canBeChosen: Bool
        var fontDesign: UIFontDescriptor.SystemDesign
    }

    /// The diameter of the circle where there is enough space, in points.
    static let greatestDiameter: CGFloat = 44
    /// The height of the decoration, in points.
    static let decorationHeight: CGFloat = 14
    /// The opacity of the background of a selected day or week.
    static let selectionOpacity: CGFloat = 0.12

    private let numberLabel = UILabel(frame: .zero)
    private(set) var content: Content?

    override func didInitialize() {
        super.didInitialize()
        isOpaque = false
        numberLabel.textAlignment = .center
        addSubview(numberLabel)
    }

    func show(_ content: Content) {
        guard content != self.content else { return }
        self.content = content
        let isSelected = content.selection != .none
        numberLabel.text = content.number
        numberLabel.font = .calendarFont(
            ofSize: 20, weight: isSelected ? .semibold : .regular, design: content.fontDesign)
        numberLabel.textColor = numberColor(content)
        self.isSelected = isSelected
        isEnabled = content.canBeChosen
        setNeedsDisplay()
    }

    private func numberColor(_ content: Content) -> UIColor {
        if !content.canBeChosen { return .tertiaryLabel }
        if content.selection == .day, content.isToday { return .white }
        return content.selection != .none || content.isToday ? .tintColor : .label
    }

    // MARK: Decoration

    private var decorationView: UIView?

    /// The decoration; nil for none.
    var decoration: UICalendarView.Decoration? {
        didSet {
            guard decoration !== oldValue else { return }
            decorationView?.removeFromSuperview()
            decorationView = decoration?.makeView()
            if let decorationView {
                decorationView.isUserInteractionEnabled = false
                addSubview(decorationView)
            }
            setNeedsLayout()
        }
    }

    /// The height beneath the circle that belongs to the decoration, in points.
    var decorationHeight: CGFloat = 0 {
        didSet {
            guard decorationHeight != oldValue else { return }
            setNeedsLayout()
            setNeedsDisplay()
        }
    }

    // MARK: Layout

    /// The rectangle of the circle, in the middle of the space above the decoration.
    var circle: CGRect {
        let height = max(0, bounds.height - decorationHeight)
        let side = min(bounds.width, height, Self.greatestDiameter)
        return CGRect(x: (bounds.width - side) / 2, y: (height - side) / 2, width: side, height: side)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = min(numberLabel.intrinsicContentSize.height, bounds.height)
        numberLabel.frame = CGRect(
            x: 0, y: pixelSnapped(circle.midY - height / 2), width: bounds.width, height: height)
        guard let decoration, let decorationView else { return }
        let room = CGSize(width: bounds.width, height: min(decorationHeight, bounds.height))
        let size = decoration.size(of: decorationView, in: room)
        let top = bounds.height - room.height
        decorationView.frame = CGRect(
            x: centered(size.width, in: room.width), y: top + centered(size.height, in: room.height),
            width: size.width, height: size.height)
    }
}

extension MonthDayView: SystemControl {
    static var handlesTaps: Bool { true }
    func touchDidEndInside(_ touch: UITouch) { performPrimaryAction() }
    /// The number is the text of a label.
    var textTreeDetails: [TextTreeDetail] { [] }

    /// The circle of a selected day: tinted, filled on the current day, gray if it can't be chosen.
    func controlContents(in environment: DisplayEnvironment) -> [LayerContent] {
        guard let content, content.selection == .day, circle.width > 0 else { return [] }
        var color = environment.resolve(content.canBeChosen ? .tintColor : .tertiarySystemFill)
        if content.canBeChosen, !content.isToday { color.alpha *= Double(Self.selectionOpacity) }
        return [.fill(UIBezierPath.capsule(circle), color, .nonZero)]
    }
}
