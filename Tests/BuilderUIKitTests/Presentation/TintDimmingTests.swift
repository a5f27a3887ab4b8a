import Foundation
import Testing

@testable import BuilderUIKit

/// The tint of views behind alerts, sheets and popovers is dimmed.
@MainActor
@Suite struct TintDimmingTests {
    private final class TintedView: UIView {
        var changes = 0

        override func tintColorDidChange() {
            super.tintColorDidChange()
            changes += 1
        }
    }

    private func makeWindow(_ root: UIViewController) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = root
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
    }

    private func isGray(_ color: UIColor?) -> Bool {
        guard let color = color?.renderColor(for: UITraitCollection(userInterfaceStyle: .light)) else { return false }
        return abs(color.red - color.green) < 0.001 && abs(color.green - color.blue) < 0.001
    }

    @Test func modesAreInherited() {
        let (outer, inner, own) = (TintedView(), TintedView(), TintedView())
        outer.addSubview(inner)
        inner.addSubview(own)
        own.tintColor = .red
        for view in [outer, inner, own] { view.changes = 0 }
        #expect(outer.tintAdjustmentMode == .normal && !isGray(inner.tintColor))
        outer.tintAdjustmentMode = .dimmed
        #expect(inner.tintAdjustmentMode == .dimmed)
        #expect(isGray(outer.tintColor) && isGray(inner.tintColor) && isGray(own.tintColor))
        #expect([outer, inner, own].map(\.changes) == [1, 1, 1])
        inner.tintAdjustmentMode = .normal
        #expect(own.tintColor == .red && isGray(outer.tintColor))
        #expect([outer, inner, own].map(\.changes) == [1, 2, 2])
        outer.tintAdjustmentMode = .automatic
        #expect([outer, inner, own].map(\.changes) == [2, 2, 2], "the inner views kept theirs")
        inner.tintAdjustmentMode = .automatic
        #expect(inner.tintAdjustmentMode == .normal && inner.changes == 2)
    }

    @Test func grayHasTheLuminanceAndTheAlpha() {
        let view = UIView()
        view.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        view.tintAdjustmentMode = .dimmed
        var (white, alpha): (CGFloat, CGFloat) = (0, 0)
        #expect(view.tintColor.getWhite(&white, alpha: &alpha))
        #expect(abs(white - 0.498) < 0.01 && abs(alpha - 0.5) < 0.001)
        view.tintColor = .systemBlue
        #expect(view.tintColor == view.tintColor, "an equal color each time")
    }

    @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
    func alertsDim(style: UIAlertController.Style) {
        let root = UIViewController()
        let (view, kept) = (TintedView(), TintedView())
        let window = makeWindow(root)
        root.view.addSubview(view)
        root.view.addSubview(kept)
        kept.tintAdjustmentMode = .normal
        (view.changes, kept.changes) = (0, 0)
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: style)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        root.present(alert, animated: false)
        window.layoutIfNeeded()
        #expect(view.tintAdjustmentMode == .dimmed && isGray(view.tintColor) && view.changes == 1)
        #expect(!isGray(kept.tintColor) && kept.changes == 0)
        #expect(alert.view.tintAdjustmentMode == .normal)
        root.dismiss(animated: false)
        window.layoutIfNeeded()
        #expect(view.tintAdjustmentMode == .normal && view.tintColor == .systemBlue && view.changes == 2)
    }

    @Test func sheetsDimUnlessTheyLeaveWhatIsBehind() {
        let (root, sheet) = (UIViewController(), UIViewController())
        let window = makeWindow(root)
        sheet.sheetPresentationController?.detents = [.medium(), .large()]
        sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
        root.present(sheet, animated: false)
        window.layoutIfNeeded()
        #expect(root.view.tintAdjustmentMode == .normal)
        sheet.sheetPresentationController?.selectedDetentIdentifier = .large
        window.layoutIfNeeded()
        #expect(root.view.tintAdjustmentMode == .dimmed && sheet.view.tintAdjustmentMode == .normal)
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
        sheet.present(alert, animated: false)
        window.layoutIfNeeded()
        #expect(sheet.view.tintAdjustmentMode == .dimmed)
        sheet.dismiss(animated: false)
        window.layoutIfNeeded()
        #expect(root.view.tintAdjustmentMode == .dimmed && sheet.view.tintAdjustmentMode == .normal)
        root.dismiss(animated: false)
        #expect(root.view.tintAdjustmentMode == .normal)
    }

    @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen])
    func whatCoversTheScreenDoesNot(style: UIModalPresentationStyle) {
        let (root, page) = (UIViewController(), UIViewController())
        let window = makeWindow(root)
        page.modalPresentationStyle = style
        root.present(page, animated: false)
        window.layoutIfNeeded()
        #expect(root.view.tintAdjustmentMode == .normal)
    }

    @Test func whatIsDrawnInTheTintColorIsGray() async throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        let square = UIView(frame: view.bounds)
        square.backgroundColor = .tintColor
        view.addSubview(square)
        view.tintAdjustmentMode = .dimmed
        let bitmap = try await Renderer(timeout: 600).bitmap(of: view, width: 20, height: 20, scale: 1)
        let pixel = bitmap.pixel(x: 10, y: 10)
        #expect(pixel & 0xFF == pixel >> 8 & 0xFF && pixel & 0xFF == pixel >> 16 & 0xFF)
    }
}
