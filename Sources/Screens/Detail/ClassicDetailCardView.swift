import Builder

/// A user's detail card in its first form, which was measured on an iPhone.
public struct ClassicDetailCardView: ViewBuilder {
    let user: User
    let photo: UIImage

    public init(user: User, photo: UIImage) {
        self.user = user
        self.photo = photo
    }

    public var body: View {
        VStackView {
            ContainerView {
                VStackView {
                    DetailPhotoView(
                        photo: photo, name: user.fullName, nameFont: .headline,
                        namePadding: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
                    DetailRowsView(user: user, spacing: 2, gap: 16)
                }
            }
            .backgroundColor(.quaternarySystemFill)
            .cornerRadius(16)
            .identifier("card")
        }
        .padding(20)
    }
}
