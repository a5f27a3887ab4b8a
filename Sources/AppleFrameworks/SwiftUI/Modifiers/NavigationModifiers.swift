import BuilderUIKit

extension View {
    public nonisolated func navigationTitle(_ title: Text) -> some View { self }
    public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { self }
    @_disfavoredOverload public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View { self }
    public nonisolated func navigationTitle(_ title: Binding<String>) -> some View { self }
    public nonisolated func navigationSubtitle(_ subtitle: Text) -> some View { self }
    public nonisolated func navigationBarTitle(_ title: Text) -> some View { self }
    public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { self }
    @_disfavoredOverload public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { self }
    public nonisolated func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode)
        -> some View
    { self }
    public nonisolated func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { self }
    @_disfavoredOverload public nonisolated func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { self }
    public nonisolated func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode)
        -> some View
    { self }
    public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View { self }
    public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View { self }
    public nonisolated func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View { self }
    public nonisolated func navigationBarItems<L: View>(leading: L) -> some View { self }
    public nonisolated func navigationBarItems<T: View>(trailing: T) -> some View { self }
    public nonisolated func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View { self }
    public nonisolated func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View { self }
    public nonisolated func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View { self }
    public nonisolated func toolbar<V: View>(@ViewBuilder content: () -> V) -> some View { self }
    public nonisolated func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View
    { self }
    public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
    public nonisolated func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        self
    }
    public nonisolated func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        self
    }
    public nonisolated func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View
    { self }
    public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { self }
    public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View { self }
    public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { self }
    public nonisolated func tag<V: Hashable>(_ tag: V) -> some View { self }
    public nonisolated func badge(_ count: Int) -> some View { self }
    public nonisolated func badge(_ label: Text?) -> some View { self }
    public nonisolated func badge(_ key: LocalizedStringKey?) -> some View { self }
    @_disfavoredOverload public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View { self }
    public nonisolated func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

/// The navigation bar.
public struct NavigationBarItem: Sendable {
    /// The size of the title.
    public enum TitleDisplayMode: Hashable, Sendable { case automatic, inline, large }
}

/// The size of the title in a bar.
public struct ToolbarTitleDisplayMode: Sendable {
    public static let automatic = ToolbarTitleDisplayMode()
    public static let inline = ToolbarTitleDisplayMode()
    public static let inlineLarge = ToolbarTitleDisplayMode()
    public static let large = ToolbarTitleDisplayMode()
}

/// The purpose of a bar.
public enum ToolbarRole: Sendable { case automatic, browser, editor, navigationStack }

/// A bar.
public struct ToolbarPlacement: Sendable {
    public static let automatic = ToolbarPlacement()
    public static let navigationBar = ToolbarPlacement()
    public static let tabBar = ToolbarPlacement()
    public static let bottomBar = ToolbarPlacement()
}

/// The place of an item in a bar.
public struct ToolbarItemPlacement: Sendable {
    public static let automatic = ToolbarItemPlacement()
    public static let principal = ToolbarItemPlacement()
    public static let navigation = ToolbarItemPlacement()
    public static let primaryAction = ToolbarItemPlacement()
    public static let secondaryAction = ToolbarItemPlacement()
    public static let status = ToolbarItemPlacement()
    public static let confirmationAction = ToolbarItemPlacement()
    public static let cancellationAction = ToolbarItemPlacement()
    public static let destructiveAction = ToolbarItemPlacement()
    public static let keyboard = ToolbarItemPlacement()
    public static let topBarLeading = ToolbarItemPlacement()
    public static let topBarTrailing = ToolbarItemPlacement()
    public static let bottomBar = ToolbarItemPlacement()
    public static let navigationBarLeading = ToolbarItemPlacement()
    public static let navigationBarTrailing = ToolbarItemPlacement()
}

/// The items of bars.
@preconcurrency @MainActor
public protocol ToolbarContent {
    /// The type of the content.
    associatedtype Body: ToolbarContent
    /// The items.
    @ToolbarContentBuilder var body: Body { get }
}

extension Never: ToolbarContent {}

/// Items of SwiftUI's own.
@preconcurrency @MainActor
public protocol _PrimitiveToolbarContent: ToolbarContent where Body == Never {}

extension _PrimitiveToolbarContent {
    public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

/// Several items.
public nonisolated struct _ToolbarItems<Items>: _PrimitiveToolbarContent {}

extension Optional: ToolbarContent, _PrimitiveToolbarContent where Wrapped: ToolbarContent {}

/// A result builder of items.
@resultBuilder
public struct ToolbarContentBuilder {
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> _ToolbarItems<
        (repeat each Content)
    > { _ToolbarItems() }
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }
    public static func buildEither<First: ToolbarContent>(first: First) -> _ToolbarItems<Void> { _ToolbarItems() }
    public static func buildEither<Second: ToolbarContent>(second: Second) -> _ToolbarItems<Void> { _ToolbarItems() }
    public static func buildLimitedAvailability(_ content: any ToolbarContent) -> _ToolbarItems<Void> {
        _ToolbarItems()
    }
}

/// An item of a bar.
public nonisolated struct ToolbarItem<ID, Content: View>: _PrimitiveToolbarContent {
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) where ID == Void {}
    public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
    where ID == String {}
}

/// Items of a bar that stand together.
public nonisolated struct ToolbarItemGroup<Content: View>: _PrimitiveToolbarContent {
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}

/// The menu of a bar's title.
public nonisolated struct ToolbarTitleMenu<Content: View>: _PrimitiveToolbarContent {
    /// Creates a menu of actions.
    public init(@ViewBuilder content: () -> Content) {}
    /// Creates the menu of the document's actions.
    public init() where Content == EmptyView {}
}

/// Room between a bar's items.
public nonisolated struct ToolbarSpacer: _PrimitiveToolbarContent {
    /// The extent of the room.
    public enum Sizing: Sendable { case flexible, fixed }
    public init(_ sizing: Sizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
}

extension Group: ToolbarContent, _PrimitiveToolbarContent where Content: ToolbarContent {
    public init(@ToolbarContentBuilder content: () -> Content) { self.content = content() }
}
