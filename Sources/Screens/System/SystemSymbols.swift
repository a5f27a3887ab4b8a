import BuilderUIKit
import Foundation

/// Symbols at four variable values, a row for each symbol.
final class VariableSymbolsView: UIView {
    private static let values = [0, 0.33, 0.66, 1]
    private static let names = [
        "wifi", "cellularbars", "chart.bar.fill", "speaker.wave.3.fill", "antenna.radiowaves.left.and.right",
        "waveform", "touchid", "rays", "timelapse", "target", "ellipsis.bubble", "wifi.circle", "wifi.circle.fill",
        "speaker.wave.2.square.fill",
    ]

    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        backgroundColor = .systemBackground
        for (column, value) in Self.values.enumerated() {
            let label = UILabel(frame: CGRect(x: 20 + CGFloat(column) * 88, y: 16, width: 88, height: 18))
            label.text = "\(value)"
            label.font = .systemFont(ofSize: 13)
            label.textColor = .secondaryLabel
            label.textAlignment = .center
            addSubview(label)
        }
        let palette = UIImage.SymbolConfiguration(paletteColors: [.systemOrange, .systemTeal])
        for (row, name) in Self.names.enumerated() {
            for (column, value) in Self.values.enumerated() {
                let size = UIImage.SymbolConfiguration(pointSize: 30)
                // In shapes, the shape and the symbol have colors of their own.
                let isFramed = name.contains("circle") || name.contains("square")
                let configuration = isFramed ? size.applying(palette) : size
                let view = UIImageView(
                    image: UIImage(systemName: name, variableValue: value, configuration: configuration))
                view.frame = CGRect(x: 20 + CGFloat(column) * 88, y: 42 + CGFloat(row) * 56, width: 88, height: 52)
                view.contentMode = .center
                addSubview(view)
            }
        }
    }

    required init?(coder: NSCoder) { nil }
}

/// Symbols after effects that leave them invisible, scaled, replaced or as they were.
final class SymbolEffectsView: UIView {
    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        backgroundColor = .systemBackground
        let effects: [(String, (UIImageView) -> Void)] = [
            (String(system: "No effect"), { _ in }),
            (String(system: "Scale up"), { $0.addSymbolEffect(.scale.up) }),
            (String(system: "Scale down"), { $0.addSymbolEffect(.scale.down) }),
            (String(system: "Disappear"), { $0.addSymbolEffect(.disappear) }),
            (
                String(system: "Disappear, appear"),
                {
                    $0.addSymbolEffect(.disappear)
                    $0.addSymbolEffect(.appear)
                }
            ),
            (
                String(system: "Scale, removed"),
                {
                    $0.addSymbolEffect(.scale.up)
                    $0.removeAllSymbolEffects()
                }
            ),
            (
                String(system: "Replace"),
                { view in
                    guard let image = UIImage(systemName: "bell.slash.fill") else { return }
                    view.setSymbolImage(image, contentTransition: .replace)
                }
            ),
            (String(system: "Bounce"), { $0.addSymbolEffect(.bounce) }),
        ]
        for (index, (title, apply)) in effects.enumerated() {
            let origin = CGPoint(x: CGFloat(index % 2) * 185 + 20, y: CGFloat(index / 2) * 190 + 30)
            let box = UIView(frame: CGRect(x: origin.x, y: origin.y, width: 165, height: 130))
            box.backgroundColor = .secondarySystemBackground
            box.layer.cornerRadius = 16
            let view = UIImageView(image: UIImage(systemName: "bell.fill"))
            view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 56)
            view.contentMode = .center
            view.frame = box.bounds
            box.addSubview(view)
            apply(view)
            let label = UILabel(frame: CGRect(x: origin.x, y: origin.y + 136, width: 165, height: 20))
            label.text = title
            label.font = .systemFont(ofSize: 14)
            label.textAlignment = .center
            for part in [box, label] { addSubview(part) }
        }
    }

    required init?(coder: NSCoder) { nil }
}
