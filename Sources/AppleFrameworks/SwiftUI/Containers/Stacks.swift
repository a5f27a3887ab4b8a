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
    /// Headers of sections.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    /// Footers of sections.
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
    package init(value: Value) { self.value = value }
    /// The value that is measured.
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
