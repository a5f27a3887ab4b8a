import Builder
import UIKit

struct ReceiptView: ViewBuilder {

    let receipt: Receipt

    var body: View {
        VerticalScrollView {
            ContainerView {
                With(TicketView(frame: .zero)) { $0.tearOffset = 96 }
                With(UIView()) { $0.backgroundColor = .sand }
                    .cornerRadius(5)
                    .frame(height: 10, width: 10)
                    .position(.topCenter)
                    .margins(8)
                VStackView {
                    head
                    SpacerView(18)
                    ForEach(receipt.lines) { line in
                        ReceiptLineView(line: line, money: money)
                    }
                    DividerView()
                    sum("Net", receipt.net)
                    sum("Tax (\(NumberFormatter.percent.text(receipt.taxRate)))", receipt.tax)
                    total
                }
                .spacing(10)
                .padding(20)
            }
            .margins(20)
        }
        .backgroundColor(.sand)
    }

    private var money: NumberFormatter { .money(receipt.currency) }

    private var head: View {
        HStackView {
            VStackView {
                LabelView("Receipt")
                    .font(.title2)
                LabelView("No. \(receipt.number)")
                    .font(.footnote)
                    .color(.secondaryLabel)
                LabelView(DateFormatter.dayAndTime.string(from: receipt.date))
                    .font(.footnote)
                    .color(.secondaryLabel)
            }
            .spacing(2)
            SpacerView()
            ContainerView {
                With(TagLabel("Paid", color: .systemGreen)).position(.centerRight)
            }
        }
        .alignment(.center)
    }

    private func sum(_ name: String, _ value: Decimal) -> View {
        HStackView {
            LabelView(name)
                .color(.secondaryLabel)
            SpacerView()
            LabelView(money.text(value))
                .font(.monospacedDigitSystemFont(ofSize: 16, weight: .regular))
        }
    }

    private var total: View {
        HStackView {
            LabelView("Total")
                .font(.headline)
            SpacerView()
            With(UILabel()) { $0.attributedText = priced(receipt.total) }
        }
        .alignment(.lastBaseline)
    }

    /// Returns a price with its fraction digits in a smaller font.
    private func priced(_ value: Decimal) -> NSAttributedString {
        let text = money.text(value)
        let result = NSMutableAttributedString(
            string: text,
            attributes: [.font: UIFont.systemFont(ofSize: 28, weight: .bold), .foregroundColor: UIColor.label])
        let parts = text.components(separatedBy: ".")
        if parts.count == 2 {
            let cents = NSRange(location: parts[0].utf16.count, length: parts[1].utf16.count + 1)
            result.addAttributes(
                [.font: UIFont.systemFont(ofSize: 17, weight: .semibold), .foregroundColor: UIColor.secondaryLabel],
                range: cents)
        }
        return result
    }

}

struct ReceiptLineView: ViewBuilder {

    let line: Receipt.Line
    let money: NumberFormatter

    var body: View {
        HStackView {
            LabelView("\(line.count) ×")
                .color(.secondaryLabel)
                .contentCompressionResistancePriority(.required, for: .horizontal)
            LabelView(line.name)
                .wraps()
                .contentHuggingPriority(.defaultLow, for: .horizontal)
            LabelView(money.text(line.total))
                .font(.monospacedDigitSystemFont(ofSize: 16, weight: .regular))
        }
        .spacing(8)
        .alignment(.firstBaseline)
    }

}
