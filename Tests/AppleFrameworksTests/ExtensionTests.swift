import AppleFrameworksFixture
import BuilderAppIntents
import BuilderMetricKit
import BuilderNotificationCenter
import BuilderSocial
import BuilderTipKit
import BuilderUIKit
import BuilderUserNotificationsUI
import Testing

/// Controllers of extensions, tips, reports and actions, as an app declares them.
@MainActor @Suite struct ExtensionTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

    private func show(_ controller: UIViewController) {
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
    }

    @Test func aShareSheetHasItsRowsAndPostsValidText() throws {
        let controller = ShareViewController()
        show(controller)
        #expect(window.label("Say something")?.isHidden == false && window.label("Holidays") != nil)
        #expect(controller.navigationItem.rightBarButtonItem?.isEnabled == false)
        try #require(window.label("Album")).simulateTap()
        window.layoutIfNeeded()
        #expect(window.label("Work") != nil && window.label("Holidays") == nil)
        try #require(window.label("Post")).simulateTap()
        #expect(controller.tapped == ["album", "post"])
        #expect(controller.textView.frame.height > 300)
    }

    @Test func noServiceHasAnAccount() async throws {
        #expect(!SLComposeViewController.isAvailable(forServiceType: SLServiceTypeTwitter))
        let post = try #require(SLComposeViewController(forServiceType: SLServiceTypeFacebook))
        #expect(post.setInitialText("Hello") && post.add(URL(string: "https://example.com")))
        let text = try await Renderer(timeout: 600).textTree(of: post)
        #expect(text.contains("placeholder=\"Hello\"") && !post.setInitialText("Late"))
        let url = try #require(URL(string: "https://example.com/a"))
        let request = try #require(
            SLRequest(forServiceType: SLServiceTypeTwitter, requestMethod: .PUT, url: url, parameters: ["a": 1]))
        #expect(request.preparedURLRequest().httpMethod == "PUT" && request.preparedURLRequest().url == url)
        let error = await withCheckedContinuation { continuation in
            request.perform { _, _, error in continuation.resume(returning: error) }
        }
        #expect((error as? URLError)?.code == .notConnectedToInternet)
    }

    @Test func widgetsHaveTheirHeights() {
        let context = NSExtensionContext()
        #expect(context.widgetLargestAvailableDisplayMode == .compact)
        context.widgetLargestAvailableDisplayMode = .expanded
        #expect(context.widgetLargestAvailableDisplayMode == .expanded && context.widgetActiveDisplayMode == .compact)
        #expect(context.widgetMaximumSize(for: .compact).height == 110)
        let widget = TodayViewController()
        show(widget)
        var result: NCUpdateResult?
        widget.widgetPerformUpdate { result = $0 }
        #expect(result == .newData)
        widget.widgetActiveDisplayModeDidChange(.expanded, withMaximumSize: CGSize(width: 370, height: 600))
        #expect(widget.preferredContentSize == CGSize(width: 370, height: 300))
        let margins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect((widget as any NCWidgetProviding).widgetMarginInsets(forProposedMarginInsets: margins) == margins)
    }

    @Test func notificationsAreForwardedAfterUnknownActions() {
        let controller: any UNNotificationContentExtension = NotificationViewController()
        var option: UNNotificationContentExtensionResponseOption?
        controller.didReceive(UNNotificationResponse()) { option = $0 }
        #expect(option == .dismissAndForwardAction && controller.mediaPlayPauseButtonType == .none)
    }

    @Test func anEmptyReportHasNoLaunches() {
        let metrics = Metrics()
        metrics.start()
        metrics.didReceive([MXMetricPayload()])
        metrics.didReceive([MXDiagnosticPayload()])
        #expect(metrics.launches == 0 && MXMetricManager.shared.pastPayloads.isEmpty)
        #expect(MXAppLaunchMetric().histogrammedTimeToFirstDraw.bucketEnumerator.nextObject() == nil)
    }

    @Test func tipsAreAvailableWhileTheirRulesAreFulfilled() async throws {
        let tip = AlbumTip()
        #expect(tip.status == .pending)
        AlbumTip.isSignedIn = true
        AlbumTip.open()
        try AlbumTip.configure()
        #expect(tip.status == .pending)
        AlbumTip.open()
        #expect(tip.status == .available)
        var updates: [Bool] = []
        for await shouldDisplay in tip.shouldDisplayUpdates { updates.append(shouldDisplay) }
        #expect(updates == [true])
        AlbumTip.isSignedIn = false
        #expect(!tip.shouldDisplay)
        tip.invalidate(reason: .actionPerformed)
        Tips.showAllTipsForTesting()
        #expect(tip.status == .invalidated(.actionPerformed))
        try Tips.resetDatastore()
        #expect(tip.status == .pending)
    }

    @Test func aTipIsACardWithItsTextsAndButtons() throws {
        let controller = TipController()
        show(controller)
        #expect(window.label("Make an album") != nil && window.label("Tap the plus.") != nil)
        try #require(window.label("Learn More")).simulateTap()
        #expect(controller.actions == ["more"])
        controller.showPopover()
        window.layoutIfNeeded()
        let popover = try #require(controller.presentedViewController)
        #expect(popover.preferredContentSize.width == 300 && popover.preferredContentSize.height > 80)
        #expect(popover.view.frame.width == 300)
    }

    @Test func actionsReturnTheirValues() async throws {
        let action = CountAlbums()
        #expect(action.limit == 10 && CountAlbums.openAppWhenRun)
        action.limit = 7
        #expect(try await action.perform().value == 7)
        AppDependencyManager.shared.add(key: "count") { 3 }
        #expect(AppDependency<Int>(key: "count").wrappedValue == 3)
    }
}
