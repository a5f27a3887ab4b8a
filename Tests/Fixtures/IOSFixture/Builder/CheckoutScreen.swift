import Builder
import RxCocoa
import RxSwift
import UIKit

struct CheckoutScreen: ViewBuilder {
    enum Field: Int {
        case name = 1
        case email, password
    }

    let model: CheckoutModel
    let comments = BehaviorRelay<String?>(value: nil)

    var body: View {
        VerticalScrollView {
            VStackView(spacing: 16) {
                UnderlinedField("Name")
                    .text(bidirectionalBind: model.fields.$name)
                    .invalid(bind: model.fields.$name.asObservable().map { $0.count > 20 })
                    .style(UnderlinedFieldStyle(color: .systemTeal))
                    .textContentType(.name)
                    .autocapitalizationType(.words)
                    .returnKeyType(.next)
                    .tag(Field.name)
                    .onEditingDidEndOnExit { context in
                        context.find(Field.email)?.becomeFirstResponder()
                    }
                TextField(model.fields.$email)
                    .placeholder("E-mail")
                    .keyboardType(.emailAddress)
                    .autocorrectionType(.no)
                    .autocapitalizationType(.none)
                    .enablesReturnKeyAutomatically(true)
                    .inputAccessoryView(UIToolbarStandIn())
                    .tag(Field.email)
                    .set(keyPath: \.borderStyle, value: .roundedRect)
                TextField("")
                    .secureTextEntry(true)
                    .tag(Field.password)
                    .onEditingDidBegin { context in context.view.text = "" }
                    .onEditingDidEnd { context in context.view.alpha = (context.value ?? "").isEmpty ? 0.5 : 1 }
                TextField(comments)
                    .onChange { context in context.view.placeholder = context.value }
                    .onControlEvent(.primaryActionTriggered) { $0.endEditing() }
                HStackView {
                    LabelView("I agree")
                    SpacerView()
                    SwitchView(model.fields.$agrees)
                        .onTintColor(.systemGreen)
                        .onChange { context in context.endEditing() }
                }
                LabelView(model.$message)
                    .color(bind: model.$message.asObservable().map { $0 == nil ? UIColor.label : .systemGreen })
                    .hidden(bind: model.$message.asObservable().map { $0 == nil })
                ButtonView("Send") { [weak model] _ in model?.send() }
                    .style(FilledButtonStyle())
                    .enabled(bind: model.$canSend)
                    .selected(bind: Observable.just(false))
                    .identifier("send")
                Group {
                    TextField(Observable<String?>.just("read only")).enabled(false)
                    SwitchView(Observable.just(true)).enabled(false)
                }
            }
            .padding(20)
            .onReceive(model.$canSend) { context in
                context.view.accessibilityLabel = context.value ? "ready" : "incomplete"
            }
        }
        .automaticallyAdjustForKeyboard()
        .hideKeyboardOnBackgroundTap(cancelsTouchesInView: false)
        .onDidScroll { context in context.view.superview?.layoutIfNeeded() }
        .safeArea(true)
    }
}

/// A bar above the keyboard.
private final class UIToolbarStandIn: UIView {
    override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: 44)
    }
}
