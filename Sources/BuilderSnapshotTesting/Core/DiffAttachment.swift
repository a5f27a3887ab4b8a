import BuilderUIKit

/// A file that belongs to the message of a failure.
public enum DiffAttachment {
    /// A file's content and its name.
    case data(Data, name: String)
    /// An attachment of XCTest's type on iOS.
    case xcTest(XCTAttachment)

    /// The content and the name of either case.
    var file: (data: Data, name: String) {
        switch self {
        case .data(let data, let name): (data, name)
        case .xcTest(let attachment): (attachment.data, attachment.name ?? "attachment")
        }
    }
}

/// Data that belongs to a test's result.
///
/// XCTest has no attachments on Linux: this type stands in for its own, so that sources shared with iOS compile. The
/// attachments of a failing snapshot are written to the folder of failures, and handed to Swift Testing.
public final class XCTAttachment {
    /// The name; nil where none was set.
    public var name: String?
    let data: Data

    /// Creates an attachment with this content.
    public init(data: Data) {
        self.data = data
    }

    /// Creates an attachment with this content.
    /// - Parameter uniformTypeIdentifier: The type, such as `public.png`; nothing on Linux uses it.
    public init(data: Data, uniformTypeIdentifier: String) {
        self.data = data
    }

    /// Creates an attachment with this text, as UTF-8.
    public convenience init(string: String) {
        self.init(data: Data(string.utf8))
    }

    /// Creates an attachment with this image, as PNG.
    public convenience init(image: UIImage) {
        self.init(data: image.pngData() ?? Data())
    }
}
