import Foundation
import Testing

@testable import BuilderUIKit

@MainActor
struct UIWindowTests {
    private final class Controller: UIViewController {
        var log: [String] = []

        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            log.append("will \(Int(view.bounds.width)) to \(Int(size.width))")
            super.viewWillTransition(to: size, with: coordinator)
            coordinator.animate { [unowned self] _ in
                log.append("alongside \(Int(view.bounds.width))")
            } completion: { [unowned self] _ in
                log.append("completed")
            }
        }
    }

    @Test func aWindowIsAsLargeAsTheScreen() {
        final class AppWindow: UIWindow {}
        #expect(UIWindow().frame == UIScreen.main.bounds)
        #expect(AppWindow().frame == UIScreen.main.bounds)
        #expect(UIWindow(frame: .zero).frame == .zero)
    }

    @Test func aNewSizeIsAnnouncedToTheRootControllerAndWhatFillsIt() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let (root, child, small) = (Controller(), Controller(), Controller())
        root.addChild(child)
        root.addChild(small)
        window.rootViewController = root
        window.isHidden = false
        window.layoutIfNeeded()
        child.view.frame = root.view.bounds
        root.view.addSubview(child.view)
        small.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        root.view.addSubview(small.view)

        window.frame.size = CGSize(width: 480, height: 320)
        #expect(root.log == ["will 320 to 480", "alongside 480", "completed"])
        #expect(child.log.first == "will 320 to 480")
        #expect(small.log.isEmpty)

        window.frame.origin.y = 10
        #expect(root.log.count == 3)
    }

    @Test func aHiddenWindowAnnouncesNothing() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let root = Controller()
        window.rootViewController = root
        window.bounds.size = CGSize(width: 480, height: 320)
        #expect(root.log.isEmpty)
    }
}
