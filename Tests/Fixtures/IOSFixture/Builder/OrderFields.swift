import Builder
import RxSwift
import UIKit

/// A text field with a line below, as apps write them.
final class UnderlinedTextField: UITextField {
    var lineColor: UIColor? = .separator {
        didSet { line.backgroundColor = isInvalid ? .systemRed : lineColor }
    }
    var isInvalid = false {
        didSet { line.backgroundColor = isInvalid ? .systemRed : lineColor }
    }
    private let line = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        commonInit()
    }

    private func commonInit() {
        line.backgroundColor = lineColor
        addSubview(line)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        line.frame = CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1)
    }
}

struct UnderlinedField: ModifiableView {
    let modifiableView: UnderlinedTextField = Modified(UnderlinedTextField()) {
        $0.translatesAutoresizingMaskIntoConstraints = false
        $0.font = .preferredFont(forTextStyle: .body)
        $0.setContentCompressionResistancePriority(.required, for: .vertical)
    }

    init(_ placeholder: String) {
        modifiableView.placeholder = placeholder
    }
}

extension ModifiableView where Base: UnderlinedTextField {
    @discardableResult
    func invalid<Binding: RxBinding>(bind binding: Binding) -> ViewModifier<Base> where Binding.T == Bool {
        bind(keyPath: \.isInvalid, binding: binding)
    }

    @discardableResult
    func lineColor(_ color: UIColor?) -> ViewModifier<Base> {
        ViewModifier(modifiableView, keyPath: \.lineColor, value: color)
    }
}

/// A badge that reports when it appears and can keep a padding, on an own class.
final class BadgeLabel: UILabel, ViewBuilderEventHandling, ViewBuilderPaddable {
    private var inset = UIEdgeInsets.zero

    override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: size.width + inset.left + inset.right, height: size.height + inset.top + inset.bottom)
    }

    override func drawText(in rect: CGRect) {
        super.drawText(in: rect.inset(by: inset))
    }

    func setPadding(_ padding: UIEdgeInsets) {
        inset = padding
        invalidateIntrinsicContentSize()
    }
}

struct Badge: ModifiableView {
    var modifiableView = Modified(BadgeLabel()) { label in
        label.translatesAutoresizingMaskIntoConstraints = false
        label.textAlignment = .center
        label.textColor = .white
        label.backgroundColor = .systemRed
    }

    init<Binding: RxBinding>(count: Binding) where Binding.T == Int {
        text(bind: count.asObservable().map { "\($0)" })
        hidden(bind: count.asObservable().map { $0 == 0 })
        font(.caption2).padding(h: 6, v: 2).cornerRadius(8)
    }
}
