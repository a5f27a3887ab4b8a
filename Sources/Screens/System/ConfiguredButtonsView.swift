import BuilderUIKit

/// Buttons in every configuration: their states, sizes, images, corners and contents.
final class ConfiguredButtonsView: UIView {
    private let column = UIStackView()

    init() {
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        column.axis = .vertical
        column.spacing = 6
        column.alignment = .leading
        column.translatesAutoresizingMaskIntoConstraints = false
        addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 6),
            column.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
        ])
        addStates()
        addSizes()
        addImages()
        addCorners()
        addContents()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    private func addRow(_ views: [UIView]) {
        let row = UIStackView(arrangedSubviews: views)
        row.spacing = 6
        row.alignment = .center
        column.addArrangedSubview(row)
    }

    /// Every configuration: normal, highlighted, disabled and selected.
    private func addStates() {
        let configurations: [UIButton.Configuration] = [
            .plain(), .gray(), .tinted(), .filled(), .bordered(), .borderedTinted(), .borderedProminent(), .glass(),
            .prominentGlass(), .clearGlass(),
        ]
        for configuration in configurations {
            addRow(
                (0..<4).map { state in
                    let button = UIButton(configuration: configuration)
                    button.configuration?.title = "Save"
                    button.isHighlighted = state == 1
                    button.isEnabled = state != 2
                    button.isSelected = state == 3
                    return button
                })
        }
    }

    private func addSizes() {
        addRow(
            [UIButton.Configuration.Size.mini, .small, .medium, .large].map { size in
                var configuration = UIButton.Configuration.filled()
                configuration.buttonSize = size
                configuration.title = "Go"
                configuration.subtitle = "now"
                return UIButton(configuration: configuration)
            })
    }

    private func addImages() {
        addRow(
            [NSDirectionalRectEdge.leading, .trailing, .top, .bottom].map { edge in
                var configuration = UIButton.Configuration.tinted()
                configuration.title = "Like"
                configuration.image = UIImage(systemName: "heart")
                configuration.imagePadding = 4
                configuration.imagePlacement = edge
                return UIButton(configuration: configuration)
            })
    }

    private func addCorners() {
        addRow(
            [UIButton.Configuration.CornerStyle.dynamic, .small, .medium, .large, .capsule].map { style in
                var configuration = UIButton.Configuration.gray()
                configuration.title = "Ok"
                configuration.cornerStyle = style
                return UIButton(configuration: configuration)
            })
    }

    private func addContents() {
        var loading = UIButton.Configuration.filled()
        loading.title = "Wait"
        loading.showsActivityIndicator = true
        loading.imagePadding = 8
        let popUp = UIButton(configuration: .gray())
        popUp.menu = UIMenu(children: [UIAction(title: "Day") { _ in }, UIAction(title: "Week", state: .on) { _ in }])
        popUp.showsMenuAsPrimaryAction = true
        popUp.changesSelectionAsPrimaryAction = true
        var outlined = UIButton.Configuration.plain()
        outlined.title = "No"
        outlined.background.strokeWidth = 1
        outlined.background.strokeColor = .systemRed
        outlined.baseForegroundColor = .systemRed
        addRow([UIButton(configuration: loading), popUp, UIButton(configuration: outlined)])
    }
}
