import RxCocoa
import RxSwift
import UIKit

/// A proxy as apps write them for delegates that RxCocoa has no proxy for.
public final class NotesTextViewDelegateProxy: DelegateProxy<NotesTextView, NotesTextViewDelegate>, DelegateProxyType,
    NotesTextViewDelegate
{
    weak private(set) var notes: NotesTextView?
    fileprivate let linkTaps = PublishSubject<URL>()

    init(notes: ParentObject) {
        self.notes = notes
        super.init(parentObject: notes, delegateProxy: NotesTextViewDelegateProxy.self)
    }

    public static func registerKnownImplementations() {
        self.register { NotesTextViewDelegateProxy(notes: $0) }
    }

    public static func currentDelegate(for object: NotesTextView) -> NotesTextViewDelegate? { object.notesDelegate }

    public static func setCurrentDelegate(_ delegate: NotesTextViewDelegate?, to object: NotesTextView) {
        object.notesDelegate = delegate
    }

    public func notesTextView(_ view: NotesTextView, didTap link: URL) {
        forwardToDelegate()?.notesTextView(view, didTap: link)
        linkTaps.onNext(link)
    }
}

public protocol NotesTextViewDelegate: AnyObject {
    func notesTextView(_ view: NotesTextView, didTap link: URL)
}

public final class NotesTextView: UITextView {
    public weak var notesDelegate: NotesTextViewDelegate?

    public func tap(_ link: URL) { notesDelegate?.notesTextView(self, didTap: link) }
}

public extension Reactive where Base: NotesTextView {
    var delegateProxy: DelegateProxy<NotesTextView, NotesTextViewDelegate> {
        NotesTextViewDelegateProxy.proxy(for: base)
    }

    var linkTapped: ControlEvent<URL> {
        ControlEvent(events: NotesTextViewDelegateProxy.proxy(for: base).linkTaps)
    }
}

public extension Reactive where Base: UIViewController {
    var viewDidLoad: ControlEvent<Void> {
        let source = methodInvoked(Selector("viewDidLoad")).map { _ in }
        return ControlEvent(events: source)
    }

    var viewWillAppear: ControlEvent<Bool> {
        let source = methodInvoked(Selector("viewWillAppear:")).map { $0.first as? Bool ?? false }
        return ControlEvent(events: source)
    }
}
