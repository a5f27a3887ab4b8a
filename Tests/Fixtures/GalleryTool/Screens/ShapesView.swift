import Builder

/// Layers: corners, borders, shadows, gradients, opacity, transforms.
final class ShapesView: UIView {
    init(samples: Samples) {
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        for place in 0..<6 { addSubview(shape(place, samples)) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    private func shape(_ place: Int, _ samples: Samples) -> UIView {
        let view = UIView(
            frame: CGRect(
                x: 20 + 140 * (place % 2), y: 40 + 150 * (place / 2), width: 60 + samples.number(place, below: 60),
                height: 50 + samples.number(place + 10, below: 60)))
        view.backgroundColor = samples.color(place)
        view.layer.cornerRadius = CGFloat(samples.number(place + 20, below: 25))
        view.layer.borderWidth = CGFloat(samples.number(place + 30, below: 4))
        view.layer.borderColor = samples.color(place + 40).cgColor
        switch place {
        case 0, 1:
            view.layer.shadowOpacity = 0.5
            view.layer.shadowRadius = CGFloat(2 + samples.number(50, below: 8))
            view.layer.shadowOffset = CGSize(width: 0, height: 3)
        case 2:
            view.transform = CGAffineTransform(rotationAngle: CGFloat(samples.number(60, below: 314)) / 100)
        case 3:
            view.alpha = CGFloat(20 + samples.number(70, below: 80)) / 100
        default:
            let gradient = CAGradientLayer()
            gradient.frame = view.bounds
            gradient.colors = [samples.color(80).cgColor, samples.color(81 + place).cgColor]
            view.layer.addSublayer(gradient)
            view.clipsToBounds = true
        }
        return view
    }
}
