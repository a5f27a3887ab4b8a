import Builder
import RxCocoa
import RxSwift
import UIKit

struct UserRowView: ViewBuilder {

    let user: User
    let portrait: Observable<UIImage?>
    let showsCity: Driver<Bool>

    var body: View {
        HStackView {
            AvatarView(image: portrait)
            VStackView {
                LabelView(user.fullName)
                    .font(.headline)
                    .lineBreakMode(.byTruncatingTail)
                LabelView(user.place)
                    .font(.subheadline)
                    .color(.secondaryLabel)
                    .hidden(bind: showsCity.asObservable().map { !$0 })
            }
            .spacing(2)
            SpacerView()
        }
        .spacing(12)
        .alignment(.center)
    }

}
