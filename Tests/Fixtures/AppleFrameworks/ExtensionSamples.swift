import MetricKit
import NotificationCenter
import Social
import TipKit
import UIKit
import UserNotificationsUI

// A share extension, as Xcode's template has it.
public final class ShareViewController: SLComposeServiceViewController {
    public private(set) var tapped: [String] = []
    private var isReady = false

    public override func viewDidLoad() {
        super.viewDidLoad()
        placeholder = "Say something"
    }

    public override func isContentValid() -> Bool { isReady || !contentText.isEmpty }

    public override func didSelectPost() { tapped.append("post") }

    public override func configurationItems() -> [Any]! {
        guard let item = SLComposeSheetConfigurationItem() else { return [] }
        item.title = "Album"
        item.value = "Holidays"
        item.tapHandler = { [weak self] in
            self?.tapped.append("album")
            self?.isReady = true
            item.value = "Work"
            self?.validateContent()
        }
        return [item]
    }
}

public final class TodayViewController: UIViewController, NCWidgetProviding {
    public override func viewDidLoad() {
        super.viewDidLoad()
        extensionContext?.widgetLargestAvailableDisplayMode = .expanded
        // The class of the module's name is Foundation's.
        NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: nil)
    }
    public func widgetPerformUpdate(completionHandler: (@escaping (NCUpdateResult) -> Void)) {
        completionHandler(NCUpdateResult.newData)
    }
    public func widgetActiveDisplayModeDidChange(
        _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize
    ) { preferredContentSize = activeDisplayMode == .expanded ? CGSize(width: maxSize.width, height: 300) : maxSize }
}

public final class NotificationViewController: UIViewController, UNNotificationContentExtension {
    public let label = UILabel()
    public func didReceive(_ notification: UNNotification) { label.text = notification.request.content.body }
    public func didReceive(
        _ response: UNNotificationResponse,
        completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void
    ) { completion(response.actionIdentifier == "later" ? .doNotDismiss : .dismissAndForwardAction) }
}

public final class Metrics: NSObject, MXMetricManagerSubscriber {
    public private(set) var launches = 0
    public func start() { MXMetricManager.shared.add(self) }
    deinit { MXMetricManager.shared.remove(self) }
    public func didReceive(_ payloads: [MXMetricPayload]) {
        for payload in payloads {
            launches += payload.applicationLaunchMetrics?.histogrammedTimeToFirstDraw.totalBucketCount ?? 0
            print(payload.timeStampEnd, payload.jsonRepresentation().count)
        }
    }
    public func didReceive(_ payloads: [MXDiagnosticPayload]) {
        payloads.flatMap { $0.crashDiagnostics ?? [] }.forEach { print($0.signal ?? 0) }
    }
}

public struct AlbumTip: Tip {
    @Parameter public static var isSignedIn: Bool = false
    static let opened = Event(id: "opened")

    public init() {}
    public var title: Text { Text("Make an album") }
    public var message: Text? { Text("Tap the plus.") }
    public var image: Image? { Image(systemName: "plus") }
    public var actions: [Action] { [Action(id: "more", title: "Learn More")] }
    public var rules: [Rule] {
        Rule(Self.$isSignedIn) { $0 == true }
        Rule(Self.opened) { $0.donations.count >= 2 }
    }
    public var options: [any TipOption] {
        Tip.MaxDisplayCount(1)
        IgnoresDisplayFrequency(true)
    }
    public static func open() { opened.sendDonation() }
    public static func configure() throws {
        try Tips.configure([.displayFrequency(.immediate), .datastoreLocation(.applicationDefault)])
    }
}

public final class TipController: UIViewController {
    private let tip = AlbumTip()
    public private(set) var actions: [String] = []
    public let button = UIButton(type: .system)

    public override func viewDidLoad() {
        super.viewDidLoad()
        let card = TipUIView(tip, arrowEdge: .bottom) { [weak self] action in self?.actions.append(action.id) }
        card.frame = CGRect(x: 20, y: 100, width: 300, height: 160)
        view.addSubview(card)
        button.frame = CGRect(x: 20, y: 400, width: 100, height: 40)
        view.addSubview(button)
    }

    public func showPopover() {
        let controller = TipUIPopoverViewController(tip, sourceItem: button)
        present(controller, animated: true)
    }
}
