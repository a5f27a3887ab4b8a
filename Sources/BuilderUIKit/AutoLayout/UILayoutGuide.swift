import Foundation

/// A rectangle that constraints can speak of, without a view.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
    /// What a guide that a view keeps for itself stands for.
    enum Role {
        case custom, safeArea, margins, readableContent, scrollContent, scrollFrame
    }

    open internal(set) weak var owningView: UIView?
    open var identifier = ""
    let role: Role
    var layoutItem: LayoutItem?
    /// The frame of the last layout, in the owning view's coordinates, in points.
    var storedFrame: CGRect = .zero
    var referencingConstraints: [NSLayoutConstraint] = []

    public nonisolated override init() {
        role = .custom
        super.init()
    }

    init(role: Role, identifier: String, owner: UIView) {
        self.role = role
        super.init()
        self.identifier = identifier
        owningView = owner
    }

    /// In the owning view's coordinates, in points, as of the last layout.
    open var layoutFrame: CGRect {
        guard let owningView else { return storedFrame }
        switch role {
        case .safeArea: return owningView.bounds.inset(by: owningView.safeAreaInsets)
        case .margins: return owningView.bounds.inset(by: owningView.layoutMargins)
        case .readableContent: return owningView.bounds.inset(by: owningView.readableInsets)
        case .scrollFrame: return owningView.bounds
        case .custom, .scrollContent: return storedFrame
        }
    }
}

/// The guides that a view makes for itself when they are first asked for.
@MainActor
struct ReservedGuides {
    var safeArea: UILayoutGuide?
    var margins: UILayoutGuide?
    var readable: UILayoutGuide?
    var scrollContent: UILayoutGuide?
    var scrollFrame: UILayoutGuide?

    var isEmpty: Bool {
        safeArea == nil && margins == nil && readable == nil && scrollContent == nil && scrollFrame == nil
    }

    var all: [UILayoutGuide] { [safeArea, margins, readable, scrollContent, scrollFrame].compactMap { $0 } }
}

extension UIView {
    /// Guides that were added with `addLayoutGuide`.
    public var layoutGuides: [UILayoutGuide] { ownLayoutGuides }

    public func addLayoutGuide(_ guide: UILayoutGuide) {
        guide.owningView?.removeLayoutGuide(guide)
        guide.owningView = self
        ownLayoutGuides.append(guide)
        layoutStructureDidChange()
    }

    public func removeLayoutGuide(_ guide: UILayoutGuide) {
        guard guide.owningView === self else { return }
        for constraint in guide.referencingConstraints { constraint.isActive = false }
        ownLayoutGuides.removeAll { $0 === guide }
        guide.owningView = nil
        guide.layoutItem = nil
        layoutStructureDidChange()
    }

    /// The bounds inside the safe area.
    public var safeAreaLayoutGuide: UILayoutGuide {
        reserved(\.safeArea, role: .safeArea, "UIViewSafeAreaLayoutGuide")
    }
    /// The bounds inside the layout margins.
    public var layoutMarginsGuide: UILayoutGuide {
        reserved(\.margins, role: .margins, "UIViewLayoutMarginsGuide")
    }
    /// The part of the margins that is narrow enough to read: at most 672 points at the default text size, centred.
    public var readableContentGuide: UILayoutGuide {
        reserved(\.readable, role: .readableContent, "UIViewReadableContentGuide")
    }

    func reserved(
        _ path: WritableKeyPath<ReservedGuides, UILayoutGuide?>, role: UILayoutGuide.Role, _ identifier: String
    ) -> UILayoutGuide {
        if let guide = reservedGuides[keyPath: path] { return guide }
        let guide = UILayoutGuide(role: role, identifier: identifier, owner: self)
        reservedGuides[keyPath: path] = guide
        return guide
    }

    var readableInsets: UIEdgeInsets {
        var insets = layoutMargins
        let available = bounds.width - insets.left - insets.right
        let excess = max(0, available - 672)
        insets.left += excess / 2
        insets.right += excess / 2
        return insets
    }
}
