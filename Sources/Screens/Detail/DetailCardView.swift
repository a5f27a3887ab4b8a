import Builder
import BuilderFactory

/// The current detail card of a user.
public struct DetailCardView: ViewBuilder {
    @Injected(Container.userDetailViewModel) var viewModel

    /// Creates the card of a user.
    public init(user: User) { viewModel.configure(user) }

    public var body: View {
        VStackView {
            CardView {
                VStackView {
                    DetailPhotoView(
                        photo: viewModel.photo(), name: viewModel.fullName, nameFont: .title2,
                        namePadding: UIEdgeInsets(top: 8, left: 20, bottom: 8, right: 20))
                    DetailRowsView(details: viewModel, spacing: 0, gap: 8)
                }
            }
            .identifier("card")
        }
        .padding(20)
    }
}
