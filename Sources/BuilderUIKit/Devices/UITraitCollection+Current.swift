import Foundation
import Synchronization

extension UITraitCollection {
    /// The traits with which dynamic colors and text styles are resolved on this thread.
    ///
    /// As on iOS it belongs to the thread: `performAsCurrent` sets it for a closure, and UIKit sets it for the layout
    /// and drawing of a view. The default is the main screen's traits.
    public static var current: UITraitCollection {
        get {
            if let box = CurrentTraits.bound { return box.value }
            let stored = Thread.current.threadDictionary[CurrentTraits.threadKey] as? UITraitCollection
            return stored ?? UIScreen.currentTraits
        }
        set {
            if let box = CurrentTraits.bound {
                box.value = newValue
            } else {
                Thread.current.threadDictionary[CurrentTraits.threadKey] = newValue
            }
        }
    }

    /// Calls a closure with this collection as the current one.
    public func performAsCurrent(_ actions: () -> Void) {
        CurrentTraits.$bound.withValue(CurrentTraits.Box(self)) { actions() }
    }

    /// Calls a closure with this collection as the current one, and returns its result.
    func asCurrent<T>(_ body: () throws -> T) rethrows -> T {
        try CurrentTraits.$bound.withValue(CurrentTraits.Box(self)) { try body() }
    }
}

/// The storage of `UITraitCollection.current`, bound to the running closure and never shared between threads.
private enum CurrentTraits {
    final class Box: Sendable {
        private let stored: Mutex<UITraitCollection>

        init(_ value: UITraitCollection) { stored = Mutex(value) }

        var value: UITraitCollection {
            get { stored.withLock { $0 } }
            set { stored.withLock { $0 = newValue } }
        }
    }

    @TaskLocal static var bound: Box?
    static let threadKey = "BuilderUIKit.UITraitCollection.current"
}
