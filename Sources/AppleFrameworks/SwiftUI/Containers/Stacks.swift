import BuilderUIKit

/// Views beside each other.
public nonisolated struct HStack<Content: View>: _PrimitiveView {
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) { _ = content() }
}

/// Views under each other.
public nonisolated struct VStack<Content: View>: _PrimitiveView {
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) { _ = content() }
}

/// Views in front of each other.
public nonisolated struct ZStack<Content: View>: _PrimitiveView {
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) { _ = content() }
}

/// Views whose headers stay in sight.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Views beside each other, made when they come into sight.
public nonisolated struct LazyHStack<Content: View>: _PrimitiveView {
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) { _ = content() }
}

/// Views under each other, made when they come into sight.
public nonisolated struct LazyVStack<Content: View>: _PrimitiveView {
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) { _ = content() }
}

/// A column or a row of a grid.
public struct GridItem: Sendable {
    /// The extent of a column or a row.
    public enum Size: Sendable {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    public var size: Size
    public var spacing: CGFloat?
    public var alignment: Alignment?
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

/// A grid that grows downward.
public nonisolated struct LazyVGrid<Content: View>: _PrimitiveView {
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) { _ = content() }
}

/// A grid that grows sideways.
public nonisolated struct LazyHGrid<Content: View>: _PrimitiveView {
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) { _ = content() }
}

/// A grid of rows.
public nonisolated struct Grid<Content: View>: _PrimitiveView {
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) { _ = content() }
}

/// A row of a grid.
public nonisolated struct GridRow<Content: View>: _PrimitiveView {
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) { _ = content() }
}

/// Room that a stack's other views leave.
public nonisolated struct Spacer: _PrimitiveView {
    public var minLength: CGFloat?
    public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

/// A line between views.
public nonisolated struct Divider: _PrimitiveView {
    public init() {}
}

/// The first of its views that fits.
public nonisolated struct ViewThatFits<Content: View>: _PrimitiveView {
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) { _ = content() }
}

/// A view that knows its size.
public nonisolated struct GeometryReader<Content: View>: _PrimitiveView {
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {}
}

/// The size of a view.
public struct GeometryProxy: Sendable {
    public var size: CGSize { .zero }
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { .zero }
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect { .zero }
    public subscript<Value>(anchor: Anchor<Value>) -> Value { anchor.value }
}

/// A value measured in another view.
public struct Anchor<Value> {
    let value: Value
    /// What is measured.
    public struct Source {
        let value: Value
    }
}

extension Anchor.Source where Value == CGRect {
    public static var bounds: Self { Self(value: .zero) }
    public static func rect(_ rect: CGRect) -> Self { Self(value: rect) }
}

extension Anchor.Source where Value == CGPoint {
    public static var center: Self { Self(value: .zero) }
    public static var top: Self { Self(value: .zero) }
    public static var bottom: Self { Self(value: .zero) }
    public static var leading: Self { Self(value: .zero) }
    public static var trailing: Self { Self(value: .zero) }
}

/// A rule that places views.
public protocol Layout: Animatable {
    /// What the rule keeps between calls.
    associatedtype Cache = Void
    /// The views.
    typealias Subviews = LayoutSubviews
    /// Returns what the rule keeps.
    func makeCache(subviews: Subviews) -> Cache
    /// Returns the size of all views.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    /// Places the views.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
}

extension Layout where Cache == Void {
    public func makeCache(subviews: Subviews) {}
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
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { ViewDimensions() }
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {}
}
