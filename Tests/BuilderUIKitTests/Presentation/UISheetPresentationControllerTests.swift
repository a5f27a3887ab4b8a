import Foundation
import Testing

@testable import BuilderUIKit

@Suite @MainActor struct UISheetPresentationControllerTests {
    private typealias Detent = UISheetPresentationController.Detent

    private func present(
        _ controller: UIViewController, size: CGSize = CGSize(width: 393, height: 852), scale: CGFloat = 3,
        safeArea: UIEdgeInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0), design: InterfaceDesign = .ios26,
        isCompact: Bool = false
    ) -> UIWindow {
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.traitOverrides[InterfaceDesignTrait.self] = design
        window.traitOverrides.displayScale = scale
        window.traitOverrides.verticalSizeClass = isCompact ? .compact : .regular
        window.traitOverrides.horizontalSizeClass = .compact
        window.traitOverrides.userInterfaceIdiom = .phone
        window.deviceSafeArea = safeArea
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        window.rootViewController?.present(controller, animated: false)
        window.layoutIfNeeded()
        return window
    }

    private func sheetFrame(in window: UIWindow) throws -> CGRect {
        try #require(window.presentationViews.first?.sheet).frame
    }

    private func expect(_ frame: CGRect, _ expected: [CGFloat], sourceLocation: SourceLocation = #_sourceLocation) {
        let values = [frame.minX, frame.minY, frame.width, frame.height]
        for (value, expected) in zip(values, expected) {
            #expect(abs(value - expected) < 0.001, "\(frame)", sourceLocation: sourceLocation)
        }
    }

    /// Recorded on iOS 26.1 at 393 × 852 points with a safe area of 59 and 34.
    @Test(
        arguments: [
            (10, [28, 815.425, 337, 8.575]), (144, [9.6215, 705.429, 373.757, 136.949]),
            (200, [8, 619.527, 377, 224.473]), (300, [8, 523.598, 377, 320.402]), (500, [8, 331.74, 377, 512.26]),
            (10_000, [0, 59, 393, 793]),
        ] as [(CGFloat, [CGFloat])])
    func customDetentsFloat(value: CGFloat, expected: [CGFloat]) throws {
        let controller = UIViewController()
        controller.sheetPresentationController?.detents = [.custom { _ in value }]
        let window = present(controller)
        expect(try sheetFrame(in: window), expected)
        #expect(controller.view.bounds.width == 393)
    }

    /// Recorded on iOS 26.1, also at 375 × 667 points without a safe area.
    @Test func theMediumDetentIsABitMoreThanHalf() throws {
        let controller = UIViewController()
        controller.sheetPresentationController?.detents = [.medium(), .large()]
        expect(try sheetFrame(in: present(controller)), [8, 403.687, 377, 440.313])
        let small = UIViewController()
        small.sheetPresentationController?.detents = [.medium(), .large()]
        let window = present(small, size: CGSize(width: 375, height: 667), scale: 2, safeArea: .zero)
        expect(try sheetFrame(in: window), [8, 317.711, 359, 341.289])
    }

    @Test func theGreatestValueIsTheHeightWithoutTheSafeArea() throws {
        var greatest: CGFloat = 0
        let controller = UIViewController()
        controller.sheetPresentationController?.detents = [
            .custom { context in
                greatest = context.maximumDetentValue
                return context.maximumDetentValue / 2
            }
        ]
        let window = present(controller)
        #expect(greatest == 759)
        #expect(window.presentationViews.first?.presentation.isSheet == true)
    }

    @Test func selectedDetentsMoveTheSheet() throws {
        let controller = UIViewController()
        let sheet = try #require(controller.sheetPresentationController)
        sheet.detents = [.medium(), .large()]
        let window = present(controller)
        sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
        window.layoutIfNeeded()
        expect(try sheetFrame(in: window), [0, 59, 393, 793])
        sheet.detents = [.custom { _ in 300 }]
        window.layoutIfNeeded()
        expect(try sheetFrame(in: window), [8, 523.598, 377, 320.402])
    }

    @Test func before26SheetsAreAttachedToTheBottom() throws {
        let controller = UIViewController()
        controller.sheetPresentationController?.detents = [.custom { _ in 300 }]
        let window = present(controller, design: .ios18)
        expect(try sheetFrame(in: window), [0, 518, 393, 334])
        #expect(controller.view.safeAreaInsets.bottom == 34)
        #expect(controller.view.safeAreaInsets.top == 0)
    }

    @Test(arguments: [CGFloat.nan, .infinity, nil])
    func detentsWithoutAHeightAreSkipped(value: CGFloat?) throws {
        let controller = UIViewController()
        controller.sheetPresentationController?.detents = [.custom { _ in value }, .custom { _ in 300 }]
        expect(try sheetFrame(in: present(controller)), [8, 523.598, 377, 320.402])
        let alone = UIViewController()
        alone.sheetPresentationController?.detents = [.custom { _ in value }]
        expect(try sheetFrame(in: present(alone)), [0, 59, 393, 793])
    }

    @Test func aSheetWithoutDetentsIsLarge() throws {
        let controller = UIViewController()
        let log = WarningLog()
        log.asCurrent { controller.sheetPresentationController?.detents = [] }
        #expect(log.warnings.map(\.description).contains { $0.contains("must have at least one element") })
        #expect(controller.sheetPresentationController?.detents.map(\.identifier) == [.large])
        expect(try sheetFrame(in: present(controller)), [0, 59, 393, 793])
    }

    @Test func inactiveDetentsAreSkipped() throws {
        let controller = UIViewController()
        controller.sheetPresentationController?.detents = [
            .custom { _ in nil }, .custom { _ in Detent.inactive }, .custom { _ in .nan }, .custom { _ in 200 },
        ]
        expect(try sheetFrame(in: present(controller)), [8, 619.527, 377, 224.473])
        let none = UIViewController()
        none.sheetPresentationController?.detents = []
        expect(try sheetFrame(in: present(none)), [0, 59, 393, 793])
    }

    @Test func grabberDimmingAndRadius() throws {
        let controller = UIViewController()
        let presentation = try #require(controller.sheetPresentationController)
        presentation.detents = [.medium(), .large()]
        presentation.prefersGrabberVisible = true
        presentation.preferredCornerRadius = 20
        presentation.largestUndimmedDetentIdentifier = .medium
        let window = present(controller)
        let container = try #require(window.presentationViews.first)
        let sheet = try #require(container.sheet)
        #expect(container.dimming.isHidden)
        #expect(sheet.contentView.layer.cornerRadius == 20)
        let grabber = try #require(sheet.subviews.last)
        #expect(!grabber.isHidden)
        #expect(grabber.frame == CGRect(x: 178.5, y: 5, width: 36, height: 5))
        presentation.selectedDetentIdentifier = .large
        window.layoutIfNeeded()
        #expect(!container.dimming.isHidden)
    }

    @Test func compactHeightFillsTheWindowUnlessEdgeAttached() throws {
        let size = CGSize(width: 852, height: 393)
        let controller = UIViewController()
        let window = present(controller, size: size, safeArea: .zero, isCompact: true)
        #expect(controller.view.frame == window.bounds)
        let attached = UIViewController()
        attached.preferredContentSize = CGSize(width: 400, height: 0)
        let presentation = try #require(attached.sheetPresentationController)
        presentation.prefersEdgeAttachedInCompactHeight = true
        presentation.widthFollowsPreferredContentSizeWhenEdgeAttached = true
        let second = present(attached, size: size, safeArea: .zero, isCompact: true)
        expect(try sheetFrame(in: second), [226, 30, 400, 363])
    }

    @Test func sheetsAndPopoversFollowTheStyle() {
        let controller = UIViewController()
        #expect(controller.sheetPresentationController != nil)
        #expect(controller.popoverPresentationController == nil)
        controller.modalPresentationStyle = .popover
        #expect(controller.popoverPresentationController != nil)
        #expect(controller.popoverPresentationController === controller.presentationController)
        controller.modalPresentationStyle = .fullScreen
        #expect(controller.sheetPresentationController == nil)
    }

    @Test func dismissedSheetsCanBePresentedAgain() throws {
        let controller = UIViewController()
        let window = present(controller)
        window.rootViewController?.dismiss(animated: false)
        #expect(window.presentationViews.isEmpty)
        #expect(controller.view.superview == nil || controller.view.window == nil)
        controller.sheetPresentationController?.detents = [.custom { _ in 300 }]
        window.rootViewController?.present(controller, animated: false)
        window.layoutIfNeeded()
        expect(try sheetFrame(in: window), [8, 523.598, 377, 320.402])
    }
}
