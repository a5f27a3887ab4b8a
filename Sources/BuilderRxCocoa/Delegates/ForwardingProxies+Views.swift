import BuilderRxSwift
import BuilderUIKit
import Foundation

// The proxies of applications, scenes, bars, controllers and presentations.

private final class ApplicationProxy: ForwardingProxy<UIApplication, any UIApplicationDelegate>, UIApplicationDelegate {
}

extension Reactive where Base: UIApplication {
    /// The delegate's proxy, which takes its place, and emits and passes on the calls.
    public var delegate: DelegateProxy<UIApplication, any UIApplicationDelegate> {
        ApplicationProxy.installed(on: base, \.delegate)
    }
}

/// The proxy of any scene: that of a window scene may be in front of one that has more methods.
private final class SceneProxy: ForwardingProxy<UIScene, any UISceneDelegate>, UIWindowSceneDelegate {}

extension Reactive where Base: UIScene {
    /// The delegate's proxy, which takes its place, and emits and passes on the calls.
    @_disfavoredOverload
    public var delegate: DelegateProxy<UIScene, any UISceneDelegate> {
        SceneProxy.installed(on: base, \.delegate, isStrong: true)
    }
}

private final class WindowSceneProxy: ForwardingProxy<UIWindowScene, any UIWindowSceneDelegate>, UIWindowSceneDelegate {
}

extension Reactive where Base: UIWindowScene {
    /// The delegate's proxy, which takes its place, and emits and passes on the calls.
    public var delegate: DelegateProxy<UIWindowScene, any UIWindowSceneDelegate> {
        WindowSceneProxy.installed(on: base, \.delegate, isStrong: true)
    }
}

private final class ScreenshotServiceProxy: ForwardingProxy<UIScreenshotService, any UIScreenshotServiceDelegate>,
    UIScreenshotServiceDelegate
{}

extension Reactive where Base: UIScreenshotService {
    /// The delegate's proxy, which takes its place, and emits and passes on the calls.
    public var delegate: DelegateProxy<UIScreenshotService, any UIScreenshotServiceDelegate> {
        ScreenshotServiceProxy.installed(on: base, \.delegate)
    }
}

private final class NavigationBarProxy: ForwardingProxy<UINavigationBar, any UINavigationBarDelegate>,
    UINavigationBarDelegate
{}

extension Reactive where Base: UINavigationBar {
    /// The delegate's proxy, which takes its place, and emits and passes on the calls.
    public var delegate: DelegateProxy<UINavigationBar, any UINavigationBarDelegate> {
        NavigationBarProxy.installed(on: base, \.delegate)
    }
}

private final class RenameProxy: ForwardingProxy<UINavigationItem, any UINavigationItemRenameDelegate>,
    UINavigationItemRenameDelegate
{
    func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String) {
        calls?.send([navigationItem, title]) { $0.navigationItem(navigationItem, didEndRenamingWith: title) }
    }
}

extension Reactive where Base: UINavigationItem {
    /// The rename delegate's proxy, which takes its place, and emits and passes on the calls.
    public var renameDelegate: DelegateProxy<UINavigationItem, any UINavigationItemRenameDelegate> {
        RenameProxy.installed(on: base, \.renameDelegate)
    }
}

private final class ToolbarProxy: ForwardingProxy<UIToolbar, any UIToolbarDelegate>, UIToolbarDelegate {}

extension Reactive where Base: UIToolbar {
    /// The delegate's proxy, which takes its place, and emits and passes on the calls.
    public var delegate: DelegateProxy<UIToolbar, any UIToolbarDelegate> {
        ToolbarProxy.installed(on: base, \.delegate)
    }
}

private final class SearchResultsProxy: ForwardingProxy<UISearchController, any UISearchResultsUpdating>,
    UISearchResultsUpdating
{
    func updateSearchResults(for searchController: UISearchController) {
        calls?.send([searchController]) { $0.updateSearchResults(for: searchController) }
    }
}

extension Reactive where Base: UISearchController {
    /// The proxy of the object that updates the search results, which takes its place, and passes calls on.
    public var searchResultsUpdater: DelegateProxy<UISearchController, any UISearchResultsUpdating> {
        SearchResultsProxy.installed(on: base, \.searchResultsUpdater)
    }
}

