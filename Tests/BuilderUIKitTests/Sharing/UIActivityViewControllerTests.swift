import Foundation
import Testing

@testable import BuilderUIKit

/// The items and actions of a share sheet, and the effects of its taps.
@MainActor
@Suite struct UIActivityViewControllerTests {
    /// An activity that writes down what is called.
    private class Recorded: UIActivity {
        var log: [String] = []
        var takes: (([Any]) -> Bool) = { _ in true }
        override var activityType: ActivityType? { ActivityType("app.recorded") }
        override var activityTitle: String? { "Translate" }
        override func canPerform(withActivityItems activityItems: [Any]) -> Bool { takes(activityItems) }
        override func prepare(withActivityItems activityItems: [Any]) {
            log.append("prepare \(activityItems.map { "\($0)" }.joined(separator: ","))")
        }
        override func perform() {
            log.append("perform")
            activityDidFinish(true)
        }
        override func activityDidFinish(_ completed: Bool) {
            log.append("finish \(completed)")
            super.activityDidFinish(completed)
        }
    }

    private final class Shared: Recorded {
        override class var activityCategory: UIActivity.Category { .share }
    }

    private final class Presenting: Recorded {
        let controller = UIViewController()
        override var activityViewController: UIViewController? { controller }
    }

    private final class Source: UIActivityItemSource {
        func activityViewControllerPlaceholderItem(_ controller: UIActivityViewController) -> Any { "placeholder" }
        func activityViewController(
            _ controller: UIActivityViewController, itemForActivityType type: UIActivity.ActivityType?
        ) -> Any? { "item of \(type?.rawValue ?? "none")" }
        func activityViewControllerLinkMetadata(_ controller: UIActivityViewController) -> _LPLinkMetadata? {
            let metadata = _LPLinkMetadata()
            metadata.title = "A page"
            return metadata
        }
    }

    private static let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
    private func web(_ text: String = "https://example.com/a") throws -> URL { try #require(URL(string: text)) }

    private func rows(
        _ items: [Any], _ activities: [UIActivity]? = nil, excluded: [UIActivity.ActivityType]? = nil
    ) -> [String] {
        let stage = SystemContentStage()
        let sheet = UIActivityViewController(activityItems: items, applicationActivities: activities)
        sheet.excludedActivityTypes = excluded
        stage.present(sheet)
        return stage.rows
    }

    @Test func actionsFitTheItems() throws {
        #expect(rows(["text"]) == ["Copy", "Print"])
        #expect(rows([try web()]) == ["Copy", "Add to Reading List", "Print"])
        #expect(rows([Self.image]) == ["Copy", "Save Image", "Save to Files", "Print"])
        #expect(rows([URL(fileURLWithPath: "/a.pdf")]) == ["Copy", "Save to Files", "Print"])
        #expect(rows([]).isEmpty)
    }

    @Test func excludedActionsAreNotOffered() throws {
        #expect(rows([try web()], excluded: [.print, .addToReadingList]) == ["Copy"])
        let stage = SystemContentStage()
        let sheet = UIActivityViewController(activityItems: ["a"], applicationActivities: nil)
        sheet.excludedActivityTypes = [.airDrop, .mail]
        stage.present(sheet)
        #expect(stage.label("AirDrop") == nil && stage.label("Mail") == nil && stage.label("Messages") != nil)
    }

    @Test func activitiesOfTheAppAreOfferedIfTheyCanPerform() {
        let able = Recorded()
        let unable = Recorded()
        var asked: [String] = []
        unable.takes = {
            asked += $0.compactMap { $0 as? String }
            return false
        }
        #expect(rows(["text", Source()], [able, unable]) == ["Copy", "Translate", "Print"])
        #expect(asked == ["text", "placeholder"])
        #expect(rows(["text"], [able], excluded: [UIActivity.ActivityType("app.recorded")]) == ["Copy", "Print"])
        // One of the category of apps is among the tiles.
        let stage = SystemContentStage()
        stage.present(UIActivityViewController(activityItems: ["a"], applicationActivities: [Shared()]))
        #expect(stage.rows == ["Copy", "Print"])
        #expect(
            stage.views(ShareAppButton.self).map(\.accessibilityLabel)
                == ["AirDrop", "Messages", "Mail", "Notes", "Reminders", "Translate"])
    }

    @Test func headerShowsTheFirstItem() throws {
        func header(_ items: [Any]) -> [String] {
            let stage = SystemContentStage()
            stage.present(UIActivityViewController(activityItems: items, applicationActivities: nil))
            let header = stage.views(ShareSheetView.self).first?.subviews.compactMap { ($0 as? UILabel)?.text }
            return header ?? []
        }
        #expect(header(["first\nsecond"]) == ["first"])
        #expect(header([try web()]) == ["example.com"])
        #expect(header([Self.image, "text"]) == ["Image", "2 items"])
        #expect(header([Source()]) == ["A page"])
        #expect(header([URL(fileURLWithPath: "/tmp/Report.pdf")]).first == "Report")
    }

    @Test func copyFillsThePasteboard() throws {
        let stage = SystemContentStage()
        var ended: [String] = []
        let sheet = UIActivityViewController(activityItems: ["copied text"], applicationActivities: nil)
        sheet.completionWithItemsHandler = { type, completed, items, error in
            let isDismissed = stage.root.presentedViewController == nil
            ended.append("\(type?.rawValue ?? "nil") \(completed) \(items == nil) \(error == nil) \(isDismissed)")
        }
        stage.present(sheet)
        #expect(stage.tap("Copy"))
        #expect(UIPasteboard.general.string == "copied text")
        #expect(ended == ["com.apple.UIKit.activity.CopyToPasteboard true true true true"])
    }

