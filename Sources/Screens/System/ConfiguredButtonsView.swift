import BuilderUIKit

/// Buttons in every configuration and state, or in every size, with images, corners and contents.
///
/// All of them fit beside and below each other at accessibility sizes, too.
final class ConfiguredButtonsView: UIView {
    enum Part {
        case states, contents
    }

    private let column = UIStackView()

    init(_ part: Part) {
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
        switch part {
        case .states:
            addStates()
        case .contents:
            addSizes()
            addImages()
            addCorners()
            addContents()
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    /// Adds rows of at most `count` views.
    private func addRows(of count: Int, _ views: [UIView]) {
        for start in stride(from: 0, to: views.count, by: count) {
            addRow(Array(views[start..<min(start + count, views.count)]))
        }
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
                    button.configuration?.title = String(system: "Hi")
                    button.isHighlighted = state == 1
                    button.isEnabled = state != 2
                    button.isSelected = state == 3
                    return button
                })
        }
    }

    private func addSizes() {
        addRows(
            of: 2,
            [UIButton.Configuration.Size.mini, .small, .medium, .large].map { size in
                var configuration = UIButton.Configuration.filled()
                configuration.buttonSize = size
                configuration.title = String(system: "Go")
                configuration.subtitle = String(system: "now")
                return UIButton(configuration: configuration)
            })
    }

    private func addImages() {
        addRows(
            of: 2,
            [NSDirectionalRectEdge.leading, .trailing, .top, .bottom].map { edge in
                var configuration = UIButton.Configuration.tinted()
                configuration.title = String(system: "Like")
                configuration.image = UIImage(systemName: "heart")
                configuration.imagePadding = 4
                configuration.imagePlacement = edge
                return UIButton(configuration: configuration)
            })
    }

    private func addCorners() {
        addRows(
            of: 3,
            [UIButton.Configuration.CornerStyle.dynamic, .small, .medium, .large, .capsule].map { style in
                var configuration = UIButton.Configuration.gray()
                configuration.title = String(system: "Ok")
                configuration.cornerStyle = style
                return UIButton(configuration: configuration)
            })
    }

    private func addContents() {
        var loading = UIButton.Configuration.filled()
        loading.title = String(system: "Wait")
        loading.showsActivityIndicator = true
        loading.imagePadding = 8
        let popUp = UIButton(configuration: .gray())
        popUp.menu = UIMenu(children: [
            UIAction(title: String(system: "Day")) { _ in },
            UIAction(title: String(system: "Week"), state: .on) { _ in },
        ])
        popUp.showsMenuAsPrimaryAction = true
        popUp.changesSelectionAsPrimaryAction = true
        var outlined = UIButton.Configuration.plain()
        outlined.title = String(system: "No")
        outlined.background.strokeWidth = 1
        outlined.background.strokeColor = .systemRed
        outlined.baseForegroundColor = .systemRed
        addRows(of: 2, [UIButton(configuration: loading), popUp, UIButton(configuration: outlined)])
    }
}
