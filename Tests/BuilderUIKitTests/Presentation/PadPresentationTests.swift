import Foundation
import Testing

@testable import BuilderUIKit

/// Sheets and alerts on an iPad.
@MainActor
@Suite struct PadPresentationTests {
    private func makeWindow(_ design: InterfaceDesign) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 820, height: 1180))
        window.traitOverrides[InterfaceDesignTrait.self] = design
        window.traitOverrides.horizontalSizeClass = .regular
        window.traitOverrides.verticalSizeClass = .regular
        window.traitOverrides.userInterfaceIdiom = .pad
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        return window
    }

    /// Reported for iOS 26: 42 points are free above a page sheet.
    @Test(arguments: [(InterfaceDesign.ios26, CGFloat(42)), (.ios18, 44)])
    func pageSheetsLeaveRoomAtBothEnds(design: InterfaceDesign, margin: CGFloat) throws {
        let window = makeWindow(design)
        let page = UIViewController()
        page.modalPresentationStyle = .pageSheet
        window.rootViewController?.present(page, animated: false)
        window.layoutIfNeeded()
        let frame = page.view.convert(page.view.bounds, to: nil)
        #expect(frame.minY == margin && frame.maxY == 1180 - margin)
    }

    /// Reported for iOS 26: an action sheet is a popover 288 points wide, without its cancel action.
    @Test func actionSheetsAreNarrowAndWithoutCancel() throws {
        let window = makeWindow(.ios26)
        let source = UIButton(frame: CGRect(x: 300, y: 300, width: 80, height: 40))
        window.rootViewController?.view.addSubview(source)
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        sheet.popoverPresentationController?.sourceView = source
        window.rootViewController?.present(sheet, animated: false)
        window.layoutIfNeeded()
        var labels: [String] = []
        var widths: Set<CGFloat> = []
        func collect(_ view: UIView) {
            if view.isHidden { return }
            if let label = view as? UILabel, let text = label.text { labels.append(text) }
            widths.insert(view.bounds.width)
            for subview in view.subviews { collect(subview) }
        }
        collect(window)
        #expect(labels.contains("Delete") && !labels.contains("Cancel"))
        #expect(widths.contains(288))
    }

    /// Apple's documentation: an action sheet is a popover from its source, and a tap beside it chooses the cancel
    /// action.
    @Test(arguments: [InterfaceDesign.ios18, .ios26])
    func actionSheetsArePopovers(design: InterfaceDesign) throws {
        var renderer = Renderer(device: try Device.find("iPad (A16)"))
        renderer.design = design
        let page = UIViewController()
        var chosen: [String] = []
        _ = try renderer.layOut(page) { _ in
            let source = UIView(frame: CGRect(x: 300, y: 300, width: 80, height: 40))
            page.view.addSubview(source)
            let sheet = UIAlertController(title: "Photo", message: nil, preferredStyle: .actionSheet)
            for (title, style) in [("Delete", UIAlertAction.Style.destructive), ("Cancel", .cancel)] {
                sheet.addAction(UIAlertAction(title: title, style: style) { chosen.append($0.title ?? "") })
            }
            let popover = try #require(sheet.popoverPresentationController)
            popover.sourceView = source
            page.present(sheet, animated: false)
            page.view.window?.layoutIfNeeded()
            #expect(sheet.presentationController === popover)
            let frame = sheet.view.convert(sheet.view.bounds, to: nil)
            #expect(frame.width == 288 && frame.height < 200)
            #expect(frame.minY >= 340 || frame.maxY <= 300)
            #expect(popover.dismissByUser())
            #expect(chosen == ["Cancel"] && page.presentedViewController == nil)
            let other = UIAlertController(title: "Photo", message: nil, preferredStyle: .actionSheet)
            page.present(other, animated: false)
            #expect(!other.isInPopover)
        }
    }
}