    @Test func copyKeepsTextsBesideURLs() throws {
        let stage = SystemContentStage()
        let sheet = UIActivityViewController(
            activityItems: ["Look", try web(), NSAttributedString(string: "rich")], applicationActivities: nil)
        stage.present(sheet)
        #expect(stage.tap("Copy"))
        #expect(UIPasteboard.general.strings == ["Look", "https://example.com/a", "rich"])
        #expect(UIPasteboard.general.urls == [try web()])
    }

    @Test func activitiesOfAConfigurationArePreparedWithTheirObjects() {
        let activity = Recorded()
        activity.takes = { $0.contains { $0 is String } }
        let configuration = UIActivityItemsConfiguration(objects: ["shared" as NSString])
        configuration.applicationActivitiesProvider = { [activity] }
        let stage = SystemContentStage()
        stage.present(UIActivityViewController(activityItemsConfiguration: configuration))
        #expect(stage.tap("Translate"))
        #expect(activity.log.first == "prepare shared")
    }

    @Test func anActivityIsPreparedPerformedAndFinished() {
        let stage = SystemContentStage()
        let activity = Recorded()
        var ended: [String] = []
        let sheet = UIActivityViewController(activityItems: ["a", Source()], applicationActivities: [activity])
        sheet.completionWithItemsHandler = { type, completed, _, _ in
            ended.append("\(type?.rawValue ?? "nil") \(completed)")
        }
        stage.present(sheet)
        #expect(stage.tap("Translate"))
        #expect(activity.log == ["prepare a,item of app.recorded", "perform", "finish true"])
        #expect(ended == ["app.recorded true"])
        #expect(stage.root.presentedViewController == nil)
    }

    @Test func anActivitysControllerIsPresentedUntilItFinishes() {
        let stage = SystemContentStage()
        let activity = Presenting()
        var ended: [String] = []
        let sheet = UIActivityViewController(activityItems: ["a"], applicationActivities: [activity])
        sheet.completionWithItemsHandler = { type, completed, _, _ in
            ended.append("\(type?.rawValue ?? "nil") \(completed)")
        }
        for style in [UIModalPresentationStyle.automatic, .fullScreen] {
            activity.controller.modalPresentationStyle = style
            stage.present(sheet)
            stage.tap("Translate")
            #expect(sheet.presentedViewController === activity.controller && ended.isEmpty)
            activity.activityDidFinish(false)
            #expect(ended == ["app.recorded false"])
            #expect(stage.root.presentedViewController == nil)
            #expect(activity.log == ["prepare a", "finish false"])
            (ended, activity.log) = ([], [])
        }
    }

    @Test func appsThatDoNotExistEndAsCanceled() {
        let stage = SystemContentStage()
        var ended: [String] = []
        let sheet = UIActivityViewController(activityItems: ["a"], applicationActivities: nil)
        sheet.completionWithItemsHandler = { type, completed, _, _ in
            ended.append("\(type?.rawValue ?? "nil") \(completed)")
        }
        stage.present(sheet)
        stage.tap("Mail")
        #expect(ended == ["com.apple.UIKit.activity.Mail false"])
    }

    @Test func closingReportsNoActivityOnce() throws {
        let stage = SystemContentStage()
        var ended: [String] = []
        let sheet = UIActivityViewController(activityItems: ["a"], applicationActivities: nil)
        sheet.completionWithItemsHandler = { type, completed, items, error in
            ended.append("\(type == nil) \(completed) \(items == nil) \(error == nil)")
        }
        stage.present(sheet)
        stage.tap(try #require(stage.views(SheetCloseButton.self).first))
        #expect(ended == ["true false true true"])
        #expect(stage.root.presentedViewController == nil)
        // A dismissal by a drag or a tap beside the sheet does the same.
        stage.present(sheet)
        #expect(try #require(sheet.presentationController).dismissByUser())
        #expect(ended == ["true false true true", "true false true true"])
    }

    @Test func itIsASheetOnAPhoneAndAPopoverOnAPad() {
        let phone = SystemContentStage()
        let sheet = UIActivityViewController(activityItems: ["a"], applicationActivities: nil)
        #expect(sheet.sheetForAdaptation.detents.map(\.identifier) == [.medium, .large])
        phone.root.present(sheet, animated: false)
        #expect(sheet.presentationController is UISheetPresentationController)
        let pad = SystemContentStage(width: 1024)
        let popover = UIActivityViewController(activityItems: ["a"], applicationActivities: nil)
        popover.popoverPresentationController?.sourceView = pad.root.view
        popover.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 10, height: 10)
        pad.root.present(popover, animated: false)
        pad.window.layoutIfNeeded()
        #expect(popover.presentationController is UIPopoverPresentationController)
        #expect(popover.view.bounds.width == 320)
    }

    @Test(arguments: InterfaceDesign.allCases)
    func contentIsInsideTheSheet(design: InterfaceDesign) throws {
        let stage = SystemContentStage(design: design)
        stage.present(UIActivityViewController(activityItems: ["a"], applicationActivities: nil))
        let view = try #require(stage.views(ShareSheetView.self).first)
        let close = try #require(stage.views(SheetCloseButton.self).first)
        #expect(view.bounds.contains(close.frame))
        #expect(close.bounds.width == (design == .ios26 ? 44 : 30))
        let tiles = stage.views(ShareTileView.self)
        #expect(tiles.count == 5)
        #expect(tiles.allSatisfy { $0.bounds.width == (design == .ios26 ? 64 : 60) })
        #expect(tiles.map { $0.convert($0.bounds, to: view).minX }.isSorted)
    }
}

extension [CGFloat] {
    fileprivate var isSorted: Bool { zip(self, dropFirst()).allSatisfy { $0 < $1 } }
}
