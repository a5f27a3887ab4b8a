import Foundation

/// A rectangle that constraints can reference, without a view.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
    private let isaPadding = IsaPadding()
    nonisolated(unsafe) var associatedValues: AssociatedValueTable?
    /// The reference through which other objects access the guide without retaining it.
    nonisolated(unsafe) let guideReference = ZeroingReference<UILayoutGuide>()

    /// The roles of guides; all but `custom` are those of guides that a view creates for itself.
    enum Role {
        case custom, safeArea, margins, readableContent, scrollContent, scrollFrame, keyboard, topBars, bottomBars
    }

    /// The view that owns the guide; nil before it is added to one.
    open internal(set) var owningView: UIView? {
        get { ownerReference?.object }
        set { ownerReference = newValue?.viewReference }
    }
    private var ownerReference: ZeroingReference<UIView>?
    /// The identifier, for debugging.
    open var identifier = ""
    let role: Role
    var layoutItem: LayoutItem?
    /// The frame of the last layout, in the owning view's coordinates, in points.
    var storedFrame: CGRect = .zero
    var referencingConstraints: [NSLayoutConstraint] = []

    public nonisolated override init() {
        role = .custom
        super.init()
        guideReference.refer(to: self)
    }

    /// Creates a guide as `init()` does; archives don't exist on Linux.
    public required init?(coder: NSCoder) {
        role = .custom
        super.init()
        guideReference.refer(to: self)
    }

    init(role: Role, identifier: String, owner: UIView) {
        self.role = role
        super.init()
        guideReference.refer(to: self)
        self.identifier = identifier
        owningView = owner
    }

    deinit { guideReference.empty() }

    /// The frame in the owning view's coordinates, in points, as of the last layout.
    open var layoutFrame: CGRect {
        guard let owningView else { return storedFrame }
        guard role != .custom, role != .scrollContent else { return storedFrame }
        let bounds = owningView.bounds
        let insets = insets(in: owningView)
        let top = (topFollowsBottom ? bounds.maxY : bounds.minY) + insets.top
        var bottom = (bottomFollowsTop ? bounds.minY : bounds.maxY) - insets.bottom
        if role == .keyboard, let window = owningView.window {
            bottom = owningView.convert(CGPoint(x: 0, y: window.bounds.maxY), from: window).y
        }
        return CGRect(
            x: bounds.minX + insets.left, y: top, width: bounds.width - insets.left - insets.right, height: bottom - top
        )
    }

    /// The description as printed by UIKit:
    ///
    /// `<UILayoutGuide: 0x… - "name", layoutFrame = {{0, 0}, {320, 44}}, owningView = <UIView: …>>`
    open override var description: String {
        MainActor.assumeIsolated {
            let frame = layoutFrame
            let values = [frame.minX, frame.minY, frame.width, frame.height].map { NumberText.short($0) }
            return "<\(type(of: self)): \(StableAddress.of(self)) - \"\(identifier)\", "
                + "layoutFrame = {{\(values[0]), \(values[1])}, {\(values[2]), \(values[3])}}, "
                + "owningView = \(owningView?.describeBriefly() ?? "(null)")>"
        }
    }

    /// Returns the insets from the edges of the owning view's bounds to the guide's, in points; see `topFollowsBottom`.
    func insets(in view: UIView) -> UIEdgeInsets {
        switch role {
        case .safeArea: view.safeAreaInsets
        case .margins: view.layoutMargins
        case .readableContent: view.readableInsets
        case .keyboard:
            UIEdgeInsets(
                top: -max(
                    (self as? UIKeyboardLayoutGuide)?.usesBottomSafeArea ?? true ? view.safeAreaInsets.bottom : 0,
                    view.coveredByInputViews), left: 0, bottom: 0, right: 0)
        case .topBars: UIEdgeInsets(top: 0, left: 0, bottom: -view.safeAreaInsets.top, right: 0)
        case .bottomBars: UIEdgeInsets(top: -view.safeAreaInsets.bottom, left: 0, bottom: 0, right: 0)
        case .custom, .scrollContent, .scrollFrame: .zero
        }
    }

    /// Adds the guide to a view, and removes it from its previous one.
    func move(to view: UIView) {
        owningView?.removeLayoutGuide(self)
        owningView = view
        view.ownLayoutGuides.append(self)
        view.layoutStructureDidChange()
    }

    /// Removes the guide from a view, and deactivates the constraints that refer to it.
    func leave(_ view: UIView) {
        guard owningView === view else { return }
        for constraint in referencingConstraints { constraint.isActive = false }
        view.ownLayoutGuides.removeAll { $0 === self }
        owningView = nil
        layoutItem = nil
        view.layoutStructureDidChange()
    }

    // MARK: Overridable members (see Anchors, UIView+Diagnostics)

    open var leadingAnchor: NSLayoutXAxisAnchor { anchor(.leading) }
    open var trailingAnchor: NSLayoutXAxisAnchor { anchor(.trailing) }
    open var leftAnchor: NSLayoutXAxisAnchor { anchor(.left) }
    open var rightAnchor: NSLayoutXAxisAnchor { anchor(.right) }
    open var topAnchor: NSLayoutYAxisAnchor { anchor(.top) }
    open var bottomAnchor: NSLayoutYAxisAnchor { anchor(.bottom) }
    open var widthAnchor: NSLayoutDimension { anchor(.width) }
    open var heightAnchor: NSLayoutDimension { anchor(.height) }
    open var centerXAnchor: NSLayoutXAxisAnchor { anchor(.centerX) }
    open var centerYAnchor: NSLayoutYAxisAnchor { anchor(.centerY) }
    /// A Boolean value that indicates whether the guide's position or size is ambiguous, after a layout pass.
    open var hasAmbiguousLayout: Bool { isAmbiguous() }
    /// Returns the active constraints that reference the guide along an axis.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        referencingConstraints.filter { $0.axis == axis && $0.isActive }
    }

    /// Indicates whether the guide is a strip along the bottom, whose top inset is measured from the view's bottom.
    var topFollowsBottom: Bool { role == .keyboard || role == .bottomBars }
    /// Indicates whether the guide is a strip along the top, whose bottom inset is measured from the view's top.
    var bottomFollowsTop: Bool { role == .topBars }
}

