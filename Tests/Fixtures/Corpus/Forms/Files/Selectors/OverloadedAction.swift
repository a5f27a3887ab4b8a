import UIKit

final class OverloadedAction: UIResponder {
    let item = UIBarButtonItem()

    override init() {
        super.init()
        item.target = self
        item.action = #selector(done as (UIBarButtonItem) -> Void)
    }

    @objc func done() { log("done") }
    @objc func done(_ item: UIBarButtonItem) { log("done with an item") }
}
