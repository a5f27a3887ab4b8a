import Foundation
import Testing

@testable import BuilderUIKit

@MainActor
@Suite struct UIButtonPopUpTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let button = UIButton(configuration: .gray())
    private let first = UIAction(title: "First") { _ in }
    private let second = UIAction(title: "Second", image: UIImage(systemName: "star")) { _ in }

    init() {
        window.rootViewController = UIViewController()
        window.isHidden = false
        button.frame = CGRect(x: 20, y: 100, width: 120, height: 35)
        window.rootViewController?.view.addSubview(button)
        button.menu = UIMenu(children: [first, UIMenu(options: .displayInline, children: [second])])
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        window.layoutIfNeeded()
    }

    private func rows(_ view: UIView) -> [MenuRow] {
        view.subviews.flatMap { ($0 as? MenuRow).map { [$0] } ?? rows($0) }
    }

    /// The indicator's image view.
    private var indicator: UIImageView? {
        button.subviews.lazy.compactMap { $0 as? UIImageView }.first {
            $0.image?.nameInTexts == "chevron.up.chevron.down"
        }
    }

    @Test func theFirstActionIsSelectedAtFirst() {
        #expect(first.state == .on && second.state == .off)
        #expect(button.titleLabel?.text == "First")
        #expect(button.menu?.selectedElements == [first])
    }

    @Test func aChoiceIsMarkedAndDisplayed() throws {
        button.performPrimaryAction()
        window.layoutIfNeeded()
        let menu = try #require(window.subviews.last as? MenuView)
        #expect(rows(menu).map(\.isOn) == [true, false])
        let row = try #require(rows(menu).last)
        let frame = row.convert(row.bounds, to: nil)
        let finger = TouchSimulator(window: window)
        finger.down(at: CGPoint(x: frame.midX, y: frame.midY))
        finger.up()
        window.layoutIfNeeded()
        #expect(!window.subviews.contains { $0 is MenuView })
        #expect(first.state == .off && second.state == .on)
        #expect(button.titleLabel?.text == "Second")
        #expect(button.imageView?.image?.nameInTexts == "star")
        #expect(!button.isSelected)
        button.performPrimaryAction()
        window.layoutIfNeeded()
        #expect(rows(window).map(\.isOn) == [false, true])
    }

    @Test func theIndicatorFollowsTheTitle() throws {
        let view = try #require(indicator)
        let title = try #require(button.titleLabel)
        #expect(view.frame.minX > title.frame.maxX)
        button.configuration?.indicator = .none
        #expect(indicator == nil)
        button.configuration?.indicator = .popup
        button.changesSelectionAsPrimaryAction = false
        #expect(indicator != nil)
        button.configuration?.indicator = .automatic
        #expect(indicator == nil)
        #expect(button.currentTitle == nil)
    }

    @Test func aButtonWithoutAConfigurationDisplaysTheSelectionToo() {
        let plain = UIButton(type: .system)
        plain.menu = UIMenu(children: [first, second])
        plain.showsMenuAsPrimaryAction = true
        plain.changesSelectionAsPrimaryAction = true
        #expect(plain.titleLabel?.text == "First")
    }
}
