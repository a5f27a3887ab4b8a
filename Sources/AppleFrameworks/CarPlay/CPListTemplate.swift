import BuilderUIKit

/// A row of a list or a grid.
@preconcurrency @MainActor
public protocol CPListTemplateItem: NSObjectProtocol {
    /// The text.
    var text: String? { get }
    /// A value of the app.
    var userInfo: Any? { get set }
}

/// A row that can be selected.
@preconcurrency @MainActor
public protocol CPSelectableListItem: CPListTemplateItem {
    /// Called when the row is selected; it calls its last argument when it is done.
    var handler: ((any CPSelectableListItem, @escaping () -> Void) -> Void)? { get set }
}

/// The symbol at the end of a row.
public enum CPListItemAccessoryType: Int, Sendable { case none, disclosureIndicator, cloud }

/// The place of the mark of what is played.
public enum CPListItemPlayingIndicatorLocation: Int, Sendable { case leading, trailing }

/// A row with a text, a detail and an image.
@preconcurrency @MainActor
open class CPListItem: NSObject, CPSelectableListItem {
    /// The largest size of an image, in points.
    open class var maximumImageSize: CGSize { CGSize(width: 44, height: 44) }

    open private(set) var text: String?
    /// The detail below the text.
    open private(set) var detailText: String?
    /// The image.
    open private(set) var image: UIImage?
    /// The image at the end.
    open private(set) var accessoryImage: UIImage?
    /// The symbol at the end.
    open var accessoryType: CPListItemAccessoryType
    open var handler: ((any CPSelectableListItem, @escaping () -> Void) -> Void)?
    open var userInfo: Any?
    /// The part of the item that was played, from 0 to 1.
    open var playbackProgress: CGFloat = 0
    /// A Boolean value that indicates whether the item is played.
    open var isPlaying = false
    /// The place of the mark of what is played.
    open var playingIndicatorLocation: CPListItemPlayingIndicatorLocation = .leading
    /// A Boolean value that indicates whether the content is explicit.
    open var isExplicitContent = false
    /// A Boolean value that indicates whether the row can be selected.
    open var isEnabled = true

    /// Creates a row.
    public init(
        text: String?, detailText: String?, image: UIImage? = nil, accessoryImage: UIImage? = nil,
        accessoryType: CPListItemAccessoryType = .none
    ) {
        (self.text, self.detailText, self.image) = (text, detailText, image)
        (self.accessoryImage, self.accessoryType) = (accessoryImage, accessoryType)
    }
    /// Replaces the text.
    open func setText(_ text: String) { self.text = text }
    /// Replaces the detail.
    open func setDetailText(_ detailText: String?) { self.detailText = detailText }
    /// Replaces the image.
    open func setImage(_ image: UIImage?) { self.image = image }
    /// Replaces the image at the end.
    open func setAccessoryImage(_ accessoryImage: UIImage?) { self.accessoryImage = accessoryImage }
}

/// A row of images.
@preconcurrency @MainActor
open class CPListImageRowItem: NSObject, CPSelectableListItem {
    open var text: String?
    open var userInfo: Any?
    open var handler: ((any CPSelectableListItem, @escaping () -> Void) -> Void)?
    /// The images.
    open private(set) var gridImages: [UIImage]
    /// Called when an image is selected, with its number.
    open var listImageRowHandler: ((CPListImageRowItem, Int, @escaping () -> Void) -> Void)?

    /// Creates a row.
    public init(text: String, images: [UIImage]) { (self.text, gridImages) = (text, images) }
    /// Replaces the images.
    open func update(_ gridImages: [UIImage]) { self.gridImages = gridImages }
}

/// Rows with a header.
@preconcurrency @MainActor
open class CPListSection: NSObject {
    /// The header.
    public let header: String?
    /// The letter in the index.
    public let sectionIndexTitle: String?
    /// The rows.
    public let items: [any CPListTemplateItem]

