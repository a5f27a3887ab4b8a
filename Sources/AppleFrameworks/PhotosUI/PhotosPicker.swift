import BuilderPhotos
import BuilderSwiftUI
import BuilderUniformTypeIdentifiers

/// A photo that was chosen; none is, because there are no photos.
public struct PhotosPickerItem: Hashable, Sendable {
    /// The identifier of the item in the photo library; nil if it isn't known.
    public let itemIdentifier: String?
    /// The types that the item can be loaded as; always empty.
    public var supportedContentTypes: [UTType] { [] }
    /// Creates an item of the photo library.
    public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }
    /// Returns nil: there is no photo.
    public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? { nil }
}

/// The order of chosen photos.
public enum PhotosPickerSelectionBehavior: Sendable { case `default`, ordered, continuous, continuousAndOrdered }

/// A button that shows a picker of photos.
public nonisolated struct PhotosPicker<Label: View>: _PrimitiveView {
    /// The representation that is chosen of several.
    public typealias EncodingDisambiguationPolicy = PHPickerConfiguration.AssetRepresentationMode
    public init(
        selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: EncodingDisambiguationPolicy = .automatic, @ViewBuilder label: () -> Label
    ) {}
    public init(
        selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary,
        @ViewBuilder label: () -> Label
    ) {}
    public init(
        selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: EncodingDisambiguationPolicy = .automatic, @ViewBuilder label: () -> Label
    ) {}
    public init(
        selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary,
        @ViewBuilder label: () -> Label
    ) {}
}

extension PhotosPicker where Label == Text {
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: EncodingDisambiguationPolicy = .automatic
    ) {}
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
    ) {}
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: EncodingDisambiguationPolicy = .automatic
    ) {}
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
    ) {}
}

extension View {
    /// Presents a picker of photos while a binding is true.
    public nonisolated func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PHPickerConfiguration.AssetRepresentationMode = .automatic
    ) -> some View { self }
    /// Presents a picker of photos of a library while a binding is true.
    public nonisolated func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PHPickerConfiguration.AssetRepresentationMode = .automatic, photoLibrary: PHPhotoLibrary
    ) -> some View { self }
    /// Presents a picker of photos while a binding is true.
    public nonisolated func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PHPickerConfiguration.AssetRepresentationMode = .automatic
    ) -> some View { self }
    /// Presents a picker of photos of a library while a binding is true.
    public nonisolated func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PHPickerConfiguration.AssetRepresentationMode = .automatic, photoLibrary: PHPhotoLibrary
    ) -> some View { self }
}
