import UIKit

final class VariantPickerViewController: UITableViewController {
    var onPick: ((Product.Variant) -> Void)?

    private let product: Product
    private let selectedID: Product.Variant.ID?

    init(product: Product, selectedID: Product.Variant.ID?) {
        self.product = product
        self.selectedID = selectedID
        super.init(style: .insetGrouped)
        title = NSLocalizedString("Choose an Option", comment: "Title")
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Variant")
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        product.variants.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Variant", for: indexPath)
        let variant = product.variants[indexPath.row]
        var content = UIListContentConfiguration.valueCell()
        content.text = variant.title
        content.secondaryText = variant.isAvailable ? nil : NSLocalizedString("Sold Out", comment: "")
        content.image = variant.colorHex.flatMap(UIColor.init(hex:)).map(swatch)
        content.textProperties.color = variant.isAvailable ? .label : .tertiaryLabel
        cell.contentConfiguration = content
        cell.accessoryType = variant.id == selectedID ? .checkmark : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        product.variants[indexPath.row].isAvailable ? indexPath : nil
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        onPick?(product.variants[indexPath.row])
        dismiss(animated: true)
    }

    private func swatch(_ color: UIColor) -> UIImage {
        let bounds = CGRect(x: 0, y: 0, width: 28, height: 28)
        return UIGraphicsImageRenderer(size: bounds.size).image { context in
            color.setFill()
            context.cgContext.fillEllipse(in: bounds)
            UIColor.separator.setStroke()
            context.cgContext.strokeEllipse(in: bounds.insetBy(dx: 0.5, dy: 0.5))
        }
    }
}