private final class PageDataSourceProxy: ForwardingProxy<UIPageViewController, any UIPageViewControllerDataSource>,
    UIPageViewControllerDataSource
{
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        calls?.send([pageViewController, viewController]) {
            $0.pageViewController(pageViewController, viewControllerBefore: viewController)
        } ?? nil
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        calls?.send([pageViewController, viewController]) {
            $0.pageViewController(pageViewController, viewControllerAfter: viewController)
        } ?? nil
    }
}

extension Reactive where Base: UIPageViewController {
    /// The data source's proxy, which takes its place, and emits and passes on the calls.
    public var dataSource: DelegateProxy<UIPageViewController, any UIPageViewControllerDataSource> {
        PageDataSourceProxy.installed(on: base, \.dataSource)
    }
}

private final class PickerDataSourceProxy: ForwardingProxy<UIPickerView, any UIPickerViewDataSource>,
    UIPickerViewDataSource
{
    func numberOfComponents(in pickerView: UIPickerView) -> Int {
        calls?.send([pickerView]) { $0.numberOfComponents(in: pickerView) } ?? 0
    }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        calls?.send([pickerView, component]) { $0.pickerView(pickerView, numberOfRowsInComponent: component) } ?? 0
    }
}

extension Reactive where Base: UIPickerView {
    /// The data source's proxy, which takes its place, and emits and passes on the calls.
    public var dataSource: DelegateProxy<UIPickerView, any UIPickerViewDataSource> {
        PickerDataSourceProxy.installed(on: base, \.dataSource)
    }
}

/// The proxy of any progress: that of a timer may be in front of one that has more methods.
private final class PageProgressProxy: ForwardingProxy<UIPageControlProgress, any UIPageControlProgressDelegate>,
    UIPageControlTimerProgressDelegate
{}

extension Reactive where Base: UIPageControlProgress {
    /// The delegate's proxy, which takes its place, and emits and passes on the calls.
    @_disfavoredOverload
    public var delegate: DelegateProxy<UIPageControlProgress, any UIPageControlProgressDelegate> {
        PageProgressProxy.installed(on: base, \.delegate)
    }
}

private final class PageTimerProxy: ForwardingProxy<UIPageControlTimerProgress, any UIPageControlTimerProgressDelegate>,
    UIPageControlTimerProgressDelegate
{}

extension Reactive where Base: UIPageControlTimerProgress {
    /// The delegate's proxy, which takes its place, and emits and passes on the calls.
    public var delegate: DelegateProxy<UIPageControlTimerProgress, any UIPageControlTimerProgressDelegate> {
        PageTimerProxy.installed(on: base, \.delegate)
    }
}

private final class PopoverProxy: ForwardingProxy<
    UIPopoverPresentationController, any UIPopoverPresentationControllerDelegate
>, UIPopoverPresentationControllerDelegate
{}

extension Reactive where Base: UIPopoverPresentationController {
    /// The delegate's proxy, which takes its place, and emits and passes on the calls.
    public var delegate: DelegateProxy<UIPopoverPresentationController, any UIPopoverPresentationControllerDelegate> {
        PopoverProxy.installed(on: base, \.delegate)
    }
}

private final class SheetProxy: ForwardingProxy<
    UISheetPresentationController, any UISheetPresentationControllerDelegate
>, UISheetPresentationControllerDelegate
{}

extension Reactive where Base: UISheetPresentationController {
    /// The delegate's proxy, which takes its place, and emits and passes on the calls.
    public var delegate: DelegateProxy<UISheetPresentationController, any UISheetPresentationControllerDelegate> {
        SheetProxy.installed(on: base, \.delegate)
    }
}

private final class TransitioningProxy: ForwardingProxy<UIViewController, any UIViewControllerTransitioningDelegate>,
    UIViewControllerTransitioningDelegate
{}

extension Reactive where Base: UIViewController {
    /// The transitioning delegate's proxy, which takes its place, and emits and passes on the calls.
    public var transitioningDelegate: DelegateProxy<UIViewController, any UIViewControllerTransitioningDelegate> {
        TransitioningProxy.installed(on: base, \.transitioningDelegate)
    }
}
