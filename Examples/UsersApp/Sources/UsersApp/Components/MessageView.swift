import Builder
import UIKit

/// A placeholder for a list that is empty or failed to load.
struct MessageView: ViewBuilder {

    let symbol: String
    let title: String
    let text: String
    var action: String?
    var onAction: () -> Void = {}

    /// Returns an error message with a retry button.
    static func failure(_ text: String, retry: @escaping () -> Void) -> MessageView {
        var message = MessageView(symbol: "exclamationmark.triangle", title: "That didn't work", text: text)
        message.action = "Try Again"
        message.onAction = retry
        return message
    }

    var body: View {
        ContainerView {
            VStackView {
                ImageView(systemName: symbol)
                    .with {
                        $0.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 44, weight: .light)
                    }
                    .tintColor(.tertiaryLabel)
                    .contentMode(.center)
                    .contentHuggingPriority(.required, for: .vertical)
                LabelView(title)
                    .font(.title3)
                    .alignment(.center)
                LabelView(text)
                    .font(.subheadline)
                    .color(.secondaryLabel)
                    .alignment(.center)
                    .wraps()
                if let action = action {
                    ButtonView(action) { _ in onAction() }
                        .style(QuietButtonStyle())
                        .contentHuggingPriority(.required, for: .vertical)
                }
            }
            .spacing(12)
            .position(.center)
            .width(min: 240)
            .width(max: 300)
        }
        .backgroundColor(.systemBackground)
    }

}

struct LoadingView: ViewBuilder {

    var text = "One moment …"

    var body: View {
        ContainerView {
            VStackView {
                With(UIActivityIndicatorView(style: .large)) { $0.startAnimating() }
                    .contentHuggingPriority(.required, for: .vertical)
                LabelView(text)
                    .font(.footnote)
                    .color(.secondaryLabel)
            }
            .alignment(.center)
            .position(.center)
        }
        .backgroundColor(.systemBackground)
    }

}
