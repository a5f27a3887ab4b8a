import Foundation

/// A group of layer changes.
///
/// Changes are visible immediately. The completion of a group is called when the group is committed; outside of groups,
/// it is called when it is set.
@preconcurrency @MainActor
open class CATransaction: NSObject {
    private struct Group {
        var completion: (() -> Void)?
        var disablesActions = false
        var duration: CFTimeInterval = 0.25
        var timingFunction: CAMediaTimingFunction?
    }

    private static var groups: [Group] = []

    /// Begins a group, nested in the current one.
    public class func begin() {
        var group = Group()
        if let outer = groups.last {
            group.disablesActions = outer.disablesActions
            group.duration = outer.duration
        }
        groups.append(group)
    }

    /// Ends the current group and calls its completion.
    public class func commit() {
        let completion = groups.popLast()?.completion
        completion?()
    }

    /// Does nothing, because changes are visible immediately.
    public class func flush() {}

    /// Sets the completion of the current group, or calls it if there is no group.
    public class func setCompletionBlock(_ block: (() -> Void)?) {
        if groups.isEmpty { block?() } else { groups[groups.count - 1].completion = block }
    }
    /// Returns the completion of the current group.
    public class func completionBlock() -> (() -> Void)? { groups.last?.completion }

    /// Sets a Boolean value that indicates whether the current group disables implicit animations; stored without
    /// effect.
    public class func setDisableActions(_ flag: Bool) {
        if !groups.isEmpty { groups[groups.count - 1].disablesActions = flag }
    }
    /// Returns a Boolean value that indicates whether the current group disables implicit animations; false outside of
    /// groups.
    public class func disableActions() -> Bool { groups.last?.disablesActions ?? false }

    /// Sets the animation duration of the current group, in seconds; stored without effect.
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
        default: break
        }
    }
    /// Returns a value of the current group.
    public class func value(forKey key: String) -> Any? {
        switch key {
        case kCATransactionDisableActions: disableActions()
        case kCATransactionAnimationDuration: animationDuration()
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

/// Returns the number of seconds since an arbitrary instant in the past; only differences are meaningful.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
