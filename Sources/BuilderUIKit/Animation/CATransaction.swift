import Foundation

/// Groups changes of layers. They show at once; the completion of a group is called when it is committed, and outside of
/// groups when it is set.
@preconcurrency @MainActor
open class CATransaction: NSObject {
    private struct Group {
        var completion: (() -> Void)?
        var disablesActions = false
        var duration: CFTimeInterval = 0.25
        var timingFunction: CAMediaTimingFunction?
    }

    private static var groups: [Group] = []

    public class func begin() {
        var group = Group()
        if let outer = groups.last {
            group.disablesActions = outer.disablesActions
            group.duration = outer.duration
        }
        groups.append(group)
    }

    public class func commit() {
        let completion = groups.popLast()?.completion
        completion?()
    }

    public class func flush() {}

    public class func setCompletionBlock(_ block: (() -> Void)?) {
        if groups.isEmpty { block?() } else { groups[groups.count - 1].completion = block }
    }
    public class func completionBlock() -> (() -> Void)? { groups.last?.completion }

    public class func setDisableActions(_ flag: Bool) {
        if !groups.isEmpty { groups[groups.count - 1].disablesActions = flag }
    }
    public class func disableActions() -> Bool { groups.last?.disablesActions ?? false }

    /// Seconds.
    public class func setAnimationDuration(_ dur: CFTimeInterval) {
        if !groups.isEmpty { groups[groups.count - 1].duration = dur }
    }
    public class func animationDuration() -> CFTimeInterval { groups.last?.duration ?? 0.25 }

    public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        if !groups.isEmpty { groups[groups.count - 1].timingFunction = function }
    }
    public class func animationTimingFunction() -> CAMediaTimingFunction? { groups.last?.timingFunction }
}

/// Seconds since an instant in the past; only differences mean something.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
