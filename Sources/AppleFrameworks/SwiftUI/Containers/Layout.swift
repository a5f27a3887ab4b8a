import BuilderUIKit

/// A rule that places views.
public protocol Layout: Animatable {
    /// The values that the rule keeps between calls.
    associatedtype Cache = Void
    /// The views.
    typealias Subviews = LayoutSubviews
    /// Returns what the rule keeps.
    func makeCache(subviews: Subviews) -> Cache
    /// Changes what the rule keeps.
    func updateCache(_ cache: inout Cache, subviews: Subviews)
    /// Returns the size of all views.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    /// Places the views.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
}

extension Layout where Cache == Void {
    public func makeCache(subviews: Subviews) {}
}

extension Layout {
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }
}

extension Layout {
    public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View { content() }
}

/// The size that a view is offered.
public struct ProposedViewSize: Equatable, Sendable {
    public var width: CGFloat?
    public var height: CGFloat?
    public static let zero = ProposedViewSize(width: 0, height: 0)
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }
    public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}

/// The views that a rule places; there are none.
public struct LayoutSubviews: RandomAccessCollection, Sendable {
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(position: Int) -> LayoutSubview { LayoutSubview() }
}

/// A view that a rule places.
public struct LayoutSubview: Equatable, Sendable {
    public var priority: Double { 0 }
    public var spacing: ViewSpacing { ViewSpacing() }
    public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { ViewDimensions() }
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {}
}

/// A value of a view for the rule that places it.
public protocol LayoutValueKey {
    /// The type of the value.
    associatedtype Value
    /// The value where a view sets none.
    static var defaultValue: Value { get }
}

/// The distances that a view prefers.
public struct ViewSpacing: Sendable {
    public init() {}
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { 8 }
}

/// A rule of a stack.
public struct _StackLayout<Alignment>: Layout {
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

extension _StackLayout where Alignment == HorizontalAlignment {
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {}
}

extension _StackLayout where Alignment == VerticalAlignment {
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {}
}

extension _StackLayout where Alignment == BuilderSwiftUI.Alignment {
    public init(alignment: BuilderSwiftUI.Alignment = .center) {}
}

public typealias VStackLayout = _StackLayout<HorizontalAlignment>
public typealias HStackLayout = _StackLayout<VerticalAlignment>
public typealias ZStackLayout = _StackLayout<Alignment>

/// A rule whose type is erased.
public struct AnyLayout: Layout {
    public init<Rule: Layout>(_ layout: Rule) {}
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

extension View {
    public nonisolated func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View { self }
}
