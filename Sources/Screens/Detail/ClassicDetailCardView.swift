import Builder
import BuilderFactory

/// The first design of a user's detail card, which was measured on an iPhone.
public struct ClassicDetailCardView: ViewBuilder {
    @Injected(Container.userDetailViewModel) private var viewModel

    /// Creates the card of a user.
    public init(user: User) { viewModel.configure(user) }

    public var body: View {
        VStackView {
            ContainerView {
                VStackView {
                    DetailPhotoView(
                        photo: viewModel.photo(), name: viewModel.fullName, nameFont: .headline,
                        namePadding: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
                    DetailRowsView(details: viewModel, spacing: 2, gap: 16)
                }
            }
            .backgroundColor(.quaternarySystemFill)
            .cornerRadius(16)
            .identifier("card")
        }
        .padding(20)
    }
}
