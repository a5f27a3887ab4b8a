import BuilderUIKit
import Measuring

/// Measures the layout of a reused table cell with fifteen views in nested stacks, whose new texts have been shaped
/// before.
///
///     cell-layout [--repeat N]
@main
@MainActor
struct CellLayout {
    /// The promised time in milliseconds.
    private static let limit = 0.3
    private static let names = ["Danielle Garcia", "Aki Mori", "Maximilian Oberhuber", "Jo", "Philippa Winterbottom"]

    static func main() throws {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let views = fill(cell)
        let counts = Options().count("repeat", default: 400)
        var times: [Double] = []
        for turn in 0..<counts + 50 {
            let time = Stopwatch.milliseconds {
                show(turn, in: views)
                cell.frame = CGRect(x: 0, y: 0, width: 390, height: 120)
                cell.layoutIfNeeded()
            }
            // The first turns shape the texts.
            if turn >= 50 { times.append(time) }
        }
        guard let last = views.last, last.frame.width > 10, last.frame.height > 10 else {
            throw NotLaidOut()
        }
        let finding = Finding(
            "Layout of a used cell, fifteen views in stacks", ours: "\(times.median.text(3)) ms", other: "",
            value: times.median, unit: "ms", limit: limit)
        print(finding.line)
    }

    /// Fills a cell with five stacks, nine labels and an image view.
    private static func fill(_ cell: UITableViewCell) -> [UILabel] {
        let labels = (0..<9).map { index in
            let label = UILabel()
            label.font = .systemFont(ofSize: index % 3 == 0 ? 17 : 13)
            return label
        }
        let portrait = UIImageView()
        portrait.translatesAutoresizingMaskIntoConstraints = false
        let title = stack(.horizontal, [labels[0], labels[1]], spacing: 8)
        let details = stack(.horizontal, [labels[2], labels[3], labels[4]], spacing: 4)
        let texts = stack(.vertical, [title, details, labels[5]], spacing: 2)
        let numbers = stack(.vertical, [labels[6], labels[7], labels[8]], spacing: 2)
        labels[6].setContentHuggingPriority(.required, for: .horizontal)
        numbers.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        let all = stack(.horizontal, [portrait, texts, numbers], spacing: 12)
        all.alignment = .center
        all.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(all)
        let margins = cell.contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            portrait.widthAnchor.constraint(equalToConstant: 44),
            portrait.heightAnchor.constraint(equalTo: portrait.widthAnchor),
            all.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            all.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            all.topAnchor.constraint(equalTo: margins.topAnchor),
            all.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
        ])
        return labels
    }

    private static func stack(_ axis: NSLayoutConstraint.Axis, _ views: [UIView], spacing: CGFloat) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = axis
        stack.spacing = spacing
        return stack
    }

    private static func show(_ turn: Int, in labels: [UILabel]) {
        for (place, label) in labels.enumerated() {
            label.text = names[(turn + place) % names.count]
        }
    }

    struct NotLaidOut: Error, CustomStringConvertible {
        var description: String { "The cell's labels are not where they should be: nothing was measured." }
    }
}
