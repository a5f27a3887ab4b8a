import Foundation

extension NSItemProvider {
    /// The identifier of the registered type that conforms to a type, the type itself preferred; the type's own if
    /// there is none.
    private func typeIdentifier(for contentType: UTType) -> String {
        let registered = registeredTypeIdentifiers
        if registered.contains(contentType.identifier) { return contentType.identifier }
        return registered.first { UTType($0)?.conforms(to: contentType) ?? false } ?? contentType.identifier
    }

    /// The types of the item's representations, in the order in which they were registered.
    public var registeredContentTypes: [UTType] { registeredTypeIdentifiers.compactMap { UTType($0) } }

    /// The types of the representations that can be opened where they are.
    public var registeredContentTypesForOpenInPlace: [UTType] {
        registeredTypeIdentifiers(fileOptions: .openInPlace).compactMap { UTType($0) }
    }

    /// Returns the types of the representations that conform to a type.
    public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
        registeredContentTypes.filter { $0.conforms(to: contentType) }
    }

    /// Calls a closure with the data of a representation whose type conforms to a type, or with an error.
    @discardableResult
    public func loadDataRepresentation(
        for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        loadDataRepresentation(
            forTypeIdentifier: typeIdentifier(for: contentType), completionHandler: completionHandler)
    }

    /// Calls a closure with a file that has the data of a representation whose type conforms to a type, or with an
    /// error. The file is a copy, which is removed afterwards: the closure's second argument is false.
    @discardableResult
    public func loadFileRepresentation(
        for contentType: UTType, openInPlace: Bool = false,
        completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        loadFileRepresentation(forTypeIdentifier: typeIdentifier(for: contentType)) { url, error in
            completionHandler(url, false, error)
        }
    }

    /// Registers data of a type that is made when it is needed.
    public func registerDataRepresentation(
        for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        registerDataRepresentation(
            forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
    }

    /// Registers a file of a type that is made when it is needed.
    public func registerFileRepresentation(
        for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all, openInPlace: Bool = false,
        loadHandler: @escaping @Sendable (@escaping (URL?, Bool, (any Error)?) -> Void) -> Progress?
    ) {
        registerFileRepresentation(
            forTypeIdentifier: contentType.identifier, fileOptions: openInPlace ? .openInPlace : [],
            visibility: visibility, loadHandler: loadHandler)
    }
}
