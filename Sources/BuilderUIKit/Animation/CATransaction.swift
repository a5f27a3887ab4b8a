import Foundation

/// A group of layer changes.
///
/// Changes are visible immediately. The completion of a group is called when the group is committed and the animations
/// have ended that were added in it, also in nested groups; outside of groups, it is called when it is set.
@preconcurrency @MainActor
open class CATransaction: NSObject {
    /// The settings of a group that is open.
    struct Group {
        fileprivate(set) var completion: Completion?
        fileprivate var disablesActions = false
        fileprivate var duration: CFTimeInterval = 0.25
        fileprivate var timingFunction: CAMediaTimingFunction?
    }

    /// The completion of a group, which waits for animations.
    @MainActor
    final class Completion {
        fileprivate let block: () -> Void
        /// The number of animations that haven't ended, and of the group while it is open.
        private var held = 1

        fileprivate init(_ block: @escaping () -> Void) { self.block = block }

        /// Waits for an animation.
        func hold() { held += 1 }

        /// Ends the wait for an animation or for the commit, and calls the block after the last one.
        func release() {
            held -= 1
            if held == 0 { block() }
        }
    }

    private static var groups: [Group] {
        get { ShownWindows.current.transactions }
        set { ShownWindows.current.transactions = newValue }
    }

    /// The completions of all open groups, which wait for animations that are added now.
    static var openCompletions: [Completion] { groups.compactMap(\.completion) }

    /// Begins a group, nested in the current one.
    public class func begin() {
        var group = Group()
        if let outer = groups.last {
            group.disablesActions = outer.disablesActions
            group.duration = outer.duration
        }
        groups.append(group)
    }

    /// Ends the current group; does nothing outside of groups.
    public class func commit() { groups.popLast()?.completion?.release() }

    /// Does nothing, because changes are visible immediately.
    public class func flush() {}

    /// Sets the completion of the current group, which waits for animations that are added from now on, or calls it if
    /// there is no group. The one before it doesn't wait for these.
    public class func setCompletionBlock(_ block: (() -> Void)?) {
        guard let old = groups.last else {
            block?()
            return
        }
        groups[groups.count - 1].completion = block.map { Completion($0) }
        old.completion?.release()
    }
    /// Returns the completion of the current group.
    public class func completionBlock() -> (() -> Void)? { groups.last?.completion?.block }

    /// Sets a Boolean value that indicates whether the current group disables implicit animations; stored without
    /// effect.
    public class func setDisableActions(_ flag: Bool) {
        if !groups.isEmpty { groups[groups.count - 1].disablesActions = flag }
    }
    /// Returns a Boolean value that indicates whether the current group disables implicit animations; false outside of
    /// groups.
    public class func disableActions() -> Bool { groups.last?.disablesActions ?? false }

    /// Sets the duration of the current group's animations without one, in seconds.
    public class func setAnimationDuration(_ dur: CFTimeInterval) {
        if !groups.isEmpty { groups[groups.count - 1].duration = dur }
    }
    /// Returns the animation duration of the current group, in seconds; 0.25 outside of groups.
    public class func animationDuration() -> CFTimeInterval { groups.last?.duration ?? 0.25 }

    /// Sets the timing function of the current group; stored without effect.
    public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        if !groups.isEmpty { groups[groups.count - 1].timingFunction = function }
    }
    /// Sets a value of the current group, such as that of `kCATransactionDisableActions`.
    public class func setValue(_ anObject: Any?, forKey key: String) {
        switch key {
        case kCATransactionDisableActions: setDisableActions((anObject as? NSNumber)?.boolValue ?? false)
        case kCATransactionAnimationDuration: setAnimationDuration((anObject as? NSNumber)?.doubleValue ?? 0.25)
        case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
        default: break
        }
    }
    /// Returns a value of the current group.
    public class func value(forKey key: String) -> Any? {
        switch key {
        case kCATransactionDisableActions: disableActions()
        case kCATransactionAnimationDuration: animationDuration()
        case kCATransactionCompletionBlock: completionBlock()
        default: nil
        }
    }
    /// Locks the layers; does nothing.
    public class func lock() {}
    /// Unlocks the layers; does nothing.
    public class func unlock() {}

    /// Returns the timing function of the current group.
    public class func animationTimingFunction() -> CAMediaTimingFunction? { groups.last?.timingFunction }
}

/// Returns the number of seconds since an arbitrary instant in the past; only differences are meaningful. During a
/// render they are virtual.
public func CACurrentMediaTime() -> CFTimeInterval { Double(ScreenWork.uptime.uptimeNanoseconds) / 1e9 }
