import Foundation

/// A view that arranges views along an axis, by constraints that it generates.
///
/// The stack has no intrinsic size: its size follows from these constraints, so its own hugging and compression
/// resistance have no effect. `constraints` lists them, with UIKit's identifiers.
@preconcurrency @MainActor
open class UIStackView: UIView {
    override class var moduleClass: UIView.Type { UIStackView.self }
    /// The distribution of arranged subviews along the axis.
    public enum Distribution: Int, Sendable {
        /// A distribution.
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    /// The alignment of arranged subviews across the axis.
    public enum Alignment: Int, Sendable {
        /// Stretches to the stack's breadth.
        case fill = 0
        /// Aligns leading edges, of a row top edges.
        case leading = 1
        /// Aligns first baselines of a row.
        case firstBaseline = 2
        /// Aligns centers.
        case center = 3
        /// Aligns trailing edges, of a row bottom edges.
        case trailing = 4
        /// Aligns last baselines of a row.
        case lastBaseline = 5
        /// Aligns top edges of a row.
        public static let top = Alignment.leading
        /// Aligns bottom edges of a row.
        public static let bottom = Alignment.trailing
    }

    /// A custom spacing that represents the stack's own spacing.
    public nonisolated static let spacingUseDefault: CGFloat = 3.402_823_466_385_288_6e+38
    /// The system's spacing between views: 8 points.
    public nonisolated static let spacingUseSystem: CGFloat = 1.175_494_350_822_287_5e-38

    /// Isolated to the main actor like the rest; the attribute is for `deinit`, which is nonisolated.
    nonisolated(unsafe) private var arranged: [UIView] = []
    var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    /// The guide that spans the visible views across the axis, if the alignment requires it.
    private(set) var spacer: UILayoutGuide?
    /// The gaps between visible views, if the distribution requires them.
    private(set) var gapGuides: [UILayoutGuide] = []
    /// The lengths from which the present proportions were computed.
    var usedProportionalLengths: [CGFloat] = []
    /// The generated constraints that `constraints` returned last.
    var shownConstraints: [NSLayoutConstraint] = []

