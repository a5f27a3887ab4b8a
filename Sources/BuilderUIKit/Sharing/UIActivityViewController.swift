import Foundation

/// A share sheet: a header with the items, a row of apps, and a list of actions.
///
/// AirDrop, the system's apps and its actions are those of an iPhone without other apps; they perform what
/// needs neither another app nor a device. The app's own activities are offered if they can perform the items, and
/// performed as UIKit documents it.
///
/// On an iPad it is a popover, which needs a source; in a compact width, a sheet that rests at half or at full height.
open class UIActivityViewController: UIViewController, SystemContentController {
    /// A closure that is called when the sheet closes.
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    private let items: [Any]
    private let itemsTitle: String?
    /// The app's actions.
    let applicationActivities: [UIActivity]
    /// A closure that is called after the sheet has closed: with the performed action, or without one if the user
    /// closed the sheet.
    open var completionWithItemsHandler: CompletionWithItemsHandler?
    /// The older closure that is called after the sheet has closed.
    open var completionHandler: ((UIActivity.ActivityType?, Bool) -> Void)?
    /// The actions that aren't offered.
    open var excludedActivityTypes: [UIActivity.ActivityType]? { didSet { showContent() } }
    /// The sections that the sheet doesn't show; without effect: there are no suggestions of people.
    open var excludedActivitySectionTypes: UIActivitySectionTypes = []
    /// A Boolean value that indicates whether the sheet may show an activity prominently; without effect.
    open var allowsProminentActivity = true

    /// The action that is being performed, until the sheet is dismissed.
    private var runningActivity: UIActivity?
    /// A Boolean value that indicates whether the completion handler was called.
    private var hasEnded = false

    /// Creates a sheet for items.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        items = activityItems
        itemsTitle = nil
        self.applicationActivities = applicationActivities ?? []
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a sheet for the items of a configuration.
    public init(activityItemsConfiguration: any UIActivityItemsConfigurationReading) {
        items = activityItemsConfiguration.itemProvidersForActivityItemsConfiguration
        let metadata =
            activityItemsConfiguration.activityItemsConfigurationMetadata(key: .linkPresentationMetadata)
            as? _LPLinkMetadata
        itemsTitle =
            activityItemsConfiguration.activityItemsConfigurationMetadata(key: .title) as? String ?? metadata?.title
        applicationActivities = activityItemsConfiguration.applicationActivitiesForActivityItemsConfiguration ?? []
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a sheet without items.
    public required init?(coder: NSCoder) {
        items = []
        itemsTitle = nil
        applicationActivities = []
        super.init(coder: coder)
    }

    override func didInitialize() {
        super.didInitialize()
        modalPresentationStyle = .popover
        sheetForAdaptation.detents = [.medium(), .large()]
    }

    // MARK: Content

    /// The sheet's view.
    private var sheetView: ShareSheetView? { viewIfLoaded as? ShareSheetView }

    open override func loadView() {
        let sheet = ShareSheetView(frame: UIScreen.main.bounds)
        sheet.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        sheet.select = { [weak self] in self?.perform($0) }
        sheet.close = { [weak self] in self?.close() }
        view = sheet
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        showContent()
    }

    private func showContent() {
        guard let sheetView else { return }
        let shown = SharedItems(items, title: itemsTitle, in: self)
        let offered = offeredActivities(for: shown)
        let apps = offered.filter { type(of: $0).activityCategory == .share }
        let isSystemApp = { (activity: UIActivity) in (activity as? SystemActivity)?.tile != nil }
        sheetView.show(
            shown, apps: offered.filter(isSystemApp) + apps,
            groups: groups(of: offered.filter { type(of: $0).activityCategory == .action && !isSystemApp($0) }))
    }

    /// Returns the actions in their groups: Copy, those of the app, and the system's others (not measured).
    private func groups(of actions: [UIActivity]) -> [[UIActivity]] {
        let copy = actions.filter { $0.activityType == .copyToPasteboard && $0 is SystemActivity }
        let own = actions.filter { !($0 is SystemActivity) }
        let others = actions.filter { action in action is SystemActivity && !copy.contains { $0 === action } }
        return [copy, own, others].filter { !$0.isEmpty }
    }

    /// Returns the activities that can perform the items, without the excluded ones.
    private func offeredActivities(for shown: SharedItems) -> [UIActivity] {
        let excluded = Set(excludedActivityTypes ?? [])
        let all = SystemActivity.apps(for: shown) + applicationActivities + SystemActivity.actions(for: shown)
        return all.filter { activity in
            guard activity.activityType.map({ !excluded.contains($0) }) ?? true else { return false }
            return activity.canPerform(withActivityItems: shown.values)
        }
    }

    // MARK: Activities

    /// Performs an activity: prepares it, and presents its controller or calls `perform()`.
    private func perform(_ activity: UIActivity) {
        guard presentedViewController == nil, !hasEnded else { return }
        runningActivity = activity
        activity.sheet = self
        activity.prepare(withActivityItems: items.compactMap { value(of: $0, for: activity.activityType) })
        if let controller = activity.activityViewController {
            present(controller, animated: true)
        } else {
            activity.perform()
        }
    }

    /// Returns the item that a source makes for an activity; other items as they are. An activity receives the object
    /// of an item provider, as it did when it was asked whether it can perform the items.
    private func value(of item: Any, for type: UIActivity.ActivityType?) -> Any? {
        guard let source = item as? any UIActivityItemSource else { return SharedItems.unwrapped(item) }
        (source as? UIActivityItemProvider)?.activityType = type
        return source.activityViewController(self, itemForActivityType: type).map(SharedItems.unwrapped)
    }

    /// Dismisses the sheet after an activity and calls the completion handlers.
    func activityDidFinish(_ activity: UIActivity, completed: Bool) {
        guard runningActivity === activity, !hasEnded else { return }
        hasEnded = true
        activity.sheet = nil
        dismissSystemContent { [self] in
            runningActivity = nil
            report(activity.activityType, completed)
        }
    }

    // MARK: Closing

    private func close() {
        // A dismissal reports itself when the view has disappeared.
        dismissSystemContent { [weak self] in self?.reportClosing() }
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        // The view also appears while the controller of an activity that has ended is dismissed.
        if runningActivity == nil { hasEnded = false }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if hasBeenDismissed { reportClosing() }
    }

    private func reportClosing() {
        guard !hasEnded else { return }
        hasEnded = true
        runningActivity = nil
        report(nil, false)
    }

    private func report(_ type: UIActivity.ActivityType?, _ completed: Bool) {
        completionWithItemsHandler?(type, completed, nil, nil)
        completionHandler?(type, completed)
    }
}

/// The sections of a share sheet.
public struct UIActivitySectionTypes: OptionSet, Hashable, Sendable {
    /// The bit mask.
    public let rawValue: UInt
    /// Creates a set from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The people whom the system suggests.
    public static let peopleSuggestions = UIActivitySectionTypes(rawValue: 1)
}
