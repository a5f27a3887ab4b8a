@_exported import BuilderFoundation
import Settling

/// The size of a widget.
public enum WidgetFamily: Int, Sendable {
    case systemSmall, systemMedium, systemLarge, systemExtraLarge, accessoryCircular, accessoryRectangular
    case accessoryInline
}

/// A widget of the user.
public struct WidgetInfo: Sendable {
    public let kind: String
    public let family: WidgetFamily
}

/// The widgets of an app: the user has none.
public final class WidgetCenter: Sendable {
    public static let shared = WidgetCenter()
    private init() {}
    public func reloadAllTimelines() {}
    public func reloadTimelines(ofKind kind: String) {}
    public func getCurrentConfigurations(_ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void) {
        DispatchQueue.main.async { completion(.success([])) }
    }
    public func currentConfigurations() async throws -> [WidgetInfo] { [] }
}
