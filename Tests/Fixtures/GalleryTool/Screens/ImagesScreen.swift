import Builder

/// Pictures that are made while the screen is built, larger and smaller than their places.
struct ImagesScreen: ViewBuilder {
    let samples: Samples

    var body: View {
        VStackView {
            for (place, mode) in [UIView.ContentMode.scaleAspectFit, .scaleAspectFill, .center, .scaleToFill]
                .enumerated()
            {
                ImageView(image(place))
                    .contentMode(mode)
                    .clipsToBounds(true)
                    .cornerRadius(CGFloat(samples.number(place + 20, below: 16)))
                    .backgroundColor(.secondarySystemBackground)
                    .frame(height: 80)
            }
        }
        .spacing(10)
        .position(.top)
        .padding(20)
        .safeArea(true)
    }

    private func image(_ place: Int) -> UIImage {
        let size = CGSize(
            width: 30 + samples.number(place, below: 200), height: 20 + samples.number(place + 7, below: 150))
        return UIGraphicsImageRenderer(size: size).image { context in
            samples.color(place).setFill()
            context.fill(CGRect(origin: .zero, size: size))
            samples.color(place + 40).setFill()
            UIBezierPath(ovalIn: CGRect(origin: .zero, size: size).insetBy(dx: 4, dy: 7)).fill()
        }
    }
}
