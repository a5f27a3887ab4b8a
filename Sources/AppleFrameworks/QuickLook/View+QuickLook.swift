import BuilderSwiftUI

extension View {
    /// Presents a preview of a file while a value is its location.
    public nonisolated func quickLookPreview(_ item: Binding<URL?>) -> some View { self }
    /// Presents a preview of the files of a list, beginning with the one whose location a value is.
    public nonisolated func quickLookPreview<Items: RandomAccessCollection>(
        _ selection: Binding<Items.Element?>, in items: Items
    ) -> some View where Items.Element == URL { self }
}