/// The guides that a view creates on first use.
@MainActor
struct ReservedGuides {
    var safeArea: UILayoutGuide?
    var margins: UILayoutGuide?
    var readable: UILayoutGuide?
    var scrollContent: UILayoutGuide?
    var scrollFrame: UILayoutGuide?
    var keyboard: UIKeyboardLayoutGuide?
    var topBars: UILayoutGuide?
    var bottomBars: UILayoutGuide?

    var isEmpty: Bool {
        safeArea == nil && margins == nil && readable == nil && scrollContent == nil && scrollFrame == nil
            && keyboard == nil && topBars == nil && bottomBars == nil
    }

    var all: [UILayoutGuide] {
        if isEmpty { return [] }
        let guides = [safeArea, margins, readable, scrollContent, scrollFrame, keyboard, topBars, bottomBars]
        return guides.compactMap { $0 }
    }
}

extension UIView {
    func reserved(
        _ path: WritableKeyPath<ReservedGuides, UILayoutGuide?>, role: UILayoutGuide.Role, _ identifier: String
    ) -> UILayoutGuide {
        if let guide = reservedGuides[keyPath: path] { return guide }
        let guide = UILayoutGuide(role: role, identifier: identifier, owner: self)
        reservedGuides[keyPath: path] = guide
        return guide
    }

    /// The greatest width of text that is easy to read, in points.
    var readableWidth: CGFloat {
        let text = TextStyleTable.of(.body).size(for: traitCollection.preferredContentSizeCategory)
        return (672 * text / 17).rounded()
    }

    var readableInsets: UIEdgeInsets {
        var insets = layoutMargins
        let available = bounds.width - insets.left - insets.right
        let excess = max(0, available - readableWidth)
        let scale = layoutScale
        let half = (excess / 2 * scale).rounded() / scale
        insets.left += half
        insets.right += excess - half
        return insets
    }
}

extension UILayoutGuide: AssociatedValueHolder {}
