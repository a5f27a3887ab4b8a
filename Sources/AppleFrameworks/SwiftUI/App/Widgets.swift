import BuilderUIKit

/// A widget, which isn't drawn.
@preconcurrency @MainActor
public protocol Widget {
    /// The type of the content.
    associatedtype Body: WidgetConfiguration
    /// The content.
    var body: Body { get }
    /// Creates the widget.
    init()
}

/// The content of a widget.
@preconcurrency @MainActor
public protocol WidgetConfiguration {
    /// The type of the content.
    associatedtype Body: WidgetConfiguration
    /// The content.
    var body: Body { get }
}

extension Never: WidgetConfiguration {}

/// The content of a widget of the system's.
@preconcurrency @MainActor
public protocol _PrimitiveWidgetConfiguration: WidgetConfiguration where Body == Never {}

extension _PrimitiveWidgetConfiguration {
    /// The content; there is none.
    public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

/// No widget's content.
public nonisolated struct EmptyWidgetConfiguration: _PrimitiveWidgetConfiguration {
    /// Creates an empty value.
    public nonisolated init() {}
}

/// No widget.
public struct EmptyWidget: Widget {
    /// Creates an empty value.
    public nonisolated init() {}
    /// The configuration; an empty one.
    public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

/// Several widgets.
@preconcurrency @MainActor
public protocol WidgetBundle {
    /// The type of the widgets.
    associatedtype Body: Widget
    /// The widgets.
    @WidgetBundleBuilder var body: Body { get }
    /// Creates the widgets.
    init()
}

extension WidgetBundle {
    /// Ends: there is nothing to run.
    public static func main() {}
}

extension Widget {
    /// Ends: there is nothing to run.
    public static func main() {}
}

/// A result builder of widgets.
@resultBuilder
public struct WidgetBundleBuilder {
    public static func buildBlock() -> EmptyWidget { EmptyWidget() }
    public static func buildBlock<Content: Widget>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: Widget>(_ content: repeat each Content) -> EmptyWidget {
        EmptyWidget()
    }
    public static func buildOptional(_ widget: (any Widget)?) -> EmptyWidget { EmptyWidget() }
    public static func buildLimitedAvailability(_ widget: any Widget) -> EmptyWidget { EmptyWidget() }
}

extension WidgetConfiguration {
    /// Sets the name of the widget in the gallery of widgets.
    public nonisolated func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration { self }
    /// Sets the name of the widget in the gallery of widgets.
    public nonisolated func configurationDisplayName(_ displayNameKey: LocalizedStringKey) -> some WidgetConfiguration {
        self
    }
    /// Sets the name of the widget in the gallery of widgets.
    @_disfavoredOverload public nonisolated func configurationDisplayName<S: StringProtocol>(
        _ displayName: S
    ) -> some WidgetConfiguration { self }
    /// Sets the description of the widget in the gallery of widgets.
    public nonisolated func description(_ description: Text) -> some WidgetConfiguration { self }
    /// Sets the description of the widget in the gallery of widgets.
    public nonisolated func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration { self }
    /// Sets the description of the widget in the gallery of widgets.
    @_disfavoredOverload public nonisolated func description<S: StringProtocol>(
        _ description: S
    ) -> some WidgetConfiguration { self }
    /// Lets the content reach the widget's edges.
    public nonisolated func contentMarginsDisabled() -> some WidgetConfiguration { self }
    /// Sets whether the system may remove the background.
    public nonisolated func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration {
        self
    }
    /// Calls a closure for events of background sessions.
    public nonisolated func onBackgroundURLSessionEvents(
        matching matchingString: String? = nil, _ urlSessionEvent: @escaping (String, @escaping () -> Void) -> Void
    ) -> some WidgetConfiguration { self }
}

/// The containers that have a background.
public struct ContainerBackgroundPlacement: Sendable {
    private let name: String
    /// The background of a widget.
    public static let widget = ContainerBackgroundPlacement(name: "widget")
    /// The background of a page of a navigation stack.
    public static let navigation = ContainerBackgroundPlacement(name: "navigation")
    /// The background of a split view's column.
    public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
    /// The background of a tab view.
    public static let tabView = ContainerBackgroundPlacement(name: "tabView")
}

extension View {
    /// Sets the background of a container.
    public nonisolated func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View { self }
    /// Sets the background of a container.
    public nonisolated func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View { self }
}
