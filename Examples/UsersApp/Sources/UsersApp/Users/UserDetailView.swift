import Builder
import RxSwift
import UIKit

struct UserDetailView: ViewBuilder {

    let model: UserDetailViewModel

    var body: View {
        VerticalScrollView {
            VStackView {
                photo
                VStackView {
                    ForEach(model.facts) { fact in
                        HStackView {
                            LabelView(fact.name)
                                .color(.secondaryLabel)
                            LabelView(fact.value)
                                .alignment(.right)
                                .wraps()
                        }
                        .spacing(16)
                        .alignment(.firstBaseline)
                    }
                }
                .spacing(10)
                .padding(20)
                birthday
            }
            .spacing(0)
            .backgroundColor(.secondarySystemGroupedBackground)
            .cornerRadius(18)
            .margins(16)
        }
        .backgroundColor(.systemGroupedBackground)
    }

    private var photo: View {
        ZStackView {
            ImageView(model.portrait)
                .contentMode(.scaleAspectFill)
                .clipsToBounds(true)
                .height(260)
            With(GradientView()) { $0.colors = [.clear, UIColor.black.withAlphaComponent(0.65)] }
                .height(110)
                .position(.bottom)
            LabelView(model.user.formalName)
                .font(.title1)
                .color(.white)
                .position(.bottomLeft)
                .margins(h: 20, v: 14)
                .shadow(color: .black, radius: 3)
            ButtonView()
                .with {
                    $0.setImage(UIImage(systemName: "heart"), for: .normal)
                    $0.setImage(UIImage(systemName: "heart.fill"), for: .selected)
                    $0.tintColor = .white
                }
                .selected(bind: model.$isFavorite)
                .contentHuggingPriority(.required, for: .vertical)
                .contentHuggingPriority(.required, for: .horizontal)
                .onTap { _ in model.isFavorite.toggle() }
                .position(.topRight)
                .margins(16)
                .accessibilityIdentifier("favorite")
        }
    }

    private var birthday: View {
        HStackView {
            With(ProgressRing(frame: .zero)) {
                $0.progress = model.yearProgress
                $0.label.text = model.daysToBirthday.map(String.init)
                $0.tintColor = .systemOrange
            }
            .frame(height: 64, width: 64)
            LabelView("days to go until the next birthday")
                .font(.subheadline)
                .color(.secondaryLabel)
                .wraps()
        }
        .spacing(14)
        .alignment(.center)
        .padding(top: 0, left: 20, bottom: 20, right: 20)
    }

}
