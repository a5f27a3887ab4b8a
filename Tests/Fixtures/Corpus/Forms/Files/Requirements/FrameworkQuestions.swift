import UIKit

final class FrameworkQuestions: UIView {
    weak var delegate: UITableViewDelegate?
    var textFieldDidBeginEditing: ((UITextField) -> Void)?

    func ask(_ delegate: UITableViewDelegate, about path: IndexPath) {
        let table = UITableView()
        let height = self.delegate?.tableView?(table, heightForRowAt: path) ?? 44
        log("height \(Int(height))")
        if let height = delegate.tableView?(table, heightForRowAt: path) { log("own height \(Int(height))") }
        let selects = delegate.responds(to: #selector(UITableViewDelegate.tableView(_:didSelectRowAt:)))
        log("selects \(selects), scrolls \(delegate.scrollViewDidScroll != nil)")
        textFieldDidBeginEditing?(UITextField())
        self.textFieldDidBeginEditing?(UITextField())
    }
}

final class SilentTable: NSObject, UITableViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

final class TallTable: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 80 }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}
