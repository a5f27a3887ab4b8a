import Builder

/// A user's detail card, as it looks today.
public struct DetailCardView: ViewBuilder {
    let user: User
    let photo: UIImage

    public init(user: User, photo: UIImage) {
        self.user = user
        self.photo = photo
    }

    public var body: View {
        VStackView {
            CardView {
                VStackView {
                    DetailPhotoView(
                        photo: photo, name: user.fullName, nameFont: .title2,
                        namePadding: UIEdgeInsets(top: 8, left: 20, bottom: 8, right: 20))
                    DetailRowsView(user: user, spacing: 0, gap: 8)
                }
            }
            .identifier("card")
        }
        .padding(20)
    }
}
