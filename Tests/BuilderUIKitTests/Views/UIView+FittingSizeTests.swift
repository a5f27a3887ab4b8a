import Foundation
import Testing

@testable import BuilderUIKit

/// `systemLayoutSizeFitting`, hugging and compression, and the priorities between them.
@MainActor
@Suite struct UIViewFittingSizeTests {
    /// A box of 60 × 20 with 5 points around it.
    private func padded(_ box: UIView) -> UIView {
        let view = UIView()
        view.addSubview(box)
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 5),
            box.topAnchor.constraint(equalTo: view.topAnchor, constant: 5),
            view.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: 5),
            view.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: 5),
        ])
        return view
    }

    @Test func sizesThatFitAreTheBoundsOfATransformedView() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 20)).image { _ in }
        let view = UIImageView(image: image)
        view.frame = CGRect(x: 10, y: 10, width: 5, height: 5)
        view.sizeToFit()
        #expect(view.frame == CGRect(x: 10, y: 10, width: 60, height: 20))
        view.bounds.size = CGSize(width: 1, height: 1)
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        view.sizeToFit()
        #expect(view.bounds.size == CGSize(width: 60, height: 20))
        #expect(view.center == CGPoint(x: 40, y: 20))
    }

    @Test func contentBeatsATargetOfLowPriority() {
        let view = padded(Box(60, 20))
        #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 70, height: 30))
        #expect(view.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize) == CGSize(width: 70, height: 30))
        #expect(view.systemLayoutSizeFitting(CGSize(width: 200, height: 5)) == CGSize(width: 70, height: 30))
        #expect(view.frame == .zero)
    }

    @Test func aTargetOfHighPriorityBeatsContent() {
        let view = padded(Box(60, 20))
        let target = CGSize(width: 200, height: 12)
        #expect(
            view.systemLayoutSizeFitting(
                target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
                == CGSize(width: 200, height: 30))
        // 300 is above hugging (250) and below compression resistance (750): it stretches and doesn't squeeze.
        let between = UILayoutPriority(300)
        #expect(
            view.systemLayoutSizeFitting(
                target, withHorizontalFittingPriority: between, verticalFittingPriority: between)
                == CGSize(width: 200, height: 30))
        #expect(
            view.systemLayoutSizeFitting(
                target, withHorizontalFittingPriority: .required, verticalFittingPriority: UILayoutPriority(800))
                == CGSize(width: 200, height: 12))
    }

    /// Without content the target counts: that is how a view without constraints takes the expanded size.
    @Test func nothingToFitTakesTheTarget() {
        let view = padded(plain())
        #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 10, height: 10))
        #expect(view.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize) == CGSize(width: 10000, height: 10000))
    }

    @Test func textFitsTheWidthThatIsRequired() {
        withScreen(400, 400, scale: 2) { root in
            let text = label("several words that take more than one line", lines: 0)
            let view = padded(text)
            root.addSubview(view)
            let free = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            #expect(free.height < 35 && free.width > 200)
            let narrow = view.systemLayoutSizeFitting(
                CGSize(width: 130, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            #expect(narrow.width == 130)
            #expect(narrow.height == text.sizeThatFits(CGSize(width: 120, height: 9999)).height + 10)
        }
    }

    /// Every mix of priorities with wrapping text: the target width applies above the text's 750, and the
    /// target height above the text's 750 or, to be taller, its 250.
    @Test(arguments: [49, 50, 249, 251, 749, 751, 999, 1000] as [Float]) func textAtEveryMix(horizontal: Float) {
        let icon = Box(40, 40)
        let text = label(String(repeating: "several words ", count: 9), lines: 0)
        // Equals would shrink in turn, the first one first.
        icon.setContentCompressionResistancePriority(.required, for: .horizontal)
        let view = UIView()
        view.addSubview(icon)
        view.addSubview(text)
        NSLayoutConstraint.activate([
            icon.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            icon.topAnchor.constraint(equalTo: view.topAnchor),
            icon.bottomAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor),
            text.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8),
            text.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            text.topAnchor.constraint(equalTo: view.topAnchor),
            text.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        let oneLine = text.intrinsicContentSize.width + 48
        let wrapped = text.sizeThatFits(CGSize(width: 152, height: 1e4)).height
        #expect(wrapped > 70 && oneLine > 300)
        for vertical: Float in [50, 251, 749, 751, 1000] {
            let size = view.systemLayoutSizeFitting(
                CGSize(width: 200, height: 70), withHorizontalFittingPriority: UILayoutPriority(horizontal),
                verticalFittingPriority: UILayoutPriority(vertical))
            let isNarrow = horizontal > 750
            #expect(abs(size.width - (isNarrow ? 200 : oneLine)) < 0.01, "\(vertical)")
            let height = isNarrow ? (vertical > 750 ? 70 : wrapped) : (vertical > 250 ? 70 : 40)
            #expect(abs(size.height - height) < 0.01, "\(vertical): \(size), \(wrapped)")
        }
        #expect(view.frame == .zero && text.frame == .zero)
    }

    /// Targets without a bound, and such as mean nothing.
    @Test func targetsBeyondAllLimits() {
        let view = padded(Box(60, 20))
        let huge = CGFloat.greatestFiniteMagnitude
        let (sizes, quiet) = LayoutDiagnostics.collecting {
            [
                view.systemLayoutSizeFitting(CGSize(width: huge, height: huge)),
                view.systemLayoutSizeFitting(
                    CGSize(width: 200, height: huge), withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel),
            ]
        }
        #expect(sizes == [CGSize(width: 70, height: 30), CGSize(width: 200, height: 30)] && quiet.isEmpty)
        let (_, loud) = LayoutDiagnostics.collecting {
            _ = view.systemLayoutSizeFitting(CGSize(width: 200, height: CGFloat.infinity))
            _ = view.systemLayoutSizeFitting(
                .zero, withHorizontalFittingPriority: UILayoutPriority(1001), verticalFittingPriority: .required)
        }
        // The conflict of the target of 0 with the content is reported too.
        let wrong = loud.filter { issue in
            if case .unsatisfiable = issue { return false }
            return true
        }
        #expect(wrong.count == 2, "\(loud)")
        #expect(wrong.first?.description.hasPrefix("the targetSize of systemLayoutSizeFitting of <UIView: 0x") ?? false)
        #expect(wrong.last?.description.hasPrefix("It's illegal to set priority:1001.") ?? false)
    }

    /// One axis of hugging and compression at a time, at each side of a rival's priority.
    @Test(arguments: [100, 249, 251, 749, 751, 999] as [Float]) func contentYieldsToHigherPriorities(rival: Float) {
        withScreen(300, 300) { root in
            let wide = Box(60, 20)
            let narrow = Box(60, 20)
            root.addSubview(wide)
            root.addSubview(narrow)
            let constraints = [
                wide.widthAnchor.constraint(equalToConstant: 100), narrow.widthAnchor.constraint(equalToConstant: 30),
                wide.heightAnchor.constraint(equalToConstant: 40), narrow.heightAnchor.constraint(equalToConstant: 8),
            ]
            for constraint in constraints { constraint.priority = UILayoutPriority(rival) }
            NSLayoutConstraint.activate(constraints)
            root.layoutIfNeeded()
            #expect(wide.frame.size == (rival > 250 ? CGSize(width: 100, height: 40) : CGSize(width: 60, height: 20)))
            #expect(narrow.frame.size == (rival > 750 ? CGSize(width: 30, height: 8) : CGSize(width: 60, height: 20)))
            // The other way round for one axis.
            wide.setContentHuggingPriority(UILayoutPriority(rival + 0.5), for: .vertical)
            narrow.setContentCompressionResistancePriority(UILayoutPriority(rival - 0.5), for: .horizontal)
            root.layoutIfNeeded()
            #expect(wide.frame.height == 20)
            #expect(narrow.frame.width == 30)
        }
    }

    @Test func prioritiesAreNumbers() {
        #expect((UILayoutPriority.required - 1).rawValue == 999)
        #expect(UILayoutPriority.defaultLow + 0.5 == UILayoutPriority(rawValue: 250.5))
        var priority = UILayoutPriority.defaultHigh
        priority -= 250
        #expect(priority == .sceneSizeStayPut && priority < .dragThatCanResizeScene)
        #expect(UILayoutPriority.dragThatCannotResizeScene.rawValue == 490)
        #expect(UILayoutPriority.fittingSizeLevel.rawValue == 50)
    }

    /// Alignment rectangles: the rectangle that constraints reference lies inside the frame.
    final class Shadowed: UIView {
        override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 6, right: 4) }
        override var intrinsicContentSize: CGSize { CGSize(width: 50, height: 30) }
    }

    /// The same by the methods that convert rectangles.
    final class Converting: UIView {
        override func alignmentRect(forFrame frame: CGRect) -> CGRect {
            CGRect(x: frame.minX + 2, y: frame.minY + 1, width: frame.width - 6, height: frame.height - 7)
        }
        override func frame(forAlignmentRect rect: CGRect) -> CGRect {
            CGRect(x: rect.minX - 2, y: rect.minY - 1, width: rect.width + 6, height: rect.height + 7)
        }
        override var intrinsicContentSize: CGSize { CGSize(width: 50, height: 30) }
    }

    @Test func aNonFiniteTargetSizeIsReported() {
        let (size, issues) = LayoutDiagnostics.collecting {
            UIView().systemLayoutSizeFitting(CGSize(width: 10, height: CGFloat.nan))
        }
        #expect(size == .zero)
        #expect(issues.count == 1)
        #expect(issues.first?.description.contains("targetSize") == true)
    }

    @Test(arguments: [false, true]) func constraintsUseAlignmentRects(isConverting: Bool) {
        withScreen(300, 300) { root in
            let view = isConverting ? Converting() : Shadowed()
            view.translatesAutoresizingMaskIntoConstraints = false
            let inside = Box(10, 10)
            let below = Box(10, 10)
            view.addSubview(inside)
            root.addSubview(view)
            root.addSubview(below)
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
                view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
                inside.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                inside.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                below.topAnchor.constraint(equalTo: view.bottomAnchor),
                below.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            ])
            root.layoutIfNeeded()
            #expect(view.frame == CGRect(x: 18, y: 9, width: 56, height: 37))
            #expect(view.alignmentRect(forFrame: view.frame) == CGRect(x: 20, y: 10, width: 50, height: 30))
            #expect(inside.frame == CGRect(x: 2, y: 21, width: 10, height: 10))
            #expect(below.frame == CGRect(x: 40, y: 40, width: 10, height: 10))
        }
    }
}
