import Builder
import RxCocoa
import RxSwift
import UIKit

/// A multiline text view with a placeholder.
struct NoteEditor: ViewBuilder {

    let text: Variable<String>
    private static let links: UIDataDetectorTypes = [.link, .phoneNumber]

    var body: View {
        ZStackView {
            With(UITextView()) { view in
                view.backgroundColor = .tertiarySystemFill
                view.font = .preferredFont(forTextStyle: .body)
                view.textContainerInset = UIEdgeInsets(top: 10, left: 8, bottom: 10, right: 8)
                view.isScrollEnabled = false
                view.characterLimit = 400
                view.dataDetectorTypes = NoteEditor.links
                view.rx.text.orEmpty
                    .bind(to: text.asRelay())
                    .disposed(by: view.rxDisposeBag)
            }
            .cornerRadius(8)
            LabelView("Anything else?")
                .color(.placeholderText)
                .font(.body)
                .position(.topLeft)
                .margins(top: 10, left: 13, bottom: 0, right: 0)
                .hidden(bind: text.asObservable().map { !$0.isEmpty })
        }
        .height(min: 84)
    }

}
