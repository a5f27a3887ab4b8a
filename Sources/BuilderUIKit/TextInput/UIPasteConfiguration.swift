import Foundation

/// An object that takes pasted and dropped items.
@preconcurrency @MainActor
public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
    /// The types of items that the object accepts.
    var pasteConfiguration: UIPasteConfiguration? { get set }
    /// Pastes items.
    func paste(itemProviders: [NSItemProvider])
    /// Returns a Boolean value that indicates whether items can be pasted.
    func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

extension UIResponder: UIPasteConfigurationSupporting {}

/// The types of items that a responder accepts.
@preconcurrency @MainActor
open class UIPasteConfiguration: _MainActorObject {
    /// The identifiers of the types, such as `public.plain-text`.
    open var acceptableTypeIdentifiers: [String] = []

    /// Creates a configuration for types.
    public convenience init(acceptableTypeIdentifiers: [String]) {
        self.init(_responder: ())
        self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
    }

    /// Creates a configuration for items of which objects of a class can be made.
    public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
        self.init(acceptableTypeIdentifiers: aClass.readableTypeIdentifiersForItemProvider)
    }

    /// Adds types.
    open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
    }

    /// Adds the types of which objects of a class can be made.
    open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
        acceptableTypeIdentifiers += aClass.readableTypeIdentifiersForItemProvider
    }
}
