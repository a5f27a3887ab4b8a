import BuilderRxSwift
import BuilderUIKit
import Foundation

// Proxies that RxCocoa leaves to apps. Methods that return a value (`textFieldShouldReturn(_:)`) emit no calls.

extension Reactive where Base: UITextField {
    /// The delegate's proxy, which emits the calls that the text field makes of it.
    @_disfavoredOverload
    public var delegate: DelegateProxy<UITextField, any UITextFieldDelegate> {
        proxy(base as UITextField, { editingCalls }, get: { $0.delegate }) {
            $0.delegate = $1 as? any UITextFieldDelegate
        }
    }

    private var editingCalls: [String: Observable<[Any]>] {
        let end = calls(delegateEvents(.didEndEditing)) { [UITextField.DidEndEditingReason.committed] }
        return [
            "textFieldDidBeginEditing:": calls(delegateEvents(.didBeginEditing)),
            "textFieldDidEndEditing:": calls(delegateEvents(.didEndEditing)),
            "textFieldDidEndEditing:reason:": end,
            "textFieldDidChangeSelection:": calls(delegateEvents(.didChangeSelection)),
        ]
    }
}

extension Reactive where Base: UIGestureRecognizer {
    /// The delegate's proxy. It emits no calls: all of them return a value.
    public var delegate: DelegateProxy<UIGestureRecognizer, any UIGestureRecognizerDelegate> {
        proxy(base as UIGestureRecognizer, { [:] }, get: { $0.delegate }) {
            $0.delegate = $1 as? any UIGestureRecognizerDelegate
        }
    }
}

extension Reactive where Base: UICalendarView {
    /// The delegate's proxy, which emits the calls that the calendar makes of it.
    public var delegate: DelegateProxy<UICalendarView, any UICalendarViewDelegate> {
        proxy(
            base as UICalendarView,
            {
                [
                    "calendarView:didChangeVisibleDateComponentsFrom:": calls(delegateEvents(.didChangeVisibleDate)) {
                        [$0]
                    }
                ]
            },
            get: { $0.delegate }
        ) {
            $0.delegate = $1 as? any UICalendarViewDelegate
        }
    }
}

extension Reactive where Base: UIPageViewController {
    /// The delegate's proxy, which emits the calls that the controller makes of it.
    public var delegate: DelegateProxy<UIPageViewController, any UIPageViewControllerDelegate> {
        proxy(base as UIPageViewController, { pageCalls }, get: { $0.delegate }) {
            $0.delegate = $1 as? any UIPageViewControllerDelegate
        }
    }

    private var pageCalls: [String: Observable<[Any]>] {
        [
            "pageViewController:willTransitionTo:": calls(delegateEvents(.willTransition)) { [$0] },
            "pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:":
                calls(delegateEvents(.didFinishTransition)) { [true, $0, true] },
        ]
    }
}

extension Reactive where Base: UISplitViewController {
    /// The delegate's proxy, which emits the calls that the controller makes of it.
    public var delegate: DelegateProxy<UISplitViewController, any UISplitViewControllerDelegate> {
        proxy(base as UISplitViewController, { columnCalls }, get: { $0.delegate }) {
            $0.delegate = $1 as? any UISplitViewControllerDelegate
        }
    }

    private var columnCalls: [String: Observable<[Any]>] {
        [
            "splitViewController:willChangeTo:": calls(delegateEvents(.willChangeDisplayMode)) { [$0] },
            "splitViewController:willHide:": calls(delegateEvents(.willHideColumn)) { [$0] },
            "splitViewController:willShow:": calls(delegateEvents(.willShowColumn)) { [$0] },
        ]
    }
}

extension Reactive where Base: UIPresentationController {
    /// The delegate's proxy, which emits the calls that the presentation makes of it when a user dismisses it.
    @_disfavoredOverload
    public var delegate: DelegateProxy<UIPresentationController, any UIAdaptivePresentationControllerDelegate> {
        proxy(base as UIPresentationController, { dismissalCalls }, get: { $0.delegate }) {
            $0.delegate = $1 as? any UIAdaptivePresentationControllerDelegate
        }
    }

    private var dismissalCalls: [String: Observable<[Any]>] {
        [
            "presentationControllerDidAttemptToDismiss:": calls(delegateEvents(.didAttemptToDismiss)),
            "presentationControllerWillDismiss:": calls(delegateEvents(.willDismiss)),
            "presentationControllerDidDismiss:": calls(delegateEvents(.didDismiss)),
        ]
    }
}
