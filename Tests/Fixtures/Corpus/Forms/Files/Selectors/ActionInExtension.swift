import UIKit

final class ActionInExtension: UIViewController {
    private(set) lazy var items = [
        UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(add)),
        UIBarButtonItem(title: "Share", style: .plain, target: self, action: #selector(Self.share(_:))),
    ]
}

@objc extension ActionInExtension {
    fileprivate func add() { log("add") }
    func share(_ item: UIBarButtonItem) { log("share \(item.title ?? "")") }
}
