import BuilderRxSwift
import BuilderUIKit
import Foundation

extension Reactive where Base: NSTextStorage {
    /// The proxy of the delegate, which is the text's delegate from now on. A delegate that the text had gets the calls
    /// from the proxy.
    public var delegate: DelegateProxy<NSTextStorage, any NSTextStorageDelegate> { TextStorageProxy.proxy(for: base) }

    /// The kinds of changes, their range in UTF-16 units and the difference of the lengths, after they were processed.
    public var didProcessEditingRangeChangeInLength:
        Observable<(editedMask: NSTextStorage.EditActions, editedRange: NSRange, delta: Int)>
    { TextStorageProxy.proxy(for: base).processed.asObservable() }
}

/// The delegate that emits the changes of a text.
private final class TextStorageProxy: DelegateProxy<NSTextStorage, any NSTextStorageDelegate>, DelegateProxyType,
    NSTextStorageDelegate
{
    typealias Change = (editedMask: NSTextStorage.EditActions, editedRange: NSRange, delta: Int)

    let processed = PublishSubject<Change>()
    private let willProcess = PublishSubject<Change>()

    init(_ storage: NSTextStorage) { super.init(parentObject: storage, delegateProxy: TextStorageProxy.self) }

    static func registerKnownImplementations() { register { TextStorageProxy($0) } }
    static func currentDelegate(for object: NSTextStorage) -> (any NSTextStorageDelegate)? { object.delegate }
    static func setCurrentDelegate(_ delegate: (any NSTextStorageDelegate)?, to object: NSTextStorage) {
        object.delegate = delegate
    }

    override func sentMessage(_ selector: Selector) -> Observable<[Any]> { methodInvoked(selector) }

    override func methodInvoked(_ selector: Selector) -> Observable<[Any]> {
        let changes: PublishSubject<Change>
        switch selector.description {
        case "textStorage:willProcessEditing:range:changeInLength:": changes = willProcess
        case "textStorage:didProcessEditing:range:changeInLength:": changes = processed
        default: return unobservable(selector)
        }
        return changes.map { [weak self] change in
            let storage: Any = self?.parentObject ?? NSNull()
            return [storage, change.editedMask.rawValue, NSValue(range: change.editedRange), change.delta]
        }
    }

    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {
        forwardToDelegate()?.textStorage(
            textStorage, willProcessEditing: editedMask, range: editedRange, changeInLength: delta)
        willProcess.onNext((editedMask, editedRange, delta))
    }

    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {
        forwardToDelegate()?.textStorage(
            textStorage, didProcessEditing: editedMask, range: editedRange, changeInLength: delta)
        processed.onNext((editedMask, editedRange, delta))
    }
}
