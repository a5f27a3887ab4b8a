import Foundation

/// A way in which items are shared.
public struct UIActivityItemsConfigurationInteraction: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The share sheet.
    public static let share = UIActivityItemsConfigurationInteraction(rawValue: "UIActivityItemsConfigurationShare")
    /// Copying.
    public static let copy = UIActivityItemsConfigurationInteraction(rawValue: "UIActivityItemsConfigurationCopy")
}

/// The key of a description of shared items.
public struct UIActivityItemsConfigurationMetadataKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The title.
    public static let title = UIActivityItemsConfigurationMetadataKey(rawValue: "title")
    /// The text of a message to which the items are attached.
    public static let messageBody = UIActivityItemsConfigurationMetadataKey(rawValue: "messageBody")
    /// The description that Link Presentation draws.
    public static let linkPresentationMetadata = UIActivityItemsConfigurationMetadataKey(
        rawValue: "linkPresentationMetadata")
}

/// The purpose of a preview of shared items.
public struct UIActivityItemsConfigurationPreviewIntent: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The item itself, in full size.
    public static let fullSize = UIActivityItemsConfigurationPreviewIntent(rawValue: "fullSize")
    /// A small picture.
    public static let thumbnail = UIActivityItemsConfigurationPreviewIntent(rawValue: "thumbnail")
}

/// An object that provides the items that a responder shares. All but the items is optional.
@preconcurrency @MainActor
public protocol UIActivityItemsConfigurationReading: NSObjectProtocol {
    /// The items.
    var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { get }
    /// The app's actions; nil for none.
    var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { get }
    /// Returns a Boolean value that indicates whether the items can be shared in a way; true for the share sheet by
    /// default.
    func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool
    /// Returns a description of all items; nil for none.
    func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any?
    /// Returns a description of an item; nil for none.
    func activityItemsConfigurationMetadataForItem(at index: Int, key: UIActivityItemsConfigurationMetadataKey) -> Any?
    /// Returns a preview of an item; nil for none.
    func activityItemsConfigurationPreviewForItem(
        at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
    ) -> NSItemProvider?
}

extension UIActivityItemsConfigurationReading {
    public var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { nil }
    public func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool {
        interaction == .share
    }
    public func activityItemsConfigurationMetadata(key _: UIActivityItemsConfigurationMetadataKey) -> Any? { nil }
    public func activityItemsConfigurationMetadataForItem(
        at _: Int, key _: UIActivityItemsConfigurationMetadataKey
    ) -> Any? { nil }
    public func activityItemsConfigurationPreviewForItem(
        at _: Int, intent _: UIActivityItemsConfigurationPreviewIntent, suggestedSize _: CGSize
    ) -> NSItemProvider? { nil }
}

/// The items that a responder shares, with closures that describe them.
@preconcurrency @MainActor
open class UIActivityItemsConfiguration: _MainActorObject, UIActivityItemsConfigurationReading {
    /// An object of the app that belongs to the items.
    open var localObject: Any?
    /// The ways in which the items can be shared; the share sheet by default.
    open var supportedInteractions: [UIActivityItemsConfigurationInteraction] = [.share]
    /// A closure that returns a description of all items.
    open var metadataProvider: ((UIActivityItemsConfigurationMetadataKey) -> Any?)?
    /// A closure that returns a description of an item.
    open var perItemMetadataProvider: ((Int, UIActivityItemsConfigurationMetadataKey) -> Any?)?
    /// A closure that returns a preview of an item in a size, in points.
    open var previewProvider: ((Int, UIActivityItemsConfigurationPreviewIntent, CGSize) -> NSItemProvider?)?
    /// A closure that returns the app's actions.
    open var applicationActivitiesProvider: (() -> [UIActivity])?
    private let itemProviders: [NSItemProvider]

    /// Creates a configuration of objects.
    public convenience init(objects: [any NSItemProviderWriting]) {
        self.init(itemProviders: objects.map { NSItemProvider(object: $0) })
    }

    /// Creates a configuration of items.
    public init(itemProviders: [NSItemProvider]) {
        self.itemProviders = itemProviders
        super.init(_responder: ())
    }

    open var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { itemProviders }
    open var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { applicationActivitiesProvider?() }
    open func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool {
        supportedInteractions.contains(interaction)
    }
    open func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any? {
        metadataProvider?(key)
    }
    open func activityItemsConfigurationMetadataForItem(
        at index: Int, key: UIActivityItemsConfigurationMetadataKey
    ) -> Any? { perItemMetadataProvider?(index, key) }
    open func activityItemsConfigurationPreviewForItem(
        at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
    ) -> NSItemProvider? { previewProvider?(index, intent, suggestedSize) }
}
