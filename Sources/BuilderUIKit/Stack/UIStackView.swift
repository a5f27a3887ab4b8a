import Foundation

/// Lines its arranged views up along an axis, by constraints that it makes for them.
@preconcurrency @MainActor
open class UIStackView: UIView {
    public enum Distribution: Int, Sendable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    public enum Alignment: Int, Sendable {
        case fill = 0
        case leading = 1
        case firstBaseline = 2
        case center = 3
        case trailing = 4
        case lastBaseline = 5
        public static let top = Alignment.leading
        public static let bottom = Alignment.trailing
    }

    /// For `setCustomSpacing`: back to the stack's own spacing.
    public nonisolated static let spacingUseDefault: CGFloat = 3.402_823_466_385_288_6e+38
    /// The system's spacing between views: 8 points.
    public nonisolated static let spacingUseSystem: CGFloat = 1.175_494_350_822_287_5e-38

    private var arranged: [UIView] = []
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    /// The guides that stand for UIKit's hidden spacers and gaps; made when the arrangement needs them.
    var arrangementGuides: [UILayoutGuide] = []

    open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { changed(axis != oldValue) } }
    open var distribution: Distribution = .fill { didSet { changed(distribution != oldValue) } }
    open var alignment: Alignment = .fill { didSet { changed(alignment != oldValue) } }
    /// Points between neighbours; may be negative. `spacingUseSystem` is 8 points.
    open var spacing: CGFloat = 0 { didSet { changed(spacing != oldValue) } }
    open var isBaselineRelativeArrangement = false { didSet { changed(isBaselineRelativeArrangement != oldValue) } }
    /// Keeps the arranged views inside the layout margins instead of the bounds.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet {
            // The guide must be there before the engine gathers.
            if isLayoutMarginsRelativeArrangement { _ = layoutMarginsGuide }
            changed(isLayoutMarginsRelativeArrangement != oldValue)
        }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    // MARK: Arranged views

    /// In the order of the layout; the order of drawing is that of `subviews`.
    open var arrangedSubviews: [UIView] { arranged }

    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: arranged.count)
    }

    /// Inserts into the arrangement and, where it is not one yet, as a subview. An index outside is brought inside.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        var index = min(max(0, stackIndex), arranged.count)
        if view.superview === self, let present = arranged.firstIndex(where: { $0 === view }) {
            arranged.remove(at: present)
            index = min(index, arranged.count)
        }
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        guard view.superview === self else { return }
        arranged.insert(view, at: index)
        arrangementDidChange()
    }

    /// Takes the view out of the arrangement; it stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        guard arranged.contains(where: { $0 === view }) else { return }
        arrangedViewWasRemoved(view)
    }

    func arrangedViewWasRemoved(_ view: UIView) {
        guard let index = arranged.lastIndex(where: { $0 === view }) else { return }
        arranged.remove(at: index)
        customSpacings[ObjectIdentifier(view)] = nil
        arrangementDidChange()
    }

    // MARK: Spacing

    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard arranged.contains(where: { $0 === arrangedSubview }) else { return }
        let key = ObjectIdentifier(arrangedSubview)
        customSpacings[key] = spacing == UIStackView.spacingUseDefault ? nil : spacing
        arrangementDidChange()
    }

    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
    }

    /// The gap after a visible view, in points, with the sentinels resolved.
    func gap(after view: UIView) -> CGFloat {
        let value = customSpacings[ObjectIdentifier(view)] ?? spacing
        if value == UIStackView.spacingUseSystem { return 8 }
        guard value.isFinite, abs(value) < 1e9 else {
            LayoutDiagnostics.report(
                .invalidConstant(constraint: "the spacing of \(ConstraintText.name(of: self))", value: value))
            return 0
        }
        return value
    }

    // MARK: Layout

    /// Something that the arrangement depends on changed.
    func arrangementDidChange() {
        generatedConstraintsDidChange()
    }

    private func changed(_ isDifferent: Bool) {
        if isDifferent { arrangementDidChange() }
    }

    override var internalGuides: [UILayoutGuide] { arrangementGuides }

    override func prepareGuidesForGathering() {
        let needed = StackArrangement.guideCount(for: self)
        while arrangementGuides.count < needed {
            let guide = UILayoutGuide()
            guide.owningView = self
            guide.identifier = "UISV-spacer"
            arrangementGuides.append(guide)
        }
        if arrangementGuides.count > needed { arrangementGuides.removeLast(arrangementGuides.count - needed) }
    }

    override func generatedConstraints() -> [GeneratedConstraint] {
        var arrangement = StackArrangement(self)
        return arrangement.constraints()
    }

    override var usesMarginsGuideForLayout: Bool { isLayoutMarginsRelativeArrangement }

    // MARK: Baselines

    open override var forFirstBaselineLayout: UIView {
        let visible = arranged.filter { !$0.isHidden }
        if axis == .vertical { return visible.first?.forFirstBaselineLayout ?? self }
        return tallest(of: visible)?.forFirstBaselineLayout ?? self
    }

    open override var forLastBaselineLayout: UIView {
        let visible = arranged.filter { !$0.isHidden }
        if axis == .vertical { return visible.last?.forLastBaselineLayout ?? self }
        return tallest(of: visible)?.forLastBaselineLayout ?? self
    }

    private func tallest(of views: [UIView]) -> UIView? {
        views.max { $0.intrinsicContentSize.height < $1.intrinsicContentSize.height }
    }
}
