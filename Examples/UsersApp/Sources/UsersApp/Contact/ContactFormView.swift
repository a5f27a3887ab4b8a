import Builder
import RxSwift
import UIKit

struct ContactFormView: ViewBuilder {

    let model: ContactViewModel

    var body: View {
        VerticalScrollView {
            VStackView {
                head
                section("Who is it?") {
                    row(.name)
                    row(.email)
                    row(.phone)
                    row(.birthday)
                }
                section("Where to find them") {
                    SwitchRow(title: "Add an address", isOn: model.$hasAddress)
                    VStackView {
                        row(.street)
                        HStackView {
                            row(.postcode).width(110)
                            row(.city)
                        }
                        .spacing(16)
                        .alignment(.top)
                    }
                    .spacing(14)
                    .onReceive(model.$hasAddress) { context in
                        context.view.setFolded(!context.value, animated: context.view.window != nil)
                    }
                }
                section("And then?") {
                    SwitchRow(title: "Send the monthly news", isOn: model.$wantsNews)
                    DividerView()
                    SwitchRow(
                        title: "Agrees to the rules of the house",
                        note: "Quiet after ten, and whoever empties the coffee pot fills it again.",
                        isOn: model.$agrees)
                    NoteEditor(text: model.$note)
                }
                LabelView(model.$summary)
                    .style(FaultStyle())
                    .alignment(.center)
                    .hidden(bind: model.$summary.asObservable().map { $0 == nil })
                ButtonView("Save Contact") { context in
                    context.endEditing()
                    model.send()
                }
                .style(MainButtonStyle())
                .accessibilityIdentifier("save")
            }
            .spacing(20)
            .padding(20)
        }
        .automaticallyAdjustForKeyboard()
        .backgroundColor(.systemGroupedBackground)
        .hideKeyboardOnBackgroundTap()
    }

    private var head: View {
        HStackView {
            VStackView {
                LabelView("New contact")
                    .style(PageTitleStyle())
                LabelView("Name and e-mail are enough to begin with.")
                    .font(.subheadline)
                    .color(.secondaryLabel)
                    .wraps()
            }
            .spacing(2)
            With(ProgressRing(frame: .zero)) { $0.tintColor = .harbour }
                .onReceive(model.progress) { context in
                    context.view.progress = context.value
                    context.view.label.text = NumberFormatter.percent.string(
                        from: NSNumber(value: Double(context.value)))
                }
                .frame(height: 64, width: 64)
        }
        .spacing(12)
        .alignment(.center)
    }

    private func section(_ title: String, @ViewResultBuilder _ content: () -> ViewConvertable) -> View {
        VStackView {
            LabelView(title)
                .style(CaptionStyle())
                .padding(top: 0, left: 16, bottom: 0, right: 0)
            ContainerView {
                VStackView(content().asViews())
                    .spacing(14)
            }
            .padding(16)
            .style(CardStyle())
        }
        .spacing(6)
    }

    private func row(_ field: ContactField) -> ViewModifier<UIView> {
        let entry = model[field]
        let text = With(LinedTextField()) {
            $0.caption = field.caption
            $0.maskFormat = field.maskFormat
        }
        .text(bidirectionalBind: entry.$text)
        .placeholder(field.placeholder)
        .keyboardType(field.keyboard)
        .set(keyPath: \.textContentType, value: field.contentType)
        .set(keyPath: \.clearButtonMode, value: .whileEditing)
        .tag(field)
        .onChange { $0.view.applyMask() }
        .onEditingDidEnd { _ in model.leave(field) }
        return ViewModifier(FormRow(fault: entry.$fault, field: text))
    }

}