    /// The axis along which subviews are arranged.
    open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { changed(axis != oldValue) } }
    /// The distribution along the axis.
    open var distribution: Distribution = .fill { didSet { changed(distribution != oldValue) } }
    /// The alignment across the axis.
    open var alignment: Alignment = .fill { didSet { changed(alignment != oldValue) } }
    /// The space between neighbors in points; may be negative. A value that isn't finite is reported and ignored.
    open var spacing: CGFloat = 0 {
        didSet {
            if isUsable(spacing) { changed(spacing != oldValue) } else { spacing = oldValue }
        }
    }
    /// Measured on iOS 18: a stack view's own margins are 0.
    override var defaultMargins: NSDirectionalEdgeInsets { .zero }
    /// A Boolean value that indicates whether the spacing of a column is measured between baselines.
    open var isBaselineRelativeArrangement = false { didSet { changed(isBaselineRelativeArrangement != oldValue) } }
    /// A Boolean value that indicates whether arranged views stay inside the layout margins.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet {
            // The guide must be there before the engine gathers.
            if isLayoutMarginsRelativeArrangement { _ = layoutMarginsGuide }
            changed(isLayoutMarginsRelativeArrangement != oldValue)
        }
    }

    deinit {
        // Before the superclass releases the subviews in a loop, which skips views with other owners.
        arranged = []
    }

    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Creates an empty stack; archives don't exist on Linux.
    public required init(coder: NSCoder) { super.init(frame: .zero) }

    /// Creates a stack that arranges views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    // MARK: Arranged views

    /// The arranged views, in the order of the layout.
    open var arrangedSubviews: [UIView] { arranged }

    /// Appends a view to the arrangement, and as a subview if necessary. A view that is already arranged moves.
    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arranged.count) }

    /// Inserts a view into the arrangement, and as the last subview if necessary. A view that is already arranged
    /// moves.
    ///
    /// An index beyond the number of arranged views is reported and clamped (UIKit throws an exception).
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        if !(0...arranged.count).contains(stackIndex) {
            LayoutDiagnostics.report(.arrangedIndex(stack: describeBriefly(), index: stackIndex, count: arranged.count))
        }
        let present = view.storedSuperview === self ? arranged.firstIndex { $0 === view } : nil
        if view.storedSuperview !== self { addSubview(view) }
        guard view.storedSuperview === self else { return }
        view.translatesAutoresizingMaskIntoConstraints = false
        if let present { arranged.remove(at: present) }
        let index = min(max(0, stackIndex), arranged.count)
        arranged.insert(view, at: index)
        if present != index { arrangementDidChange() }
    }

    /// Removes a view and its custom spacing from the arrangement; it stays a subview.
    open func removeArrangedSubview(_ view: UIView) { arrangedViewWasRemoved(view) }

    override func arrangedViewWasRemoved(_ view: UIView) {
        guard let index = arranged.lastIndex(where: { $0 === view }) else { return }
        arranged.remove(at: index)
        customSpacings[ObjectIdentifier(view)] = nil
        arrangementDidChange()
    }

    // MARK: Spacing

    /// Sets the spacing after an arranged view, in points; ignored for a view that isn't arranged.
    ///
    /// Has no effect after the last visible view, nor while the view is hidden. A value that isn't finite is reported
    /// and ignored.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard arranged.contains(where: { $0 === arrangedSubview }), isUsable(spacing) else { return }
        let key = ObjectIdentifier(arrangedSubview)
        let new = spacing == UIStackView.spacingUseDefault ? nil : spacing
        guard customSpacings[key] != new else { return }
        customSpacings[key] = new
        arrangementDidChange()
    }

    /// Returns the custom spacing after a view, or `spacingUseDefault`.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
    }

    // MARK: Layout

    /// Called when a property changes on which the arrangement depends.
    override func arrangementDidChange() {
        generatedConstraintsDidChange()
        baselinesMayHaveChanged()
    }

    /// Updates constraints that reference the baselines of this stack or an enclosing one, which may be another view's.
    private func baselinesMayHaveChanged() {
        var stack = self
        // Stacks that are gathered anyway, and enclosing ones, are already marked.
        while stack.layoutFlags.isDisjoint(with: [.structureChanged, .joinsLayout]) {
            if let item = stack.layoutItem { item.engine?.changes.baselineCarrierMayHaveChanged(of: stack, item) }
            guard let outer = stack.storedSuperview as? UIStackView else { return }
            stack = outer
        }
    }

    /// Updates a row's baselines, which are those of its highest view, after a change of a height inside.
    func highestViewMayHaveChanged() {
        let stacks = sequence(first: self) { $0.storedSuperview as? UIStackView }
        stacks.first { $0.axis == .horizontal }?.baselinesMayHaveChanged()
    }

    private func changed(_ isDifferent: Bool) {
        if isDifferent { arrangementDidChange() }
    }

    override var internalGuides: [UILayoutGuide] { (spacer.map { [$0] } ?? []) + gapGuides }

    override func prepareGuidesForGathering() {
        let needs = StackArrangement.GuideCounts(self)
        if needs.spacer != (spacer != nil) { spacer = needs.spacer ? makeGuide("UISV-alignment-spanner") : nil }
        while gapGuides.count < needs.gaps { gapGuides.append(makeGuide("UISV-distributing")) }
        if gapGuides.count > needs.gaps { gapGuides.removeLast(gapGuides.count - needs.gaps) }
    }

    private func makeGuide(_ identifier: String) -> UILayoutGuide {
        let guide = UILayoutGuide()
        guide.owningView = self
        guide.identifier = identifier
        return guide
    }

    override func generatedConstraints() -> [GeneratedConstraint] {
        var arrangement = StackArrangement(self)
        return arrangement.constraints()
    }

    override var arrangement: (any ArrangingElement)? { self }

    override var usesMarginsGuideForLayout: Bool { isLayoutMarginsRelativeArrangement }

    /// The active constraints that this view holds, followed by the generated ones, which can't be deactivated.
    open override var constraints: [NSLayoutConstraint] { super.constraints + arrangementConstraints() }

    open override func layoutSubviews() {
        super.layoutSubviews()
        proportionsMayHaveChanged()
    }

    // MARK: Baselines

    /// The view that provides the first baseline: in a column the first visible one, in a row the highest one; for
    /// nested stacks, the view that provides theirs.
    open override var forFirstBaselineLayout: UIView {
        let carrier = BaselineMemo().carrier(of: self, isFirst: true)
        return carrier === self ? self : carrier.forFirstBaselineLayout
    }

    /// The view that provides the last baseline: in a column the last visible one, in a row the highest one; for nested
    /// stacks, the view that provides theirs.
    open override var forLastBaselineLayout: UIView {
        let carrier = BaselineMemo().carrier(of: self, isFirst: false)
        return carrier === self ? self : carrier.forLastBaselineLayout
    }
}
