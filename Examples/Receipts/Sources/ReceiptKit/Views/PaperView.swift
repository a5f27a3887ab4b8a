import Builder

/// A strip of paper with a torn lower edge and a soft shadow.
struct PaperView: ViewBuilder {
    let content: View

    var body: View {
        With(TornPaper(content))
    }
}

final class TornPaper: UIView {
    private let tooth = CGSize(width: 12, height: 7)

    init(_ content: View) {
        super.init(frame: .zero)
        isOpaque = false
        embed(content)
        layer.shadowOpacity = 0.14
        layer.shadowRadius = 9
        layer.shadowOffset = CGSize(width: 0, height: 4)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.shadowPath = outline.cgPath
    }

    override func draw(_ rect: CGRect) {
        UIColor.paper.setFill()
        outline.fill()
    }

    /// The paper's outline, with teeth that divide the lower edge evenly.
    private var outline: UIBezierPath {
        let count = max(1, (bounds.width / tooth.width).rounded())
        let width = bounds.width / count
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: bounds.maxX, y: 0))
        path.addLine(to: CGPoint(x: bounds.maxX, y: bounds.maxY - tooth.height))
        for step in 0..<Int(count) {
            let right = bounds.maxX - CGFloat(step) * width
            path.addLine(to: CGPoint(x: right - width / 2, y: bounds.maxY))
            path.addLine(to: CGPoint(x: max(0, right - width), y: bounds.maxY - tooth.height))
        }
        path.close()
        return path
    }
}
