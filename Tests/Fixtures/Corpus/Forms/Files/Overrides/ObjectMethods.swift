import UIKit

/// Passes a text field's calls on to the screen behind it, as delegates did that Objective-C forwarded.
class FieldProxy: NSObject, UITextFieldDelegate {
    weak var target: NSObject?

    override func responds(to selector: Selector!) -> Bool {
        super.responds(to: selector) || target?.responds(to: selector) == true
    }

    override func forwardingTarget(for selector: Selector!) -> Any? { target }
}

final class LoggingProxy: FieldProxy {
    override func responds(to selector: Selector!) -> Bool {
        log("asked")
        return super.responds(to: selector)
    }
}

final class KeyedView: UIView {
    private(set) var cornerStyle = ""

    override func setValue(_ value: Any?, forUndefinedKey key: String) {
        if key == "cornerStyle" { cornerStyle = value as? String ?? "" }
    }

    override func value(forUndefinedKey key: String) -> Any? { key == "cornerStyle" ? cornerStyle : nil }
}

final class FieldTarget: NSObject {
    @objc func clear() {}
}

func askedProxy() -> (Bool, Bool) {
    let proxy = LoggingProxy()
    let target = FieldTarget()
    let before = proxy.responds(to: #selector(FieldTarget.clear))
    proxy.target = target
    let asked: Selector = #selector(FieldTarget.clear)
    return (before, proxy.responds(to: asked))
}
