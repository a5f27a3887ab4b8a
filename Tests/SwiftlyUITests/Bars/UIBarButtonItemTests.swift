import Foundation
import Render
import SwiftlyUI
import Testing

@testable import BuilderUIKit

/// Items of bars: the braces, and what is seen in the bar.
@MainActor
@Suite struct UIBarButtonItemTests {
    private func bar(_ items: UIBarButtonItem...) -> UIToolbar { bar(items, .regular) }

    /// A toolbar on a phone that stands upright, or lies on its side.
    private func bar(_ items: [UIBarButtonItem], _ height: UIUserInterfaceSizeClass) -> UIToolbar {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let (parent, child) = (UIViewController(), UIViewController())
        parent.addChild(child)
        parent.setOverrideTraitCollection(
            UITraitCollection(traitsFrom: [
                UITraitCollection(userInterfaceIdiom: .phone), UITraitCollection(verticalSizeClass: height),
            ]), forChild: child)
        parent.view.addSubview(child.view)
        child.view.addSubview(bar)
        bar.items = items
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        window.rootViewController = parent
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        windows.all.append(window)
        return bar
    }
    private let windows = Windows()

    /// What holds the bars.
    private final class Windows {
        var all: [UIWindow] = []
    }

    private func buttons(_ view: UIView) -> [BarButtonView] {
        view.subviews.flatMap { ($0 as? BarButtonView).map { [$0] } ?? buttons($0) }
    }
    private func images(_ bar: UIToolbar) -> [UIImageView] {
        buttons(bar).flatMap(\.subviews).compactMap { $0 as? UIImageView }
    }

    @Test func theBracesRunOnceAndTheirViewIsShown() throws {
        var runs = 0
        func counted(_ view: UIView) -> [UIView] {
            runs += 1
            return [view]
        }
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
        let item = UIBarButtonItem {
            let views = counted(box)
            views
        }
        #expect(runs == 1)
        _ = bar(item)
        #expect(box.superview is BarButtonView)
        #expect(box.frame.size == CGSize(width: 60, height: 20))
    }

    @Test func ofSeveralViewsTheFirstIsShownAndThatIsReported() throws {
        let first = UILabel()
        first.text = "First"
        let second = UIView()
        second.accessibilityIdentifier = "second"
        let (item, issues) = LayoutDiagnostics.collecting {
            UIBarButtonItem {
                first
                second
            }
        }
        #expect(item.customView === first)
        #expect(issues == [.barButtonViews(views: ["UILabel:'First'", "UIView:second"])])
        let text = try #require(issues.first).description
        #expect(text.contains("2 views") && text.contains("UIView:second"))
    }

    @Test func withoutAViewNothingIsShownAndThatIsReported() {
        let (item, issues) = LayoutDiagnostics.collecting {
            UIBarButtonItem { ForEach([Int]()) { _ in UIView() } }
        }
        #expect(item.customView == nil)
        #expect(issues == [.barButtonViews(views: [])])
        #expect(issues.allSatisfy { $0.description.contains("exactly one view") })
    }

    @Test func oneViewIsNotReported() {
        #expect(LayoutDiagnostics.collecting { UIBarButtonItem { UIView() } }.diagnostics.isEmpty)
    }

    @Test func aTitleThatChangesMovesNothingWithinItsPossibleTitles() throws {
        let item = UIBarButtonItem().title("Edit")
        let narrow = try #require(buttons(bar(item)).first).frame.width
        item.possibleTitles(["Edit", "Discard changes"])
        let button = try #require(buttons(bar(item)).first)
        #expect(button.frame.width > narrow + 40)
        let wide = button.frame.width
        item.title("Discard changes")
        #expect(try #require(buttons(bar(item)).first).frame.width == wide)
    }

    @Test func insetsMoveThePicture() throws {
        let item = UIBarButtonItem().image(ControlSamples.image(.red, width: 20, height: 20))
        let plain = try #require(images(bar(item)).first).frame
        item.imageInsets(UIEdgeInsets(top: 2, left: 5, bottom: -2, right: -5))
        #expect(try #require(images(bar(item)).first).frame == plain.offsetBy(dx: 5, dy: 2))
    }

    @Test func aPhoneOnItsSideShowsThePictureForThat() throws {
        let (upright, lying) = (ControlSamples.image(.red), ControlSamples.image(.blue, width: 16))
        let item = UIBarButtonItem().image(upright).landscapeImagePhone(lying)
            .landscapeImagePhoneInsets(UIEdgeInsets(top: 3, left: 0, bottom: -3, right: 0))
        let first = try #require(images(bar(item)).first)
        #expect(first.image?.size.width == 10)
        let second = try #require(images(bar([item], .compact)).first)
        #expect(second.image?.size.width == 16)
        #expect(second.frame.minY == 3)
    }

    @Test func aTouchTurnsTheSelectionOver() throws {
        var uses = 0
        let item = UIBarButtonItem().title("Bold").changesSelectionAsPrimaryAction(true)
            .primaryAction(UIAction { _ in uses += 1 })
        let bar = bar(item)
        func tap() throws {
            let button = try #require(buttons(bar).first)
            let frame = button.convert(button.bounds, to: bar)
            bar.simulateTap(at: CGPoint(x: frame.midX, y: frame.midY))
        }
        try tap()
        #expect(item.isSelected && uses == 1)
        try tap()
        #expect(!item.isSelected && uses == 2)
        item.enabled(false)
        try tap()
        #expect(!item.isSelected && uses == 2)
    }

    @Test func hiddenItemsTakeNoRoom() throws {
        let (first, second) = (UIBarButtonItem().title("A"), UIBarButtonItem().title("B"))
        #expect(buttons(bar(first, second)).count == 2)
        #expect(buttons(bar(first.hidden(), second)).filter { !$0.isHidden }.map(\.item.title) == ["B"])
    }

    @Test func nonFiniteImageInsetsAreIgnoredAndReported() {
        let item = UIBarButtonItem().title("Gear")
        let issues = LayoutDiagnostics.collecting {
            item.imageInsets(UIEdgeInsets(top: .nan, left: 0, bottom: 0, right: 0))
        }.diagnostics
        #expect(item.imageInsets == .zero)
        #expect(issues.count == 1 && issues.allSatisfy { "\($0)".contains("Gear") })
    }
}
