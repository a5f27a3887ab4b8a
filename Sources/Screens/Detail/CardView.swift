import Builder

/// A card with a shadow on all sides and a rounded top left corner.
struct CardView: ViewBuilder {
    let content: View

    init(@ViewResultBuilder _ content: () -> ViewConvertable) {
        self.content = ContainerView(content)
            .backgroundColor(.secondarySystemBackground)
            .roundedCorners(radius: 16, corners: .layerMinXMinYCorner)
            .clipsToBounds(true)
    }

    var body: View {
        // A view that clips can't cast a shadow, so the outer view has the shadow.
        ContainerView(content)
            .shadow(color: .black, radius: 2, opacity: 0.25, offset: CGSize(width: 0, height: 2))
    }
}
