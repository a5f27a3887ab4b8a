import BuilderUIKit

// SwiftUI's names, so that files with its views compile. Nothing lays these views out: where UIKit's views show them,
// a labeled placeholder is drawn. Modifiers return the view that they are called on.

/// A part of a user interface, declared by its body.
@preconcurrency @MainActor
public protocol View {
    /// The type of the body.
    associatedtype Body: View
    /// The content of the view.
    @ViewBuilder var body: Body { get }
}

extension Never: View, _PrimitiveView {
    public typealias Body = Never
}

/// A view of SwiftUI's own, which has no body.
@preconcurrency @MainActor
public protocol _PrimitiveView: View where Body == Never {}

extension _PrimitiveView {
    public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

/// A result builder of views.
@resultBuilder
public struct ViewBuilder {
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
        (repeat each Content)
    > {
        TupleView((repeat each content))
    }
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .first(first))
    }
    public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .second(second))
    }
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

/// A view without content.
public nonisolated struct EmptyView: _PrimitiveView {
    public init() {}
}

/// Several views in succession.
public nonisolated struct TupleView<Views>: _PrimitiveView {
    public var value: Views
    public init(_ value: Views) { self.value = value }
}

/// One of two views.
public nonisolated struct _ConditionalContent<First, Second> {
    enum Storage {
        case first(First)
        case second(Second)
    }

    let storage: Storage
}

extension _ConditionalContent: View, _PrimitiveView where First: View, Second: View {
    public typealias Body = Never
}

extension Optional: View, _PrimitiveView where Wrapped: View {
    public typealias Body = Never
}

/// A view whose type is erased.
public nonisolated struct AnyView: _PrimitiveView {
    /// The view.
    let content: Any
    public init<Content: View>(_ view: Content) { content = view }
    public init<Content: View>(erasing view: Content) { content = view }
    public init?(_fromValue value: Any) { nil }
}

/// A view that is drawn again only if it is unequal.
public nonisolated struct EquatableView<Content: Equatable & View>: _PrimitiveView {
    public var content: Content
    public init(content: Content) { self.content = content }
}

/// Views that are modified together.
public nonisolated struct Group<Content> {
    let content: Content

    /// Creates a group of content of any kind: views, or parts of charts.
    package init(value content: Content) { self.content = content }
}

extension Group: View, _PrimitiveView where Content: View {
    public typealias Body = Never
    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// A view for each element of a collection.
public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    public var data: Data
    public var content: (Data.Element) -> Content

    /// Creates content of any kind: views, or parts of maps or charts.
    package init(values data: Data, content: @escaping (Data.Element) -> Content) {
        self.data = data
        self.content = content
    }
}

extension ForEach: View, _PrimitiveView where Content: View {
    public typealias Body = Never
}

extension ForEach where Content: View {
    public nonisolated init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.data = data
        self.content = content
    }

    public nonisolated init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.content = content
    }

    public nonisolated init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int {
        self.data = data
        self.content = content
    }

    public nonisolated init<Elements: MutableCollection & RandomAccessCollection>(
        _ data: Binding<Elements>, @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
    ) where Data == [Binding<Elements.Element>], Elements.Element: Identifiable, ID == Elements.Element.ID {
        self.data = data.elements
        self.content = content
    }

    public nonisolated init<Elements: MutableCollection & RandomAccessCollection>(
        _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
        @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
    ) where Data == [Binding<Elements.Element>] {
        self.data = data.elements
        self.content = content
    }
}

/// Content whose rows can be moved and deleted.
@preconcurrency @MainActor
public protocol DynamicViewContent: View {
    /// The type of the elements.
    associatedtype Data: Collection
    /// The elements.
    var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension DynamicViewContent {
    public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent { self }
    public nonisolated func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent { self }
    public nonisolated func onInsert(
        of types: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent { self }
}
