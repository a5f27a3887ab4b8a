import BuilderUIKit

/// A button to sign in with Apple, without Apple's logo. Its numbers are those of Apple's guidelines, not measured.
///
/// Its title is in the language that the app runs in.
@preconcurrency @MainActor
open class ASAuthorizationAppleIDButton: UIControl {
    /// The text of a button.
    public enum ButtonType: Int, Sendable {
        case signIn, `continue`, signUp
        public static var `default`: ButtonType { .signIn }

        fileprivate var title: String {
            switch self {
            case .signIn: SystemWord.signInWithApple.text
            case .continue: SystemWord.continueWithApple.text
            case .signUp: SystemWord.signUpWithApple.text
            }
        }
    }

    /// The colors of a button.
    public enum Style: Int, Sendable { case white, whiteOutline, black }

    private let title: String
    private let style: Style
    open var cornerRadius: CGFloat = 6 { didSet { setNeedsDisplay() } }

    public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
        title = type.title
        self.style = style
        super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
        accessibilityLabel = title
    }

    public convenience init(type: ButtonType, style: Style) {
        self.init(authorizationButtonType: type, authorizationButtonStyle: style)
    }

    public convenience override init(frame: CGRect) {
        self.init(authorizationButtonType: .default, authorizationButtonStyle: .black)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        title = ButtonType.default.title
        style = .black
        super.init(coder: coder)
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: 140, height: 30) }

    open override func draw(_ rect: CGRect) {
        (style == .black ? UIColor.black : .white).setFill()
        UIBezierPath(roundedRect: bounds, cornerRadius: cornerRadius).fill()
        if style == .whiteOutline {
            UIColor.black.setStroke()
            UIBezierPath(roundedRect: bounds.insetBy(dx: 0.5, dy: 0.5), cornerRadius: cornerRadius).stroke()
        }
        var text = title(ofSize: bounds.height * 0.43)
        let room = bounds.width * 0.9
        if text.size().width > room { text = title(ofSize: bounds.height * 0.43 * room / text.size().width) }
        let size = text.size()
        text.draw(at: CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2))
    }

    private func title(ofSize size: CGFloat) -> NSAttributedString {
        NSAttributedString(
            string: title,
            attributes: [
                .font: UIFont.systemFont(ofSize: size, weight: .medium),
                .foregroundColor: style == .black ? UIColor.white : .black,
            ])
    }
}
