import Builder

/// The upper part of the detail card: the photo with the name over its bottom edge.
struct DetailPhotoView: ViewBuilder {
    let photo: Observable<UIImage?>
    let name: String
    let nameFont: UIFont.TextStyle
    /// The padding of the name, in points.
    let namePadding: UIEdgeInsets

    var body: View {
        ZStackView {
            ImageView(photo)
                .contentMode(.scaleAspectFill)
                .clipsToBounds(true)
                .identifier("photo")
            LabelView(name)
                .alignment(.right)
                .font(nameFont)
                .color(.white)
                .wrapsWhenTooLong()
                .padding(insets: namePadding)
                .backgroundColor(.black)
                .alpha(0.7)
                .position(.bottom)
                .identifier("name")
        }
        .height(250)
    }
}
