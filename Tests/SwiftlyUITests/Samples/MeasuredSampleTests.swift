import SwiftlyScreens
import SwiftlyUI
import Testing

/// The library's sample screens, measured on pictures of the iOS simulator: frames in points of the superview unless
/// they name the window, with the tolerance that the pictures allow.
@MainActor
@Suite struct MeasuredSampleTests {
    /// A controller's views by name, laid out on a device's screen.
    @MainActor
    private final class Stage {
        let window: UIWindow

        init(_ controller: UIViewController, _ width: CGFloat, _ height: CGFloat) {
            window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
            window.rootViewController = controller
            window.isHidden = false
            window.layoutIfNeeded()
        }

        func view(_ name: String) throws -> UIView {
            var waiting: [UIView] = [window]
            while let view = waiting.popLast() {
                if view.accessibilityIdentifier == name { return view }
                waiting += view.subviews
            }
            throw Missing(name: name)
        }
    }

    private struct Missing: Error {
        let name: String
    }

    private func expect(
        _ frame: CGRect, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, within tolerance: CGFloat,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let differences = [frame.minX - x, frame.minY - y, frame.width - width, frame.height - height].map(abs)
        #expect(differences.allSatisfy { $0 <= tolerance }, "\(frame)", sourceLocation: sourceLocation)
    }

    @Test func stacksWithPaddingAndSeparators() throws {
        let stage = Stage(StacksController(), 393, 852)
        expect(try stage.view("stack1").frame, 121.5, 280, 150, 92, within: 1)
        let red = try stage.view("red")
        expect(red.convert(red.bounds, to: stage.window), 137.5, 296, 60, 60, within: 1)
        let blue = try stage.view("blue")
        expect(blue.convert(blue.bounds, to: stage.window), 205.5, 301, 50, 50, within: 1)
        let stack = try stage.view("stack2")
        expect(stack.frame, 46.5, 476, 300, 100, within: 1)
        for index in 0..<6 {
            expect(
                try stage.view("brown\(index)").frame, CGFloat(10 + 50 * index), 20, 30, 75, within: 1)
        }
        let lines = stack.subviews.filter { $0.frame.width == 1 }
        #expect(lines.count == 5)
        for (index, line) in lines.sorted(by: { $0.frame.minX < $1.frame.minX }).enumerated() {
            expect(line.frame, 49.5 + CGFloat(50 * index), 42.5, 1, 30, within: 1)
        }
    }

    @Test func aFormInAPanel() throws {
        let stage = Stage(AccountFieldsController(), 402, 874)
        expect(try stage.view("zstack").frame, 41, 327, 320, 220, within: 2)
        expect(try stage.view("red").frame, 10, 10, 300, 200, within: 2)
        expect(try stage.view("vstack").frame, 43, 70, 234, 80, within: 2)
        expect(try stage.view("row1").frame, 0, 0, 234, 35, within: 2)
        expect(try stage.view("row2").frame, 0, 45, 234, 35, within: 2)
    }

    @Test func buttonsWithImages() throws {
        let stage = Stage(ImageButtonsController(), 402, 874)
        let sizes: [(CGFloat, CGFloat)] = [(120, 30), (120, 30), (88.5, 34), (56, 35)]
        for (index, (size, offset)) in zip(sizes, [0, 50, 100, 160] as [CGFloat]).enumerated() {
            let button = try stage.view("button\(index + 1)")
            expect(
                button.frame, 201 - size.0 / 2, 437 + offset - size.1 / 2, size.0, size.1, within: 1.5)
        }
    }

    @Test func offsetsGoInward() throws {
        let stage = Stage(NestedViewsController(), 402, 874)
        expect(try stage.view("view1").frame, 51, 227, 300, 300, within: 1)
        expect(try stage.view("view2").frame, 20, 20, 260, 260, within: 1)
        expect(try stage.view("view3").frame, 40, 40, 180, 160, within: 1)
    }

    @Test func theFormToSignInIsCentered() throws {
        let stage = Stage(LoginController(), 390, 844)
        let panel = try #require(stage.window.rootViewController?.view.subviews.first)
        expect(panel.frame, 35, 312, 320, 220, within: 0.5)
        let column = try #require(panel.subviews.last)
        expect(column.frame, 45, 70, 230, 80, within: 0.5)
        #expect(panel.subviews.first?.frame == CGRect(x: 10, y: 10, width: 300, height: 200))
    }
}
