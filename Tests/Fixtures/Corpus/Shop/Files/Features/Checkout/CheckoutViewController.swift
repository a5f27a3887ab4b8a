import Combine
import UIKit

class CheckoutViewController: UITableViewController {
    private enum Section: Int, CaseIterable { case contact, shipping, summary, terms }

    var onFinish: ((Order) -> Void)?

    private let viewModel: CheckoutViewModel
    private let emailField = UITextField()
    private let termsSwitch = UISwitch()
    private var cancellables = Set<AnyCancellable>()

    private lazy var placeOrderButton = UIButton(
        configuration: .primary(title: NSLocalizedString("Place Order", comment: "")),
        primaryAction: UIAction { [weak self] _ in
            guard let self else { return }
            Task { await self.viewModel.placeOrder() }
        })

    init(viewModel: CheckoutViewModel) {
        self.viewModel = viewModel
        super.init(style: .insetGrouped)
        title = NSLocalizedString("Checkout", comment: "Title")
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Email")
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
        emailField.placeholder = String(localized: "Email")
        emailField.text = viewModel.email
        emailField.keyboardType = .emailAddress

        let footer = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 82))
        footer.embed(placeOrderButton, insets: .init(top: 8, leading: 20, bottom: 24, trailing: 20))
        tableView.tableFooterView = footer
        bind()
    }

    private func bind() {
        NotificationCenter.default.publisher(for: UITextField.textDidChangeNotification, object: emailField)
            .compactMap { ($0.object as? UITextField)?.text }
            .assign(to: \.email, on: viewModel)
            .store(in: &cancellables)

        termsSwitch.publisher(for: .valueChanged)
            .compactMap { ($0 as? UISwitch)?.isOn }
            .assign(to: \.acceptsTerms, on: viewModel)
            .store(in: &cancellables)

        viewModel.$canPlaceOrder
            .receive(on: DispatchQueue.main)
            .assign(to: \.isEnabled, on: placeOrderButton)
            .store(in: &cancellables)

        viewModel.$summary
            .dropFirst()
            .receive(on: DispatchQueue.main)
            .sink { [weak self] _ in self?.tableView.reloadSections([Section.summary.rawValue], with: .none) }
            .store(in: &cancellables)

        viewModel.completedOrder
            .sink { [weak self] in self?.finish($0) }
            .store(in: &cancellables)
    }

    private func finish(_ result: Result<Order, Error>) {
        switch result {
        case .success(let order):
            onFinish?(order)
        case .failure(let error):
            let alert = UIAlertController(title: nil, message: error.localizedDescription, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: NSLocalizedString("OK", comment: ""), style: .default))
            present(alert, animated: true)
        }
    }

    @objc private func cancel() { dismiss(animated: true, completion: nil) }

    // MARK: - Table view

    override func numberOfSections(in tableView: UITableView) -> Int { Section.allCases.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        [Section.contact, .terms].contains(Section(rawValue: section)) ? 1 : 3
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        Section(rawValue: section) == .shipping ? String(localized: "Shipping") : nil
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let section = Section(rawValue: indexPath.section)
        let identifier = section == .contact ? "Email" : "Cell"
        let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
        var content = UIListContentConfiguration.valueCell()
        cell.accessoryType = .none
        cell.accessoryView = nil
        let summary = viewModel.summary

        switch (section, indexPath.row) {
        case (.contact, _):
            cell.contentView.embed(emailField, insets: .init(top: 12, leading: 20, bottom: 12, trailing: 20))
            return cell
        case (.shipping, let row):
            let method = ShippingMethod.allCases[row]
            content.text = method.title
            content.secondaryText = method.cost(forSubtotal: summary.subtotal).formatted
            cell.accessoryType = method == viewModel.shippingMethod ? .checkmark : .none
        case (.summary, let row):
            content.text = NSLocalizedString(["Subtotal", "Shipping", "Total"][row], comment: "Row")
            content.secondaryText = [summary.subtotal, summary.shipping, summary.total][row].formatted
        default:
            content.text = String(localized: "I accept the terms")
            cell.accessoryView = termsSwitch
        }
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard Section(rawValue: indexPath.section) == .shipping else { return }
        viewModel.shippingMethod = ShippingMethod.allCases[indexPath.row]
        tableView.reloadSections(IndexSet(integer: indexPath.section), with: .automatic)
    }
}
