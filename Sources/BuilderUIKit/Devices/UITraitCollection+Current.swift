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

    /// Calls a closure with a view's traits as the current ones. Other views still inherit the traits from before.
    func asCurrentOfView<T>(_ body: () throws -> T) rethrows -> T {
        try CurrentTraits.$bound.withValue(CurrentTraits.Box(self, inherited: .inherited)) { try body() }
    }

    /// The traits of views without overrides: the current ones outside of a view's layout and notifications.
    static var inherited: UITraitCollection { CurrentTraits.bound?.inherited ?? current }
}

/// The storage of `UITraitCollection.current`, bound to the running closure and never shared between threads.
private enum CurrentTraits {
    final class Box: Sendable {
        private let stored: Mutex<UITraitCollection>
        /// The traits of views without overrides; nil if these are the value.
        let inherited: UITraitCollection?

        init(_ value: UITraitCollection, inherited: UITraitCollection? = nil) {
            stored = Mutex(value)
            self.inherited = inherited
        }

        var value: UITraitCollection {
            get { stored.withLock { $0 } }
            set { stored.withLock { $0 = newValue } }
        }
    }

    @TaskLocal static var bound: Box?
    static let threadKey = "BuilderUIKit.UITraitCollection.current"
}
