import Foundation

extension Thread {
    /// Creates a thread that performs a method of a target with an argument; it isn't started. The thread retains both.
    public convenience init(target: Any, selector: Selector, object argument: Any?) {
        nonisolated(unsafe) let (target, argument) = (target as AnyObject, argument)
        self.init { selector.perform(on: target, [argument]) }
    }

    /// Starts a thread that performs a method of a target with an argument, which it retains.
    public class func detachNewThreadSelector(
        _ selector: Selector, toTarget target: Any, with argument: Any?
    ) {
        Thread(target: target, selector: selector, object: argument).start()
    }
}
