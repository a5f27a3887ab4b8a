import Foundation

extension UIImage: NSItemProviderReading, NSItemProviderWriting {
    /// The types of pictures that images read.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        ["public.png", "public.jpeg", "com.compuserve.gif", "public.heic", "public.image"]
    }

    /// The type of pictures that images write: PNG.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png"] }

    /// Returns the image of a picture.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let image = UIImage(data: data) as? Self else { throw CocoaError(.fileReadCorruptFile) }
        return image
    }

    /// Calls a closure with the image as PNG.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        let data = pngData()
        completionHandler(data, data == nil ? CocoaError(.fileWriteUnknown) : nil)
        return nil
    }
}
