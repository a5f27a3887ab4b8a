import Foundation
import Render
import Testing

@testable import BuilderUIKit

/// The badges of bar button items, and the marks of selected ones.
@MainActor
@Suite struct BarButtonMarkTests {
    /// Shows an item in a toolbar of 320 points.
    private func show(_ item: UIBarButtonItem, _ design: InterfaceDesign, isRightToLeft: Bool = false) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        window.traitOverrides[InterfaceDesignTrait.self] = design
        window.traitOverrides.userInterfaceStyle = .light
        let bar = UIToolbar(frame: CGRect(x: 0, y: 40, width: 320, height: 48))
        window.traitOverrides.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        bar.items = [item]
        window.addSubview(bar)
        window.isHidden = false
        window.layoutIfNeeded()
        return window
    }

    private func button(in window: UIWindow) throws -> BarButtonView {
        let bar = try #require(window.subviews.compactMap { $0 as? UIToolbar }.first)
        return try #require(bar.subviews.compactMap { $0 as? BarButtonView }.first)
    }

    private func badge(in window: UIWindow) throws -> BarButtonBadgeView? {
        try button(in: window).subviews.compactMap { $0 as? BarButtonBadgeView }.first
    }

    private func star() -> UIBarButtonItem { UIBarButtonItem(image: UIImage(systemName: "star"), style: .plain) }

    @Test(arguments: [InterfaceDesign.ios18, .ios26])
    func aBadgeIsAtTheUpperTrailingCorner(_ design: InterfaceDesign) throws {
        let item = star()
        item.badge = .count(3)
        let window = show(item, design)
        let badge = try #require(try badge(in: window))
        let (place, button) = (badge.frame, try button(in: window).bounds)
        #expect(badge.text == "3")
        #expect(place.width >= place.height && abs(badge.layer.cornerRadius - place.height / 2) < 0.01)
        #expect(place.midX > button.midX && place.midY < button.midY)
        let mirrored = show(item, design, isRightToLeft: true)
        let other = try #require(try self.badge(in: mirrored)).frame
        #expect(abs(button.width - other.maxX - place.minX) <= 1 && abs(other.minY - place.minY) <= 1)
    }

    @Test func badgesHaveTheirColorsAndDotsHaveNoText() throws {
        let item = star()
        var own = UIBarButtonItem.Badge.string("New")
        own.backgroundColor = .blue
        own.foregroundColor = .yellow
        own.font = .systemFont(ofSize: 9)
        item.badge = own
        let window = show(item, .ios26)
        let wide = try #require(try badge(in: window))
        #expect(wide.text == "New" && wide.backgroundColor == .blue && wide.textColor == .yellow)
        #expect(wide.font == .systemFont(ofSize: 9) && wide.frame.width > wide.frame.height)
        #expect(try button(in: window).derivedAccessibility.value == "New")
        item.badge = .indicator()
        window.layoutIfNeeded()
        let dot = try #require(try badge(in: window))
        #expect(dot.text == nil && abs(dot.frame.width - dot.frame.height) < 0.01)
        #expect(dot.frame.height < wide.font.lineHeight + 9)
        item.badge = nil
        window.layoutIfNeeded()
        #expect(try badge(in: window) == nil)
    }

    @Test func badgesAreInNavigationBars() throws {
        let page = UIViewController()
        let item = star()
        item.badge = .count(12)
        page.navigationItem.rightBarButtonItem = item
        let navigation = UINavigationController(rootViewController: page)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        let button = try #require(navigation.navigationBar.buttonViews.first)
        #expect(button.subviews.contains { ($0 as? BarButtonBadgeView)?.text == "12" })
    }

    // MARK: Selection

    private func draw(_ window: UIWindow) throws -> Bitmap {
        let context = CGContext(bounds: window.bounds, scale: 1)
        window.layer.render(in: context)
        return try #require(context.makeImage()).bitmap
    }

    @Test(arguments: [InterfaceDesign.ios18, .ios26])
    func aSelectedItemHasATintedMark(_ design: InterfaceDesign) throws {
        let item = star()
        item.tintColor = .red
        let plain = try draw(show(item, design))
        item.isSelected = true
        let window = show(item, design)
        let frame = try button(in: window).convert(try button(in: window).bounds, to: window)
        let (x, y) = (Int(frame.midX), Int(design == .ios26 ? frame.minY + 6 : frame.minY - 2))
        let (before, after) = (plain.pixel(x: x, y: y), try draw(window).pixel(x: x, y: y))
        // Red stays, green and blue are less.
        #expect(after & 0xFF < before & 0xFF && (after >> 8) & 0xFF < (before >> 8) & 0xFF)
        #expect(try button(in: window).derivedAccessibility.traits.contains(.selected))
        item.isSelected = false
        window.layoutIfNeeded()
        #expect(try draw(window).pixel(x: x, y: y) == before)
    }

    @Test func aProminentItemNeedsNoMark() throws {
        let item = UIBarButtonItem(title: "Done", style: .done)
        item.isSelected = true
        let count = try button(in: show(item, .ios26)).subviews.count
        item.isSelected = false
        #expect(try button(in: show(item, .ios26)).subviews.count == count)
    }

    @Test func aTapTogglesTheSelection() throws {
        let item = star()
        item.changesSelectionAsPrimaryAction = true
        let window = show(item, .ios18)
        try button(in: window).simulateTap()
        #expect(item.isSelected)
        try button(in: window).simulateTap()
        #expect(!item.isSelected)
    }
}
