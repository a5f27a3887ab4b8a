import UIKit

/// Selectors of methods of values, of UIKit's own methods and of names, and messages to objects of any class.
final class ValueActions: UIViewController, UITableViewDataSource {
    @IBOutlet weak var table: UITableView!
    let field = UITextField()
    private(set) var rowCounts = 0
    weak var listener: AnyObject?

    override func viewDidLoad() {
        super.viewDidLoad()
        let table = UITableView(frame: view.bounds)
        view.addSubview(table)
        view.addSubview(field)
        self.table = table
        table.dataSource = self
        let refresh = UIRefreshControl()
        refresh.addTarget(table, action: #selector(self.table.reloadData), for: .valueChanged)
        table.refreshControl = refresh
        let tap = UITapGestureRecognizer(target: view, action: #selector(view.endEditing(_:)))
        view.addGestureRecognizer(tap)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Done", style: .plain, target: field, action: #selector(UIView.endEditing(_:)))
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rowCounts += 1
        return 0
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }

    func send() {
        let close = Selector(("close"))
        if listener?.responds(to: close) == true { _ = listener?.perform(close) }
        if let item = navigationItem.rightBarButtonItem, let action = item.action {
            _ = item.target?.perform(action, with: true)
        }
        if let delegate = field.delegate, delegate.responds(to: close) { _ = delegate.perform(close) }
        _ = table.perform(NSSelectorFromString("reloadData"))
    }
}

final class ActionListener: NSObject, UITextFieldDelegate {
    @objc func close() { log("close") }
}

final class OtherListener: NSObject {
    @objc func close() { log("other close") }
}
