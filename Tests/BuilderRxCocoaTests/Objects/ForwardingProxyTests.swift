import BuilderRxCocoa
import BuilderRxSwift
import BuilderUIKit
import Foundation
import Testing

/// The proxies that are in the place of a delegate: one call for each protocol.
@MainActor
@Suite struct ForwardingProxyTests {
    /// Sets the delegate behind an object's proxy, calls a method of the object's delegate, and expects one element
    /// before and after it, and one call of the delegate.
    private func expect<Owner: AnyObject, D, Current>(
        _ selector: String, _ proxy: DelegateProxy<Owner, D>, _ current: Current?,
        sourceLocation: SourceLocation = #_sourceLocation, _ call: (Current) -> Void
    ) {
        let next = EveryDelegate()
        #expect(current.map { $0 as AnyObject } === proxy, sourceLocation: sourceLocation)
        proxy.setForwardToDelegate(next as? D, retainDelegate: false)
        #expect(proxy.forwardToDelegate().map { $0 as AnyObject } === next, sourceLocation: sourceLocation)
        let sent = Log(proxy.sentMessage(Selector(selector)))
        let invoked = Log(proxy.methodInvoked(Selector(selector)))
        next.calls = []
        if let current { call(current) }
        #expect(next.calls.map(\.name) == [selector.prefix { $0 != ":" }.description], sourceLocation: sourceLocation)
        #expect((sent.count, invoked.count) == (1, 1), sourceLocation: sourceLocation)
        #expect(invoked.elements.first?.count == selector.count { $0 == ":" }, sourceLocation: sourceLocation)
        // The object that makes the call comes first.
        #expect(
            sent.elements.first?.first.map { $0 as AnyObject } === next.calls.first?.sender,
            sourceLocation: sourceLocation)
    }

    @Test func applicationsAndScenes() {
        let application = UIApplication.shared
        let before = application.delegate
        defer { application.delegate = before }
        expect("applicationDidBecomeActive:", application.rx.delegate, application.delegate) {
            $0.applicationDidBecomeActive(application)
        }
        let scene = UIWindowScene()
        expect("sceneDidBecomeActive:", (scene as UIScene).rx.delegate, scene.delegate) {
            $0.sceneDidBecomeActive(scene)
        }
        expect("windowScene:performActionFor:completionHandler:", scene.rx.delegate, scene.delegate) {
            let item = UIApplicationShortcutItem(type: "a", localizedTitle: "A")
            ($0 as? any UIWindowSceneDelegate)?.windowScene(scene, performActionFor: item) { _ in }
        }
        if let service = scene.screenshotService {
            expect(
                "screenshotService:generatePDFRepresentationWithCompletion:", service.rx.delegate, service.delegate
            ) { $0.screenshotService(service) { _, _, _ in } }
        }
    }

    @Test func bars() {
        let (bar, item) = (UINavigationBar(), UINavigationItem(title: "A"))
        expect("navigationBar:didPush:", bar.rx.delegate, bar.delegate) { $0.navigationBar(bar, didPush: item) }
        expect("navigationItem:didEndRenamingWith:", item.rx.renameDelegate, item.renameDelegate) {
            $0.navigationItem(item, didEndRenamingWith: "B")
        }
        let toolbar = UIToolbar()
        expect("positionFor:", toolbar.rx.delegate, toolbar.delegate) {
            #expect($0.position(for: toolbar) == .bottom)
        }
    }

    @Test func controllers() {
        let search = UISearchController(searchResultsController: nil)
        expect("updateSearchResultsFor:", search.rx.searchResultsUpdater, search.searchResultsUpdater) {
            $0.updateSearchResults(for: search)
        }
        let (pages, page) = (UIPageViewController(), UIViewController())
        expect("pageViewController:viewControllerBefore:", pages.rx.dataSource, pages.dataSource) {
            #expect($0.pageViewController(pages, viewControllerBefore: page) === page)
        }
        expect("animationControllerForDismissed:", page.rx.transitioningDelegate, page.transitioningDelegate) {
            #expect($0.animationController(forDismissed: page) == nil)
        }
        let popover = UIPopoverPresentationController(presentedViewController: page, presenting: nil)
        expect("prepareForPopoverPresentation:", popover.rx.delegate, popover.delegate) {
            ($0 as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(popover)
        }
        let sheet = UISheetPresentationController(presentedViewController: page, presenting: nil)
        expect("sheetPresentationControllerDidChangeSelectedDetentIdentifier:", sheet.rx.delegate, sheet.delegate) {
            ($0 as? any UISheetPresentationControllerDelegate)?
                .sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
        }
    }

    @Test func controls() {
        let picker = UIPickerView()
        expect("numberOfComponentsIn:", picker.rx.dataSource, picker.dataSource) {
            #expect($0.numberOfComponents(in: picker) == 2)
        }
        let progress = UIPageControlProgress()
        expect("pageControlProgress:initialProgressForPage:", progress.rx.delegate, progress.delegate) {
            #expect($0.pageControlProgress(progress, initialProgressForPage: 1) == 0.5)
        }
        let timer = UIPageControlTimerProgress(preferredDuration: 1)
        expect("pageControlTimerProgressDidChange:", timer.rx.delegate, timer.delegate) {
            ($0 as? any UIPageControlTimerProgressDelegate)?.pageControlTimerProgressDidChange(timer)
        }
    }

    @Test func dragAndDrop() {
        let (session, path) = (Session(), IndexPath(row: 1, section: 0))
        let table = UITableView()
        expect("tableView:dragSessionDidEnd:", table.rx.dragDelegate, table.dragDelegate) {
            $0.tableView(table, dragSessionDidEnd: session)
        }
        expect("tableView:dropPreviewParametersForRowAt:", table.rx.dropDelegate, table.dropDelegate) {
            #expect($0.tableView(table, dropPreviewParametersForRowAt: path) == nil)
        }
        let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        expect("collectionView:itemsForBeginning:at:", collection.rx.dragDelegate, collection.dragDelegate) {
            #expect($0.collectionView(collection, itemsForBeginning: session, at: path).count == 1)
        }
        expect("collectionView:dropSessionDidEnd:", collection.rx.dropDelegate, collection.dropDelegate) {
            $0.collectionView(collection, dropSessionDidEnd: session)
        }
        let view = UITextView()
        expect("textDraggableView:dragSessionWillBegin:", view.rx.textDragDelegate, view.textDragDelegate) {
            $0.textDraggableView(view, dragSessionWillBegin: session)
        }
        expect("textDroppableView:dropSessionDidExit:", view.rx.textDropDelegate, view.textDropDelegate) {
            $0.textDroppableView(view, dropSessionDidExit: session)
        }
    }

    @Test func interactionsAndLayers() {
        let editing = UITextInteraction(for: .editable)
        expect("interactionDidEnd:", editing.rx.delegate, editing.delegate) { $0.interactionDidEnd(editing) }
        let tip = UIToolTipInteraction(defaultToolTip: "A")
        expect("toolTipInteraction:configurationAt:", tip.rx.delegate, tip.delegate) {
            #expect($0.toolTipInteraction(tip, configurationAt: .zero)?.toolTip == "B")
        }
        let animation = CABasicAnimation(keyPath: "opacity")
        expect("animationDidStop:finished:", animation.rx.delegate, animation.delegate) {
            $0.animationDidStop(animation, finished: true)
        }
        let layer = CALayer()
        expect("layoutSublayersOf:", layer.rx.delegate, layer.delegate) { $0.layoutSublayers(of: layer) }
    }

    @Test func pickers() {
        let color = UIColorPickerViewController()
        expect("colorPickerViewControllerDidFinish:", color.rx.delegate, color.delegate) {
            $0.colorPickerViewControllerDidFinish(color)
        }
        let font = UIFontPickerViewController()
        expect("fontPickerViewControllerDidPickFont:", font.rx.delegate, font.delegate) {
            $0.fontPickerViewControllerDidPickFont(font)
        }
        let document = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf])
        expect("documentPicker:didPickDocumentsAtURLs:", document.rx.delegate, document.delegate) {
            $0.documentPicker(document, didPickDocumentsAt: [URL(fileURLWithPath: "/a.pdf")])
        }
        let image = UIImagePickerController()
        expect("imagePickerController:didFinishPickingMediaWithInfo:", image.rx.delegate, image.delegate) {
            $0.imagePickerController(image, didFinishPickingMediaWithInfo: [:])
        }
        let video = UIVideoEditorController()
        expect("videoEditorControllerDidCancel:", video.rx.delegate, video.delegate) {
            $0.videoEditorControllerDidCancel(video)
        }
    }

    @Test func documents() {
        let browser = UIDocumentBrowserViewController(forOpening: nil)
        expect("documentBrowser:didPickDocumentsAt:", browser.rx.delegate, browser.delegate) {
            $0.documentBrowser(browser, didPickDocumentsAt: [])
        }
        let preview = UIDocumentInteractionController()
        expect("documentInteractionControllerWillBeginPreview:", preview.rx.delegate, preview.delegate) {
            $0.documentInteractionControllerWillBeginPreview(preview)
        }
        let printing = UIPrintInteractionController.shared
        expect("printInteractionControllerDidFinishJob:", printing.rx.delegate, printing.delegate) {
            $0.printInteractionControllerDidFinishJob(printing)
        }
        printing.delegate = nil
        let web = UIWebView()
        expect("webViewDidFinishLoad:", web.rx.delegate, web.delegate) { $0.webViewDidFinishLoad(web) }
    }

    @Test func typedText() {
        let field = UISearchTextField()
        expect("searchTextField:didSelect:", field.rx.delegate, field.delegate) {
            let suggestion = UISearchSuggestionItem(localizedSuggestion: "A")
            ($0 as? any UISearchTextFieldDelegate)?.searchTextField(field, didSelect: suggestion)
        }
        expect("textDidChange:", field.rx.inputDelegate, field.inputDelegate) { $0.textDidChange(field) }
        let range = UITextRange()
        let pasted = NSAttributedString(string: "a")
        expect(
            "textPasteConfigurationSupporting:shouldAnimatePasteOf:to:", field.rx.pasteDelegate, field.pasteDelegate
        ) {
            #expect($0.textPasteConfigurationSupporting(field, shouldAnimatePasteOf: pasted, to: range) == false)
        }
        let formatting = UITextFormattingViewController()
        expect("textFormattingDidFinish:", formatting.rx.delegate, formatting.delegate) {
            $0.textFormattingDidFinish(formatting)
        }
    }

    @Test func textLayout() {
        let manager = NSLayoutManager()
        expect("layoutManagerDidInvalidateLayout:", manager.rx.delegate, manager.delegate) {
            $0.layoutManagerDidInvalidateLayout(manager)
        }
        let storage = NSTextContentStorage()
        let location = storage.documentRange.location
        let layout = NSTextLayoutManager()
        expect("textLayoutManager:shouldBreakLineBefore:hyphenating:", layout.rx.delegate, layout.delegate) {
            #expect(!$0.textLayoutManager(layout, shouldBreakLineBefore: location, hyphenating: false))
        }
        let content = NSTextContentManager()
        expect("textContentManager:textElementAt:", content.rx.delegate, content.delegate) {
            #expect($0.textContentManager(content, textElementAt: location) == nil)
        }
        expect("textContentStorage:textParagraphWith:", storage.rx.delegate, storage.delegate) {
            let delegate = $0 as? any NSTextContentStorageDelegate
            #expect(delegate?.textContentStorage(storage, textParagraphWith: NSRange(location: 0, length: 0)) == nil)
        }
        let viewport = NSTextViewportLayoutController(textLayoutManager: layout)
        expect("textViewportLayoutControllerDidLayout:", viewport.rx.delegate, viewport.delegate) {
            $0.textViewportLayoutControllerDidLayout(viewport)
        }
    }

    // MARK: The proxy itself

    private final class Gate: NSObject, UINavigationBarDelegate {
        var log: [String] = []

        func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { false }

        func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) { log.append("called") }
    }

    @Test func theEarlierDelegateAnswersAndUIKitOtherwise() {
        let (bar, item) = (UINavigationBar(), UINavigationItem(title: "A"))
        let gate = Gate()
        bar.delegate = gate
        let proxy = bar.rx.delegate
        #expect(bar.rx.delegate === proxy)
        #expect(bar.delegate !== gate && proxy.forwardToDelegate() === gate)
        #expect(bar.delegate?.navigationBar(bar, shouldPop: item) == false)
        #expect(bar.delegate?.navigationBar(bar, shouldPush: item) == true)
        let first = proxy.sentMessage(Selector("navigationBar:didPop:")).subscribe(onNext: { _ in
            gate.log.append("before")
        })
        let last = proxy.methodInvoked(Selector("navigationBar:didPop:")).subscribe(onNext: { _ in
            gate.log.append("after")
        })
        bar.delegate?.navigationBar(bar, didPop: item)
        #expect(gate.log == ["before", "called", "after"])
        proxy.setForwardToDelegate(nil, retainDelegate: false)
        #expect(bar.delegate?.navigationBar(bar, shouldPop: item) == true)
        // A delegate that is set later gets the calls from the proxy at the next use.
        bar.delegate = gate
        #expect(bar.rx.delegate === proxy && proxy.forwardToDelegate() === gate)
        first.dispose()
        last.dispose()
    }

    @Test func aNewerDelegateStays() {
        let bar = UINavigationBar()
        let (gate, other) = (Gate(), Gate())
        let proxy = bar.rx.delegate
        bar.delegate = gate
        proxy.setForwardToDelegate(other, retainDelegate: false)
        #expect(bar.delegate === gate && proxy.forwardToDelegate() === other)
    }

    /// The proxies of a class and of its superclass pass calls on in one direction, whichever is used last, and the one
    /// in front passes on the calls of the wider protocol.
    @Test func twoProxiesOfADelegate() {
        let (scene, next) = (UIWindowScene(), EveryDelegate())
        scene.delegate = next
        let wide = scene.rx.delegate
        let narrow: DelegateProxy<UIScene, any UISceneDelegate> = (scene as UIScene).rx.delegate
        let again: DelegateProxy<UIScene, any UISceneDelegate> = (scene as UIScene).rx.delegate
        #expect(scene.rx.delegate === wide && again === narrow)
        let selector = Selector("sceneDidBecomeActive:")
        let logs = [Log(wide.methodInvoked(selector)), Log(narrow.methodInvoked(selector))]
        scene.delegate?.sceneDidBecomeActive(scene)
        #expect(logs.map(\.count) == [1, 1])
        let item = UIApplicationShortcutItem(type: "a", localizedTitle: "A")
        (scene.delegate as? any UIWindowSceneDelegate)?.windowScene(scene, performActionFor: item) { _ in }
        #expect(next.calls.map(\.name) == ["sceneDidBecomeActive", "windowScene"])
    }

    @Test func twoProxiesOfOtherDelegates() {
        let next = EveryDelegate()
        let timer = UIPageControlTimerProgress(preferredDuration: 1)
        timer.delegate = next
        let clock = timer.rx.delegate
        let _: DelegateProxy<UIPageControlProgress, any UIPageControlProgressDelegate> =
            (timer as UIPageControlProgress).rx.delegate
        #expect(timer.rx.delegate === clock)
        (timer.delegate as? any UIPageControlTimerProgressDelegate)?.pageControlTimerProgressDidChange(timer)
        let storage = NSTextContentStorage()
        storage.delegate = next
        let content = storage.rx.delegate
        let _: DelegateProxy<NSTextContentManager, any NSTextContentManagerDelegate> =
            (storage as NSTextContentManager).rx.delegate
        #expect(storage.rx.delegate === content)
        let range = NSRange(location: 0, length: 0)
        _ = (storage.delegate as? any NSTextContentStorageDelegate)?.textContentStorage(
            storage, textParagraphWith: range)
        let field = UISearchTextField()
        field.pasteDelegate = next
        let pasting = field.rx.pasteDelegate
        _ = (field as UITextField).rx.pasteDelegate
        #expect(field.rx.pasteDelegate === pasting)
        _ = field.pasteDelegate?.textPasteConfigurationSupporting(
            field, shouldAnimatePasteOf: NSAttributedString(string: "a"), to: UITextRange())
        #expect(
            next.calls.map(\.name) == [
                "pageControlTimerProgressDidChange", "textContentStorage", "textPasteConfigurationSupporting",
            ])
    }

    @Test func windowsAreThoseOfTheNextDelegate() {
        let (application, next, window) = (UIApplication.shared, EveryDelegate(), UIWindow())
        let before = application.delegate
        defer { application.delegate = before }
        application.rx.delegate.setForwardToDelegate(next, retainDelegate: false)
        application.delegate?.window = window
        #expect(next.window === window && application.delegate?.window === window)
        let scene = UIWindowScene()
        scene.rx.delegate.setForwardToDelegate(next, retainDelegate: false)
        let delegate = scene.delegate as? any UIWindowSceneDelegate
        #expect(delegate?.window === window)
        delegate?.window = nil
        #expect(next.window == nil && delegate?.window == nil)
    }

    /// The delegate of a view's layer is the view.
    @Test func theDelegateOfAViewsLayerIsntReplaced() {
        let view = UIView()
        let warnings = WarningLog()
        warnings.asCurrent {
            let log = Log(view.layer.rx.delegate.methodInvoked(Selector("layoutSublayersOfLayer:")))
            view.layer.delegate?.layoutSublayers(of: view.layer)
            #expect(log.count == 0)
        }
        #expect(view.layer.delegate === view && view.layer.rx.delegate === view.layer.rx.delegate)
        #expect(warnings.warnings.map(\.description).contains { $0.contains("OfLayer: can't be observed") })
    }

    @Test func observationEndsWithTheObject() {
        var bar: UINavigationBar? = UINavigationBar()
        let log = Log(bar?.rx.delegate.methodInvoked(Selector("navigationBar:didPop:")) ?? .empty())
        #expect(!log.isCompleted)
        bar = nil
        #expect(log.isCompleted && log.count == 0)
    }

    /// A picker without an answer dismisses itself; one that is observed doesn't.
    @Test func aPickerIsDismissedUnlessItIsObserved() {
        let presenter = UIViewController()
        let screen = Screen(presenter)
        for isObserved in [false, true] {
            let picker = UIImagePickerController()
            presenter.present(picker, animated: false)
            let proxy = picker.rx.delegate
            let log = isObserved ? Log(proxy.methodInvoked(Selector("imagePickerControllerDidCancel:"))) : nil
            picker.delegate?.imagePickerControllerDidCancel(picker)
            #expect(log?.count ?? 1 == 1)
            #expect((presenter.presentedViewController == nil) == !isObserved)
        }
        withExtendedLifetime(screen) {}
    }

    private nonisolated final class FieldProxy: DelegateProxy<UITextField, any UITextFieldDelegate>, DelegateProxyType,
        UITextFieldDelegate
    {
        init(field: UITextField) { super.init(parentObject: field, delegateProxy: FieldProxy.self) }

        static func registerKnownImplementations() { register { FieldProxy(field: $0) } }
        static func currentDelegate(for object: UITextField) -> (any UITextFieldDelegate)? {
            nonisolated(unsafe) var delegate: (any UITextFieldDelegate)?
            MainActor.assumeIsolated { delegate = object.delegate }
            return delegate
        }

        static func setCurrentDelegate(_ delegate: (any UITextFieldDelegate)?, to object: UITextField) {
            nonisolated(unsafe) let delegate = delegate
            MainActor.assumeIsolated { object.delegate = delegate }
        }
    }

    private final class OldFieldDelegate: NSObject, UITextFieldDelegate {
        var ends = 0
        var note: (String) -> Void = { _ in }

        func textFieldDidEndEditing(_ textField: UITextField) {
            ends += 1
            note("old")
        }
    }

    private final class NewFieldDelegate: NSObject, UITextFieldDelegate {
        var note: (String) -> Void = { _ in }

        func textFieldDidEndEditing(_ textField: UITextField) { note("old") }

        func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) { note("new") }
    }

    /// A proxy that implements the older method alone.
    private nonisolated final class OldFieldProxy: DelegateProxy<UITextField, any UITextFieldDelegate>,
        DelegateProxyType, UITextFieldDelegate
    {
        var note: (String) -> Void = { _ in }

        init(field: UITextField) { super.init(parentObject: field, delegateProxy: OldFieldProxy.self) }

        static func registerKnownImplementations() { register { OldFieldProxy(field: $0) } }
        static func currentDelegate(for object: UITextField) -> (any UITextFieldDelegate)? {
            FieldProxy.currentDelegate(for: object)
        }
        static func setCurrentDelegate(_ delegate: (any UITextFieldDelegate)?, to object: UITextField) {
            FieldProxy.setCurrentDelegate(delegate, to: object)
        }

        @MainActor func textFieldDidEndEditing(_ textField: UITextField) {
            note("proxy")
            forwardToDelegate()?.textFieldDidEndEditing(textField)
        }
    }

    /// The delegate in front is the one whose older method is called, unless one behind it has the newer method.
    @Test func anOlderMethodIsThatOfTheProxy() {
        let field = UITextField()
        let (old, new) = (OldFieldDelegate(), NewFieldDelegate())
        field.delegate = old
        let proxy = OldFieldProxy.proxy(for: field)
        var log: [String] = []
        proxy.note = { log.append($0) }
        old.note = { log.append($0) }
        new.note = { log.append($0) }
        field.delegate?.textFieldDidEndEditing(field, reason: .committed)
        #expect(log == ["proxy", "old"])
        proxy.setForwardToDelegate(new, retainDelegate: false)
        field.delegate?.textFieldDidEndEditing(field, reason: .committed)
        #expect(log == ["proxy", "old", "new"])
        // A second proxy in front passes the older call on to the first one.
        proxy.setForwardToDelegate(old, retainDelegate: false)
        #expect(FieldProxy.proxy(for: field).forwardToDelegate() === proxy)
        log = []
        field.delegate?.textFieldDidEndEditing(field, reason: .committed)
        #expect(log == ["proxy", "old"])
    }

    /// Calls of an older method are observed before and after the delegate's.
    @Test func anOlderMethodIsObservedAroundItsCall() {
        let (field, old) = (UITextField(), OldFieldDelegate())
        field.delegate = old
        var log: [String] = []
        old.note = { log.append($0) }
        let proxy = FieldProxy.proxy(for: field)
        let selector = Selector("textFieldDidEndEditing:")
        let bag = DisposeBag()
        proxy.sentMessage(selector).subscribe(onNext: { _ in log.append("before") }).disposed(by: bag)
        proxy.methodInvoked(selector).subscribe(onNext: { _ in log.append("after") }).disposed(by: bag)
        field.delegate?.textFieldDidEndEditing(field, reason: .committed)
        #expect(log == ["before", "old", "after"])
    }

    private final class PushDelegate: NSObject, UIApplicationDelegate {
        var note: () -> Void = {}

        func application(
            _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
        ) { note() }
    }

    @Test func anOlderMethodOfPushesIsObservedAroundItsCall() {
        let (application, next) = (UIApplication.shared, PushDelegate())
        let before = application.delegate
        defer { application.delegate = before }
        var log: [String] = []
        next.note = { log.append("push") }
        application.delegate = next
        let proxy = application.rx.delegate
        let selector = Selector("application:didReceiveRemoteNotification:")
        let bag = DisposeBag()
        proxy.sentMessage(selector).subscribe(onNext: { _ in log.append("before") }).disposed(by: bag)
        proxy.methodInvoked(selector).subscribe(onNext: { _ in log.append("after") }).disposed(by: bag)
        application.delegate?.application(
            application, didReceiveRemoteNotification: [:], fetchCompletionHandler: { _ in })
        #expect(log == ["before", "push", "after"])
    }

    /// UIKit calls the method with a reason, whose default calls the older one.
    @Test func anAppsProxyOfATextField() {
        let field = UITextField()
        let old = OldFieldDelegate()
        field.delegate = old
        let proxy = FieldProxy.proxy(for: field)
        let ends = Log(proxy.methodInvoked(Selector("textFieldDidEndEditing:")))
        let reasons = Log(proxy.methodInvoked(Selector("textFieldDidEndEditing:reason:")))
        field.delegate?.textFieldDidEndEditing(field, reason: .committed)
        #expect((old.ends, ends.count, reasons.count) == (1, 1, 1))
        proxy.setForwardToDelegate(nil, retainDelegate: false)
        field.delegate?.textFieldDidEndEditing(field, reason: .committed)
        #expect((old.ends, ends.count, reasons.count) == (1, 2, 2))
    }
}

/// A drag without items.
@MainActor
private final class Session: UIDragSession, UIDropSession {
    var localContext: Any?
    var items: [UIDragItem] { [] }
    var allowsMoveOperation: Bool { false }
    var isRestrictedToDraggingApplication: Bool { false }
    var localDragSession: (any UIDragSession)? { self }
    var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.none

    func location(in view: UIView) -> CGPoint { .zero }

    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool { false }

    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool { false }

    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress { Progress(totalUnitCount: 0) }
}
