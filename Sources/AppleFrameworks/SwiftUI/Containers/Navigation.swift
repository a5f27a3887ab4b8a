import BuilderUIKit

/// Content with a navigation bar, in its older form.
public nonisolated struct NavigationView<Content: View>: _PrimitiveView {
    public init(@ViewBuilder content: () -> Content) { _ = content() }
}

/// Content with a navigation bar.
public nonisolated struct NavigationStack<Data, Root: View>: _PrimitiveView {
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        _ = root()
    }
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
        _ = root()
    }
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath { _ = root() }
}

/// The values whose content is shown.
public struct NavigationPath: Equatable {
    private var values: [AnyHashable] = []
    public init() {}
    public init<Elements: Sequence>(_ elements: Elements) where Elements.Element: Hashable {
        for element in elements { values.append(AnyHashable(element)) }
    }
    public var count: Int { values.count }
    public var isEmpty: Bool { values.isEmpty }
    public mutating func append<Value: Hashable>(_ value: Value) { values.append(AnyHashable(value)) }
    public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }
}

/// Columns of content.
public nonisolated struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: _PrimitiveView {
    public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {}
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {}
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView {}
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView {}
}

/// The columns that are shown.
public struct NavigationSplitViewVisibility: Hashable, Sendable {
    private let columns: Int
    public static let automatic = NavigationSplitViewVisibility(columns: 0)
    public static let detailOnly = NavigationSplitViewVisibility(columns: 1)
    public static let doubleColumn = NavigationSplitViewVisibility(columns: 2)
    public static let all = NavigationSplitViewVisibility(columns: 3)
}

/// A control that shows further content.
public nonisolated struct NavigationLink<Label: View, Destination: View>: _PrimitiveView {
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {}
    public init(destination: Destination, @ViewBuilder label: () -> Label) {}
    public init(
        isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {}
    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {}
    public init<Value: Hashable>(
        tag: Value, selection: Binding<Value?>, @ViewBuilder destination: () -> Destination,
        @ViewBuilder label: () -> Label
    ) {}
    public init<Value: Hashable>(
        destination: Destination, tag: Value, selection: Binding<Value?>, @ViewBuilder label: () -> Label
    ) {}
}

extension NavigationLink where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {}
    public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination) {}
    public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {}
    @_disfavoredOverload
    public nonisolated init<Title: StringProtocol>(_ title: Title, @ViewBuilder destination: () -> Destination) {}
    @_disfavoredOverload
    public nonisolated init<Title: StringProtocol>(_ title: Title, destination: Destination) {}
}

extension NavigationLink where Destination == Never {
    public nonisolated init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {}
    public nonisolated init<Value: Hashable>(_ titleKey: LocalizedStringKey, value: Value?) where Label == Text {}
    @_disfavoredOverload
    public nonisolated init<Title: StringProtocol, Value: Hashable>(_ title: Title, value: Value?)
    where Label == Text {}
}
