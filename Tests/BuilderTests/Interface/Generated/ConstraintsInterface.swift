// Made by scripts/make-builder-interface.
import Builder

extension ProvedInterface {
    static let constraintsLines = [
        #"extension ModifiableView"#,
        #"func contentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) -> ViewModifier<Base>"#,
        #"func contentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) -> ViewModifier<Base>"#,
        #"func frame(height: CGFloat? = nil, width: CGFloat? = nil) -> ViewModifier<Base>"#,
        #"func height(_ height: CGFloat) -> ViewModifier<Base>"#,
        #"func height(_ height: CGFloat, priority: Float) -> ViewModifier<Base>"#,
        #"func height(_ height: CGFloat, priority: UILayoutPriority) -> ViewModifier<Base>"#,
        #"func height(min height: CGFloat, priority: UILayoutPriority = UILayoutPriority(rawValue: 999)) -> ViewModifier<Base>"#,
        #"func height(max height: CGFloat, priority: UILayoutPriority = UILayoutPriority(rawValue: 999)) -> ViewModifier<Base>"#,
        #"func width(_ width: CGFloat) -> ViewModifier<Base>"#,
        #"func width(_ width: CGFloat, priority: Float) -> ViewModifier<Base>"#,
        #"func width(_ width: CGFloat, priority: UILayoutPriority) -> ViewModifier<Base>"#,
        #"func width(min width: CGFloat, priority: UILayoutPriority = UILayoutPriority(rawValue: 999)) -> ViewModifier<Base>"#,
        #"func width(max width: CGFloat, priority: UILayoutPriority = UILayoutPriority(rawValue: 999)) -> ViewModifier<Base>"#,
        #"extension UIView"#,
        #"func embed(_ view: View, padding: UIEdgeInsets? = nil, safeArea: Bool = false)"#,
        #"func embed(_ views: [View], padding: UIEdgeInsets? = nil, safeArea: Bool = false)"#,
        #"func addConstrainedSubview(_ view: UIView, position: EmbedPosition, padding: UIEdgeInsets, safeArea: Bool = false)"#,
        #"func insertConstrainedSubview(_ view: UIView, at index: Int, position: EmbedPosition, padding: UIEdgeInsets, safeArea: Bool = false)"#,
        #"enum UIView.EmbedPosition"#,
        #"case fill"#,
        #"case top"#,
        #"case topLeft"#,
        #"case topCenter"#,
        #"case topRight"#,
        #"case left"#,
        #"case center"#,
        #"case centerLeft"#,
        #"case centerRight"#,
        #"case right"#,
        #"case bottom"#,
        #"case bottomLeft"#,
        #"case bottomCenter"#,
        #"case bottomRight"#,
        #"extension NSLayoutConstraint"#,
        #"func activate(_ isActive: Bool = true) -> Self"#,
        #"func identifier(_ identifier: String?) -> Self"#,
        #"func priority(_ priority: UILayoutPriority) -> Self"#,
        #"func priority(_ priority: Float) -> Self"#,
    ]
}

extension ModifiableView {
    @MainActor static func interface29() {
        _ = Self.self
    }

    @MainActor func interface30(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        var result = self.contentCompressionResistancePriority(priority, for: axis)
        prove(&result, Same<ViewModifier<Base>>())
        self.contentCompressionResistancePriority(priority, for: axis)
    }

    @MainActor func interface31(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        var result = self.contentHuggingPriority(priority, for: axis)
        prove(&result, Same<ViewModifier<Base>>())
        self.contentHuggingPriority(priority, for: axis)
    }

    @MainActor func interface32(height: CGFloat?, width: CGFloat?) {
        var result = self.frame(height: height, width: width)
        prove(&result, Same<ViewModifier<Base>>())
        _ = self.frame(width: width)
        _ = self.frame(height: height)
        _ = self.frame()
        self.frame(height: height, width: width)
    }

    @MainActor func interface33(_ height: CGFloat) {
        var result = self.height(height)
        prove(&result, Same<ViewModifier<Base>>())
        self.height(height)
    }

    @MainActor func interface34(_ height: CGFloat, priority: Float) {
        var result = self.height(height, priority: priority)
        prove(&result, Same<ViewModifier<Base>>())
        self.height(height, priority: priority)
    }

    @MainActor func interface35(_ height: CGFloat, priority: UILayoutPriority) {
        var result = self.height(height, priority: priority)
        prove(&result, Same<ViewModifier<Base>>())
        self.height(height, priority: priority)
    }

    @MainActor func interface36(min height: CGFloat, priority: UILayoutPriority) {
        var result = self.height(min: height, priority: priority)
        prove(&result, Same<ViewModifier<Base>>())
        _ = self.height(min: height)
        self.height(min: height, priority: priority)
    }

