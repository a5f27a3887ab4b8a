import SwiftlyUI
import UIKit

struct TaskItem: Equatable {
    var title: String
    var note: String?
    var priority = 0
    var isDone = false
}

final class TaskCell: UITableViewCell {
    let iconView = ImageView(systemName: "circle")
        .tintColor(.systemGray)
        .contentMode(.scaleAspectFit)
        .frame(width: 24, height: 24)
    let titleLabel = UILabel()
        .font(.semibold(16))
        .lineBreakMode(.byTruncatingTail)
    let noteLabel = UILabel()
        .font(.regular(13))
        .foregroundColor(.secondaryLabel)
    let badge = Label()
        .font(.bold(12))
        .foregroundColor(.white)
        .backgroundColor(.systemRed)
        .padding(.vertical, 2)
        .padding(.horizontal, 6)
        .layerCornerRadius(6)

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle(.none)
        contentView.addContents {
            HStackView(spacing: 12) {
                iconView
                VStackView(spacing: 2) {
                    titleLabel
                    noteLabel
                }
                .alignment(.leading)
                UIView()
                badge
            }
            .padding(.horizontal, 16)
            .fillToSuper()
        }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func show(_ item: TaskItem) {
        iconView
            .systemImage(item.isDone ? "checkmark.circle.fill" : "circle")
            .tintColor(item.isDone ? .systemGreen : .systemGray)
        titleLabel
            .text(item.title)
            .textColor(item.isDone ? .tertiaryLabel : .label)
        noteLabel
            .text(item.note)
            .hidden(item.note == nil)
        badge
            .text("\(item.priority)")
            .hidden(item.priority == 0 || item.isDone)
    }
}
