import Builder
import Foundation

/// Users' pictures as the screens show them. One that can't be shown is a placeholder, and one warning.
@MainActor
public final class Portraits {
    private let reader: PortraitReader
    private let warn: (String) -> Void
    /// Kept, because lists show the same picture again and again: thumbnails, and failures.
    private var thumbnails: [String: UIImage] = [:]
    private var placeholders: [String: UIImage] = [:]

    /// The greatest number of thumbnails that are kept.
    private static let keptThumbnails = 200

    public init(_ data: UserData) {
        reader = PortraitReader(folder: data.folder)
        warn = data.warn
    }

    /// The picture of the detail card.
    public func photo(of user: User) -> UIImage {
        image(named: user.picture.large, placeholderSize: CGSize(width: 500, height: 500))
    }

    /// The small picture of the list.
    public func thumbnail(of user: User) -> UIImage {
        let name = user.picture.thumbnail
        if let kept = thumbnails[name] { return kept }
        let image = image(named: name, placeholderSize: CGSize(width: 128, height: 128))
        if thumbnails.count == Self.keptThumbnails { thumbnails.removeAll() }
        thumbnails[name] = image
        return image
    }

    private func image(named name: String, placeholderSize: CGSize) -> UIImage {
        if let known = placeholders[name] { return known }
        do {
            return try load(name)
        } catch {
            warn("\(error)")
            let image = PortraitPlaceholder.image(size: placeholderSize)
            placeholders[name] = image
            return image
        }
    }

    private func load(_ name: String) throws(PortraitError) -> UIImage {
        let data = try reader.data(named: name)
        // The reader's own words say which picture it is: UIKit's warning would say it twice.
        if let image = WarningLog().asCurrent({ UIImage(data: data) }) { return image }
        // Decoding again says why.
        _ = try reader.decode(data, name: name)
        throw .unreadable(name: name, detail: "it holds no picture")
    }
}
