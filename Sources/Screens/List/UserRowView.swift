import Builder

/// A row of the list: a round image, name and email address.
public struct UserRowView: ViewBuilder {
    /// The width and height of the round image, in points.
    static let pictureSize: CGFloat = 44

    let user: User
    let thumbnail: Observable<UIImage?>

    /// Creates a row with a user's thumbnail, which may arrive later.
    public init(user: User, thumbnail: Observable<UIImage?>) {
        self.user = user
        self.thumbnail = thumbnail
    }

    public var body: View {
        HStackView(spacing: 12) {
            ImageView(thumbnail)
                .contentMode(.scaleAspectFill)
                .frame(height: Self.pictureSize, width: Self.pictureSize)
                .cornerRadius(Self.pictureSize / 2)
            VStackView(spacing: 2) {
                LabelView(user.fullName)
                    .font(.headline)
                    .wrapsWhenTooLong()
                LabelView(user.email)
                    .font(.footnote)
                    .color(.secondaryLabel)
                    .wrapsWhenTooLong()
            }
        }
        .alignment(.center)
    }
}
