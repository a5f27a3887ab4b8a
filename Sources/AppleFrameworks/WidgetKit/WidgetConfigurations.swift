import BuilderSwiftUI

/// A widget whose content nobody configures.
public nonisolated struct StaticConfiguration<Content: View>: _PrimitiveWidgetConfiguration {
    public init<Provider: TimelineProvider>(
        kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) {}
}

/// The background of widgets on the lock screen.
public nonisolated struct AccessoryWidgetBackground: _PrimitiveView {
    public init() {}
}

/// The way in which a widget's colors are shown.
public struct WidgetRenderingMode: Hashable, Sendable {
    private let name: String
    public static let fullColor = WidgetRenderingMode(name: "fullColor")
    public static let accented = WidgetRenderingMode(name: "accented")
    public static let vibrant = WidgetRenderingMode(name: "vibrant")
}

extension EnvironmentValues {
    public var widgetFamily: WidgetFamily { .systemSmall }
    public var widgetRenderingMode: WidgetRenderingMode { .fullColor }
    public var showsWidgetContainerBackground: Bool { true }
    public var widgetContentMargins: EdgeInsets { EdgeInsets() }
}

extension WidgetConfiguration {
    public nonisolated func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }
}

extension View {
    public nonisolated func widgetURL(_ url: URL?) -> some View { self }
    public nonisolated func widgetAccentable(_ accentable: Bool = true) -> some View { self }
}
