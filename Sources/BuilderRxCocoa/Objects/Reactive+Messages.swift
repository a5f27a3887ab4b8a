import BuilderRxSwift
import BuilderUIKit

extension Reactive where Base: _MainActorObject {
    /// Emits the arguments of each call of a method, before it is made. The sequence completes when the object is
    /// deallocated.
    ///
    /// ```swift
    /// controller.rx.sentMessage(#selector(UIViewController.viewWillAppear(_:)))
    ///     .map { arguments in arguments.first as? Bool ?? false }
    /// ```
    ///
    /// There is no Objective-C runtime on Linux. Observed are the calls that UIKit makes of these methods, and those of
    /// selectors: actions, gestures, notifications, timers and `perform(_:)`. Calls that an app's own code makes aren't
    /// observed (in RxSwift they are).
    ///
    /// | Object | Methods |
    /// |---|---|
    /// | View controllers | `viewDidLoad`, `viewWillAppear:`, `viewIsAppearing:`, `viewDidAppear:`, `viewWillDisappear:`, |
    /// | | `viewDidDisappear:`, `viewWillLayoutSubviews`, `viewDidLayoutSubviews`, `updateViewConstraints`, |
    /// | | `viewSafeAreaInsetsDidChange`, `willMoveToParent:`, `didMoveToParent:`, `traitCollectionDidChange:` |
    /// | Views | `layoutSubviews`, `updateConstraints`, `willMoveToSuperview:`, `didMoveToSuperview`, |
    /// | | `willMoveToWindow:`, `didMoveToWindow`, `tintColorDidChange`, `traitCollectionDidChange:` |
    /// | Cells and reusable views | `prepareForReuse` |
    ///
    /// - Parameter selector: The method. An argument that is nil is an `NSNull`.
    public func sentMessage(_ selector: Selector) -> Observable<[Any]> { messages(selector, .before) }

    /// Emits the arguments of each call of a method, after it has returned. The sequence completes when the object is
    /// deallocated. See ``sentMessage(_:)`` for the methods that are observed.
    ///
    /// ```swift
    /// controller.rx.methodInvoked(#selector(UIViewController.viewDidLoad)).map { _ in () }
    /// ```
    public func methodInvoked(_ selector: Selector) -> Observable<[Any]> { messages(selector, .after) }

    private func messages(_ selector: Selector, _ moment: MessageMoment) -> Observable<[Any]> {
        let name = selector.description
        return events { object, send in
            let listening = object.listenToMessages(named: name, moment) { arguments in
                send(arguments.map { $0 ?? NSNull() })
            }
            return { listening.stop() }
        }
    }

    /// Emits one element, then completes, when the object is deallocated. The same as ``deallocated`` here: the object
    /// is gone (in RxSwift it can still be used).
    public var deallocating: Observable<()> { deallocated }
}
