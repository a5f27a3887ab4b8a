import Builder
import RxSwift
import UIKit

/// A text field with its validation message below.
struct FormRow<Field: LinedTextField>: ViewBuilder {

    let fault: Variable<String>
    let field: ViewModifier<Field>

    init(fault: Variable<String>, field: ViewModifier<Field>) {
        self.fault = fault
        self.field = field
    }

    var body: View {
        VStackView {
            field.onReceive(fault) { context in
                context.view.fault = context.value.isEmpty ? nil : context.value
            }
            LabelView(fault)
                .style(FaultStyle())
                .hidden(fault.wrappedValue.isEmpty)
                .hidden(bind: fault.asObservable().map { $0.isEmpty })
        }
        .spacing(4)
    }

}
