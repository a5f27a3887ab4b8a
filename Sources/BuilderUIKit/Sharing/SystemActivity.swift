import Foundation

/// An action of the system's in a share sheet.
///
/// Copying, saving an image and adding a page to the reading list succeed at once. Other apps, printers and the Files
/// app don't exist here: what they perform ends as if the user had canceled it there.
@MainActor
final class SystemActivity: UIActivity {
    private let type: ActivityType
    private let title: String
    /// The name of the symbol in a list of actions.
    let symbolName: String
    /// The tile of an app; nil for an action.
    let tile: ShareTileView.App?
    private let fits: (SharedItems) -> Bool
    private let run: (SharedItems) -> Bool
    private let items: SharedItems

    private init(
        _ type: ActivityType, _ title: String, symbol symbolName: String = "", tile: ShareTileView.App? = nil,
        for items: SharedItems, fits: @escaping (SharedItems) -> Bool = { _ in true },
        run: @escaping (SharedItems) -> Bool = { _ in false }
    ) {
        self.type = type
        self.title = title
        self.symbolName = symbolName
        self.tile = tile
        self.fits = fits
        self.run = run
        self.items = items
        super.init(_responder: ())
    }

    override var activityType: ActivityType? { type }
    override var activityTitle: String? { title }
    override var activityImage: UIImage? { UIImage(systemName: symbolName) }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { fits(items) }

    /// The items that the sources made for this action; those of the sheet before it was chosen.
    private var prepared: SharedItems?

    override func prepare(withActivityItems activityItems: [Any]) {
        prepared = sheet.map { SharedItems(activityItems, title: nil, in: $0) }
    }

    override func perform() { activityDidFinish(run(prepared ?? items)) }

    /// Returns AirDrop and the apps that every iPhone has.
    static func apps(for items: SharedItems) -> [UIActivity] {
        [
            SystemActivity(.airDrop, "AirDrop", tile: .airDrop, for: items),
            SystemActivity(.message, SystemWord.messages.text, tile: .messages, for: items),
            SystemActivity(.mail, SystemWord.mail.text, tile: .mail, for: items),
            SystemActivity(
                ActivityType("com.apple.mobilenotes.SharingExtension"), SystemWord.notes.text, tile: .notes, for: items),
            SystemActivity(
                ActivityType("com.apple.reminders.RemindersEditorExtension"), SystemWord.reminders.text,
                tile: .reminders, for: items),
        ]
    }

    /// Returns the system's actions in the order of the list.
    static func actions(for items: SharedItems) -> [UIActivity] {
        [
            SystemActivity(
                .copyToPasteboard, SystemWord.copy.text, symbol: "doc.on.doc", for: items,
                fits: { !$0.texts.isEmpty || !$0.urls.isEmpty || !$0.images.isEmpty }, run: copy),
            SystemActivity(
                .addToReadingList, SystemWord.addToReadingList.text, symbol: "eyeglasses", for: items,
                fits: { $0.containsPages }, run: { _ in true }),
            SystemActivity(
                .saveToCameraRoll, SystemWord.saveImage.text, symbol: "square.and.arrow.down", for: items,
                fits: { !$0.images.isEmpty }, run: { _ in true }),
            SystemActivity(
                ActivityType("com.apple.DocumentManagerUICore.SaveToFiles"), SystemWord.saveToFiles.text,
                symbol: "folder", for: items, fits: { $0.containsFiles }),
            SystemActivity(.print, SystemWord.print.text, symbol: "printer", for: items, fits: { !$0.values.isEmpty }),
        ]
    }

    /// Replaces the items of the general pasteboard by the texts, URLs and images, in order.
    private static func copy(_ items: SharedItems) -> Bool {
        UIPasteboard.general.setValues(items.values.map { SharedItems.text(of: $0) ?? $0 })
        return true
    }
}
