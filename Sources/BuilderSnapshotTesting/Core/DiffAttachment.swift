import BuilderUIKit

/// Something to look at beside the message of a failure.
public enum DiffAttachment {
    /// A file's content and its name.
    case data(Data, name: String)
    /// An attachment as XCTest has it on iOS.
    case xcTest(XCTAttachment)

    /// The content and the name, whichever kind it is.
    var file: (data: Data, name: String) {
        switch self {
        case .data(let data, let name): (data, name)
        case .xcTest(let attachment): (attachment.data, attachment.name ?? "attachment")
        }
    }
}

/// Data that belongs to a test's result. XCTest has no attachments on Linux: this type stands in for its own, so that sources
/// shared with iOS compile. What a failing snapshot has attached is written to the folder of failures, and handed to Swift Testing.
public final class XCTAttachment {
    /// What it is called; nil where nobody said.
    public var name: String?
    let data: Data

    /// An attachment with this content.
    public init(data: Data) {
        self.data = data
    }

    /// - Parameter uniformTypeIdentifier: such as `public.png`; nothing on Linux asks for it.
    public init(data: Data, uniformTypeIdentifier: String) {
        self.data = data
    }

    /// An attachment with this text, as UTF-8.
    public convenience init(string: String) {
        self.init(data: Data(string.utf8))
    }

    /// A picture, as PNG.
    public convenience init(image: UIImage) {
        self.init(data: image.pngData() ?? Data())
    }
}