    @MainActor func interface37(max height: CGFloat, priority: UILayoutPriority) {
        var result = self.height(max: height, priority: priority)
        prove(&result, Same<ViewModifier<Base>>())
        _ = self.height(max: height)
        self.height(max: height, priority: priority)
    }

    @MainActor func interface38(_ width: CGFloat) {
        var result = self.width(width)
        prove(&result, Same<ViewModifier<Base>>())
        self.width(width)
    }

    @MainActor func interface39(_ width: CGFloat, priority: Float) {
        var result = self.width(width, priority: priority)
        prove(&result, Same<ViewModifier<Base>>())
        self.width(width, priority: priority)
    }

    @MainActor func interface40(_ width: CGFloat, priority: UILayoutPriority) {
        var result = self.width(width, priority: priority)
        prove(&result, Same<ViewModifier<Base>>())
        self.width(width, priority: priority)
    }

    @MainActor func interface41(min width: CGFloat, priority: UILayoutPriority) {
        var result = self.width(min: width, priority: priority)
        prove(&result, Same<ViewModifier<Base>>())
        _ = self.width(min: width)
        self.width(min: width, priority: priority)
    }

    @MainActor func interface42(max width: CGFloat, priority: UILayoutPriority) {
        var result = self.width(max: width, priority: priority)
        prove(&result, Same<ViewModifier<Base>>())
        _ = self.width(max: width)
        self.width(max: width, priority: priority)
    }
}

extension UIView {
    @MainActor static func interface43() {
        _ = Self.self
    }

    @MainActor func interface44(_ view: View, padding: UIEdgeInsets?, safeArea: Bool) {
        self.embed(view, padding: padding, safeArea: safeArea)
        self.embed(view, safeArea: safeArea)
        self.embed(view, padding: padding)
        self.embed(view)
    }

    @MainActor func interface45(_ views: [View], padding: UIEdgeInsets?, safeArea: Bool) {
        self.embed(views, padding: padding, safeArea: safeArea)
        self.embed(views, safeArea: safeArea)
        self.embed(views, padding: padding)
        self.embed(views)
    }

    @MainActor func interface46(_ view: UIView, position: EmbedPosition, padding: UIEdgeInsets, safeArea: Bool) {
        self.addConstrainedSubview(view, position: position, padding: padding, safeArea: safeArea)
        self.addConstrainedSubview(view, position: position, padding: padding)
    }

    @MainActor func interface47(
        _ view: UIView, at index: Int, position: EmbedPosition, padding: UIEdgeInsets, safeArea: Bool
    ) {
        self.insertConstrainedSubview(view, at: index, position: position, padding: padding, safeArea: safeArea)
        self.insertConstrainedSubview(view, at: index, position: position, padding: padding)
    }
}

extension UIView.EmbedPosition {
    @MainActor static func interface48() {
        _ = Self.self
    }
}

let interface49: UIView.EmbedPosition = .fill

let interface50: UIView.EmbedPosition = .top

let interface51: UIView.EmbedPosition = .topLeft

let interface52: UIView.EmbedPosition = .topCenter

let interface53: UIView.EmbedPosition = .topRight

let interface54: UIView.EmbedPosition = .left

let interface55: UIView.EmbedPosition = .center

let interface56: UIView.EmbedPosition = .centerLeft

let interface57: UIView.EmbedPosition = .centerRight

let interface58: UIView.EmbedPosition = .right

let interface59: UIView.EmbedPosition = .bottom

let interface60: UIView.EmbedPosition = .bottomLeft

let interface61: UIView.EmbedPosition = .bottomCenter

let interface62: UIView.EmbedPosition = .bottomRight

extension NSLayoutConstraint {
    @MainActor static func interface64() {
        _ = Self.self
    }

    @MainActor func interface65(_ isActive: Bool) {
        var result = self.activate(isActive)
        prove(&result, Same<NSLayoutConstraint>())
        _ = self.activate()
        self.activate(isActive)
    }

    @MainActor func interface66(_ identifier: String?) {
        var result = self.identifier(identifier)
        prove(&result, Same<NSLayoutConstraint>())
        self.identifier(identifier)
    }

    @MainActor func interface67(_ priority: UILayoutPriority) {
        var result = self.priority(priority)
        prove(&result, Same<NSLayoutConstraint>())
        self.priority(priority)
    }

    @MainActor func interface68(_ priority: Float) {
        var result = self.priority(priority)
        prove(&result, Same<NSLayoutConstraint>())
        self.priority(priority)
    }
}