    /// Creates rows with a header.
    public init(items: [any CPListTemplateItem], header: String?, sectionIndexTitle: String?) {
        (self.items, self.header, self.sectionIndexTitle) = (items, header, sectionIndexTitle)
    }
    /// Creates rows without a header.
    public convenience init(items: [any CPListTemplateItem]) {
        self.init(items: items, header: nil, sectionIndexTitle: nil)
    }
    /// Returns the number of a row; `NSNotFound` if it isn't one.
    open func index(of item: any CPListTemplateItem) -> Int { items.firstIndex { $0 === item } ?? NSNotFound }
    /// Returns a row.
    open func item(at index: Int) -> any CPListTemplateItem { items[index] }
}

/// A list.
@preconcurrency @MainActor
open class CPListTemplate: CPTemplate, CPBarButtonProviding {
    /// The most rows that a car shows.
    open class var maximumItemCount: Int { 500 }
    /// The most sections that a car shows.
    open class var maximumSectionCount: Int { 500 }

    /// The title.
    public let title: String?
    /// The sections.
    open private(set) var sections: [CPListSection]
    /// The delegate.
    open weak var delegate: (any CPListTemplateDelegate)?
    /// The title in place of an empty list, in several lengths.
    open var emptyViewTitleVariants: [String] = []
    /// The text in place of an empty list, in several lengths.
    open var emptyViewSubtitleVariants: [String] = []
    /// The number of sections.
    open var sectionCount: Int { sections.count }
    /// The number of rows.
    open var itemCount: Int { sections.reduce(0) { $0 + $1.items.count } }

    /// Creates a list.
    public init(title: String?, sections: [CPListSection]) { (self.title, self.sections) = (title, sections) }
    /// Replaces the sections.
    open func updateSections(_ sections: [CPListSection]) { self.sections = sections }
}

/// The delegate of a list.
@preconcurrency @MainActor
public protocol CPListTemplateDelegate: NSObjectProtocol {
    /// Receives the selection of a row.
    func listTemplate(
        _ listTemplate: CPListTemplate, didSelect item: CPListItem, completionHandler: @escaping () -> Void)
}

/// A button of a grid.
@preconcurrency @MainActor
open class CPGridButton: NSObject {
    /// The title in several lengths.
    public let titleVariants: [String]
    /// The image.
    public let image: UIImage
    /// A Boolean value that indicates whether the button can be pressed.
    open var isEnabled = true
    /// Creates a button.
    public init(titleVariants: [String], image: UIImage, handler: ((CPGridButton) -> Void)?) {
        (self.titleVariants, self.image) = (titleVariants, image)
    }
}

/// A grid of buttons.
@preconcurrency @MainActor
open class CPGridTemplate: CPTemplate, CPBarButtonProviding {
    /// The title.
    public let title: String?
    /// The buttons.
    public let gridButtons: [CPGridButton]
    /// Creates a grid.
    public init(title: String?, gridButtons: [CPGridButton]) {
        (self.title, self.gridButtons) = (title, gridButtons)
    }
}

/// A label and its value.
@preconcurrency @MainActor
open class CPInformationItem: NSObject {
    /// The label.
    public let title: String?
    /// The value.
    public let detail: String?
    /// Creates a label with a value.
    public init(title: String?, detail: String?) { (self.title, self.detail) = (title, detail) }
}

/// Labels and values.
@preconcurrency @MainActor
open class CPInformationTemplate: CPTemplate, CPBarButtonProviding {
    /// The arrangement of labels and values.
    public enum Layout: Int, Sendable { case leading, twoColumn }

    /// The title.
    open var title: String
    /// The arrangement.
    public let layout: Layout
    /// The labels and values.
    open var items: [CPInformationItem]
    /// The buttons.
    open var actions: [CPTextButton]
    /// Creates labels and values.
    public init(title: String, layout: Layout, items: [CPInformationItem], actions: [CPTextButton]) {
        (self.title, self.layout, self.items, self.actions) = (title, layout, items, actions)
    }
}

/// A button with a title.
@preconcurrency @MainActor
open class CPTextButton: NSObject {
    /// The style of a button.
    public enum Style: Int, Sendable { case normal, cancel, confirm }

    /// The title.
    open var title: String
    /// The style.
    open var textStyle: Style
    /// Creates a button.
    public init(title: String, textStyle: Style, handler: ((CPTextButton) -> Void)? = nil) {
        (self.title, self.textStyle) = (title, textStyle)
    }
}
