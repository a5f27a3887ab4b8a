import Foundation
import Testing

@testable import BuilderUIKit

/// Values inherited from superviews are cached, and invalidated when one of them changes.
@MainActor
@Suite struct InheritedEnvironmentTests {
    private func style(_ view: UIView) -> UIUserInterfaceStyle { view.traitCollection.userInterfaceStyle }

    /// A lookup caches the value for every superview on its path.
    @Test func theWayOutIsTakenOnce() {
        var views = [UIView()]
        for _ in 0..<10_000 {
            let outer = UIView()
            outer.addSubview(views[views.count - 1])
            views.append(outer)
        }
        views[10_000].overrideUserInterfaceStyle = .dark
        #expect(style(views[0]) == .dark)
        let known = views[0].cachedEnvironment
        #expect(known != nil)
        #expect(views.allSatisfy { $0.cachedEnvironment === known })
        views[5_000].overrideUserInterfaceStyle = .light
        #expect(style(views[0]) == .light)
        #expect(style(views[5_001]) == .dark)
        #expect(views[10_000].cachedEnvironment === known)
    }

    @Test func anotherSuperviewIsNoticed() {
        let dark = UIView()
        dark.overrideUserInterfaceStyle = .dark
        let light = UIView()
        light.overrideUserInterfaceStyle = .light
        let middle = UIView()
        let core = UIView()
        middle.addSubview(core)
        #expect(style(core) == UITraitCollection.current.userInterfaceStyle)
        dark.addSubview(middle)
        #expect(style(core) == .dark)
        light.addSubview(middle)
        #expect(style(core) == .light)
        middle.removeFromSuperview()
        #expect(style(core) == UITraitCollection.current.userInterfaceStyle)
    }

    @Test func aTintIsInherited() {
        let view = UIView()
        let middle = UIView()
        let core = UIView()
        view.addSubview(middle)
        middle.addSubview(core)
        #expect(core.tintColor == .systemBlue)
        view.tintColor = .red
        #expect(core.tintColor == .red)
        middle.tintColor = .green
        #expect(core.tintColor == .green)
        middle.tintColor = nil
        #expect(core.tintColor == .red)
        middle.removeFromSuperview()
        #expect(core.tintColor == .systemBlue)
    }

    @Test func traitsOfAReleasedSuperviewAreNoLongerInherited() {
        let core = UIView()
        let middle = UIView()
        middle.addSubview(core)
        func addToDarkView() {
            let dark = UIView()
            dark.overrideUserInterfaceStyle = .dark
            dark.addSubview(middle)
            #expect(style(core) == .dark)
        }
        addToDarkView()
        #expect(middle.superview == nil)
        #expect(style(core) == UITraitCollection.current.userInterfaceStyle)
    }

    @Test func traitsOfAReleasedControllerAreNoLongerInherited() {
        let view = UIView()
        let core = UIView()
        view.addSubview(core)
        func belongToController() {
            let controller = UIViewController()
            controller.view = view
            #expect(style(core) == UITraitCollection.current.userInterfaceStyle)
            controller.overrideUserInterfaceStyle = .dark
            #expect(style(core) == .dark)
            #expect(core.inheritedEnvironment.controller === controller)
            view.overrideUserInterfaceStyle = .light
            #expect(style(core) == .light)
            view.overrideUserInterfaceStyle = .unspecified
            #expect(style(core) == .dark)
        }
        belongToController()
        #expect(style(core) == UITraitCollection.current.userInterfaceStyle)
        #expect(core.inheritedEnvironment.controller == nil)
    }

    @Test func parentTraitsReachAChildsViewWithoutASuperview() {
        let parent = UIViewController()
        let child = UIViewController()
        #expect(style(child.view) == UITraitCollection.current.userInterfaceStyle)
        parent.addChild(child)
        parent.overrideUserInterfaceStyle = .dark
        #expect(style(child.view) == .dark)
        parent.view.overrideUserInterfaceStyle = .light
        #expect(style(child.view) == .light)
        parent.setOverrideTraitCollection(UITraitCollection(userInterfaceStyle: .dark), forChild: child)
        #expect(style(child.view) == .dark)
        parent.setOverrideTraitCollection(nil, forChild: child)
        child.removeFromParent()
        #expect(style(child.view) == UITraitCollection.current.userInterfaceStyle)
    }

    /// Only the overrides are kept: the inherited traits are those of the current code.
    @Test func theCurrentTraitsAreReadEachTime() {
        let view = UIView()
        let core = UIView()
        view.overrideUserInterfaceStyle = .dark
        view.addSubview(core)
        for scale in [CGFloat(1), 2, 3] {
            UITraitCollection(displayScale: scale).performAsCurrent {
                #expect(core.layoutScale == scale)
                #expect(style(core) == .dark)
            }
        }
    }

    /// The tint color as a value is that of the views around, also as the tint color of a view itself.
    @Test func theTintColorAsAValueIsInherited() {
        let outer = UIView()
        let inner = UIImageView()
        outer.addSubview(inner)
        outer.tintColor = .red
        inner.tintColor = .green
        #expect(inner.tintColor == .green)
        inner.tintColor = .tintColor
        #expect(inner.tintColor == .red)
        outer.tintColor = .tintColor
        #expect(inner.tintColor == .systemBlue)
    }
}
