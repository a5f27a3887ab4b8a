import Builder

/// A card: a shadow all around, and one rounded corner at the top left.
struct CardView: ViewBuilder {
    let content: View

    init(@ViewResultBuilder _ content: () -> ViewConvertable) {
        self.content = ContainerView(content)
            .backgroundColor(.secondarySystemBackground)
            .roundedCorners(radius: 16, corners: .layerMinXMinYCorner)
            .clipsToBounds(true)
    }

    var body: View {
        // What clips can't cast a shadow: the shadow is the outer view's.
        ContainerView(content)
            .shadow(color: .black, radius: 2, opacity: 0.25, offset: CGSize(width: 0, height: 2))
    }
}
