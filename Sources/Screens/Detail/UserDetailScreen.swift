import Builder

/// The detail screen that is pushed when a user is tapped.
struct UserDetailScreen: ViewBuilder {
    /// The style of the card.
    enum Form {
        case card
        case classic
    }

    let user: User
    var form = Form.card

    var body: View {
        VerticalScrollView {
            switch form {
            case .card: DetailCardView(user: user)
            case .classic: ClassicDetailCardView(user: user)
            }
        }
    }

    /// Creates a controller for the screen, to be pushed, with the user's name as its title.
    func controller() -> UIViewController {
        let controller = UIViewController(self)
        controller.title = user.fullName
        return controller
    }
}
