import Foundation

/// Lines its arranged views up along an axis, by constraints that it makes for them.
///
/// The stack has no intrinsic size: its size follows from these constraints, so its own hugging and compression
/// resistance mean nothing. `constraints` lists them, with UIKit's identifiers.
@preconcurrency @MainActor
open class UIStackView: UIView {
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

    /// For `setCustomSpacing`: back to the stack's own spacing.
    public nonisolated static let spacingUseDefault: CGFloat = 3.402_823_466_385_288_6e+38
    /// The system's spacing between views: 8 points.
    public nonisolated static let spacingUseSystem: CGFloat = 1.175_494_350_822_287_5e-38

    /// Of the main actor like the rest; the mark is for `deinit`, which belongs to no actor.
    nonisolated(unsafe) private var arranged: [UIView] = []
    var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    /// Spans the visible views across the axis, where the alignment needs it.
    private(set) var spacer: UILayoutGuide?
    /// The gaps between visible views, where the distribution needs them.
    private(set) var gapGuides: [UILayoutGuide] = []
    /// The lengths that the present proportions were made from.
    var usedProportionalLengths: [CGFloat] = []
    /// The generated constraints as `constraints` gave them out.
    var shownConstraints: [NSLayoutConstraint] = []

    /// The axis along which subviews are arranged.
    open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { changed(axis != oldValue) } }
    /// The distribution along the axis.
    open var distribution: Distribution = .fill { didSet { changed(distribution != oldValue) } }
    /// The alignment across the axis.
    open var alignment: Alignment = .fill { didSet { changed(alignment != oldValue) } }
    /// Points between neighbors; may be negative. `spacingUseSystem` is 8 points, `spacingUseDefault` none. A value
    /// that is not finite is refused with a message, and the old one stays.
    open var spacing: CGFloat = 0 {
        didSet {
            if isUsable(spacing) { changed(spacing != oldValue) } else { spacing = oldValue }
        }
    }
    /// In a column, measures the spacing from the last baseline of a view to the first of the next one.
    open var isBaselineRelativeArrangement = false { didSet { changed(isBaselineRelativeArrangement != oldValue) } }
    /// Keeps the arranged views inside the layout margins instead of the bounds.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet {
            // The guide must be there before the engine gathers.
            if isLayoutMarginsRelativeArrangement { _ = layoutMarginsGuide }
            changed(isLayoutMarginsRelativeArrangement != oldValue)
        }
    }

    deinit {
        // Before the superclass lets the subviews go, in a loop: it leaves alone what somebody else holds.
        arranged = []
    }

    /// Creates a stack that arranges views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    // MARK: Arranged views

    /// In the order of the layout; the order of drawing is that of `subviews`.
    open var arrangedSubviews: [UIView] { arranged }

    /// Appends to the arrangement and, where it is not one yet, as a subview. A view that is arranged already moves.
    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: arranged.count)
    }

    /// Inserts into the arrangement and, where it is not one yet, as the last subview. A view that is arranged already
    /// moves to the index.
    ///
    /// An index beyond the number of arranged views is reported and brought inside (UIKit throws an exception).
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        if !(0...arranged.count).contains(stackIndex) {
            LayoutDiagnostics.report(
                .arrangedIndex(stack: describeBriefly(), index: stackIndex, count: arranged.count))
        }
        let present = view.superview === self ? arranged.firstIndex { $0 === view } : nil
        if view.superview !== self { addSubview(view) }
        guard view.superview === self else { return }
        view.translatesAutoresizingMaskIntoConstraints = false
        if let present { arranged.remove(at: present) }
        let index = min(max(0, stackIndex), arranged.count)
        arranged.insert(view, at: index)
        if present != index { arrangementDidChange() }
    }

    /// Takes the view out of the arrangement; it stays a subview. Its custom spacing is forgotten.
    open func removeArrangedSubview(_ view: UIView) {
        arrangedViewWasRemoved(view)
    }

    func arrangedViewWasRemoved(_ view: UIView) {
        guard let index = arranged.lastIndex(where: { $0 === view }) else { return }
        arranged.remove(at: index)
        customSpacings[ObjectIdentifier(view)] = nil
        arrangementDidChange()
    }

    // MARK: Spacing

    /// Replaces the stack's spacing after one arranged view, in points; ignored for a view that isn't arranged.
    /// `spacingUseDefault` takes it back, `spacingUseSystem` is 8 points. It has no effect after the last visible view,
    /// nor while the view is hidden. A value that is not finite is refused with a message, and the old one stays.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard arranged.contains(where: { $0 === arrangedSubview }), isUsable(spacing) else { return }
        let key = ObjectIdentifier(arrangedSubview)
        let new = spacing == UIStackView.spacingUseDefault ? nil : spacing
        guard customSpacings[key] != new else { return }
        customSpacings[key] = new
        arrangementDidChange()
    }

    /// Returns the value that was set with `setCustomSpacing`, else `spacingUseDefault`.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
    }

    // MARK: Layout

    /// Something that the arrangement depends on changed.
    func arrangementDidChange() {
        generatedConstraintsDidChange()
        baselinesMayHaveChanged()
    }

    /// Constraints that speak of this stack's baselines, or of those of a stack around it, may mean another view now.
    private func baselinesMayHaveChanged() {
        var stack = self
        // What is going to be read anyway, and those around it, have heard of it.
        while stack.layoutFlags.isDisjoint(with: [.structureChanged, .joinsLayout]) {
            if let item = stack.layoutItem { item.engine?.baselineCarrierMayHaveChanged(of: stack, item) }
            guard let outer = stack.superview as? UIStackView else { return }
            stack = outer
        }
    }

    /// A row's baselines are those of its highest view, and something inside has another height now.
    func highestViewMayHaveChanged() {
        let stacks = sequence(first: self) { $0.superview as? UIStackView }
        stacks.first { $0.axis == .horizontal }?.baselinesMayHaveChanged()
    }

    private func changed(_ isDifferent: Bool) {
        if isDifferent { arrangementDidChange() }
    }

    override var internalGuides: [UILayoutGuide] { (spacer.map { [$0] } ?? []) + gapGuides }

    override func prepareGuidesForGathering() {
        let needs = StackArrangement.Needs(self)
        if needs.spacer != (spacer != nil) {
            spacer = needs.spacer ? makeGuide("UISV-alignment-spanner") : nil
        }
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

    /// The active constraints that this view holds: those that it makes for its arrangement, after those that were
    /// activated. Deactivating one of its own has no effect.
    open override var constraints: [NSLayoutConstraint] { super.constraints + arrangementConstraints() }

    open override func layoutSubviews() {
        super.layoutSubviews()
        proportionsMayHaveChanged()
    }

    // MARK: Baselines

    /// In a column the first visible view's, in a row the highest one's; of stacks inside, theirs.
    open override var forFirstBaselineLayout: UIView {
        let carrier = StackMeasures().carrier(of: self, isFirst: true)
        return carrier === self ? self : carrier.forFirstBaselineLayout
    }

    /// In a column the last visible view's, in a row the highest one's; of stacks inside, theirs.
    open override var forLastBaselineLayout: UIView {
        let carrier = StackMeasures().carrier(of: self, isFirst: false)
        return carrier === self ? self : carrier.forLastBaselineLayout
    }
}
