import Builder
import RxSwift
import UIKit

/// A switch with its title and a note.
struct SwitchRow: ViewBuilder {

    let title: String
    var note: String?
    let isOn: Variable<Bool>

    var body: View {
        HStackView {
            VStackView {
                LabelView(title)
                    .font(.body)
                    .wraps()
                if let note = note {
                    LabelView(note)
                        .font(.footnote)
                        .color(.secondaryLabel)
                        .wraps()
                }
            }
            .spacing(2)
            SwitchView(isOn)
                .onTintColor(.harbour)
                .accessibilityIdentifier(title)
        }
        .spacing(12)
        .alignment(.center)
    }

}
