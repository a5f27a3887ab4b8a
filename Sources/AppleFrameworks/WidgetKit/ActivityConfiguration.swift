import BuilderActivityKit
import BuilderSwiftUI

/// The values that the views of a live activity show.
public struct ActivityViewContext<Attributes: ActivityAttributes>: Identifiable {
    /// The activity's identifier.
    public let activityID: String
    /// The values that don't change.
    public let attributes: Attributes
    /// The values that change.
    public let state: Attributes.ContentState
    /// A Boolean value that indicates whether the values are too old.
    public let isStale: Bool
    public var id: String { activityID }
}

/// The views of a live activity, which isn't drawn.
public nonisolated struct ActivityConfiguration<Attributes: ActivityAttributes>: _PrimitiveWidgetConfiguration {
    public init<Content: View>(
        for attributesType: Attributes.Type,
        @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
        dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
    ) {}
}

/// The part of an expanded Dynamic Island.
public enum DynamicIslandExpandedRegionPosition: Hashable, Sendable {
    /// At the sides, between them, or below.
    case leading, trailing, center, bottom
}

/// The content of a part of an expanded Dynamic Island.
public struct DynamicIslandExpandedRegion<Content: View> {
    public init(
        _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
        @ViewBuilder content: @escaping () -> Content
    ) {}
}

/// The contents of an expanded Dynamic Island.
public struct DynamicIslandExpandedContent<Content> {
    init() {}
}

/// A result builder of the contents of an expanded Dynamic Island.
@resultBuilder
public enum DynamicIslandExpandedContentBuilder {
    public static func buildBlock<each Content: View>(
        _ regions: repeat DynamicIslandExpandedRegion<each Content>
    ) -> DynamicIslandExpandedContent<Never> { DynamicIslandExpandedContent() }
}

/// The views of a live activity in the Dynamic Island.
public struct DynamicIsland {
    public init<Expanded, CompactLeading: View, CompactTrailing: View, Minimal: View>(
        @DynamicIslandExpandedContentBuilder expanded: @escaping () -> DynamicIslandExpandedContent<Expanded>,
        @ViewBuilder compactLeading: @escaping () -> CompactLeading,
        @ViewBuilder compactTrailing: @escaping () -> CompactTrailing,
        @ViewBuilder minimal: @escaping () -> Minimal
    ) {}

    /// Sets the URL that opens the app.
    public func widgetURL(_ url: URL?) -> DynamicIsland { self }
    /// Sets the color of the border.
    public func keylineTint(_ color: Color?) -> DynamicIsland { self }
    /// Sets the margins of the contents.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode
    ) -> DynamicIsland { self }
}

/// The kind of a Dynamic Island.
public struct DynamicIslandMode: Hashable, Sendable {
    private let name: String
    public static let expanded = DynamicIslandMode(name: "expanded")
    public static let compactLeading = DynamicIslandMode(name: "compactLeading")
    public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
    public static let minimal = DynamicIslandMode(name: "minimal")
}

extension View {
    /// Sets the background of a live activity on the lock screen.
    public nonisolated func activityBackgroundTint(_ color: Color?) -> some View { self }
    /// Sets the color of the button that ends a live activity.
    public nonisolated func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
    /// Moves content of an expanded Dynamic Island below the camera.
    public nonisolated func dynamicIsland(verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement) -> some View
    {
        self
    }
}

/// The place of content in an expanded Dynamic Island.
public struct DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
    /// Below the camera, if the content is wide.
    public static let belowIfTooWide = DynamicIslandExpandedRegionVerticalPlacement()
}
