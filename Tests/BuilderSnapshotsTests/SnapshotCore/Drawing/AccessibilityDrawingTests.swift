import BuilderUIKit
import Testing

@testable import SnapshotCore

/// The legend of a screen's accessibility elements.
@MainActor
@Suite struct AccessibilityDrawingTests {
    private func makeView() -> UIView {
        let view = UIView()
        let title = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        title.text = "Settings"
        title.accessibilityTraits = .header
        view.addSubview(title)
        let list = UIView(frame: CGRect(x: 0, y: 40, width: 200, height: 160))
        list.accessibilityContainerType = .list
        view.addSubview(list)
        let element = { (y: CGFloat, label: String?) in
            let element = UIView(frame: CGRect(x: 0, y: y, width: 200, height: 44))
            element.isAccessibilityElement = true
            element.accessibilityLabel = label
            return element
        }
        let open = element(0, "Open")
        open.accessibilityTraits = .button
        open.accessibilityHint = "Shows it"
        list.addSubview(open)
        let volume = element(50, "Volume")
        volume.accessibilityValue = "40 %"
        list.addSubview(volume)
        view.addSubview(element(210, nil))
        return view
    }

    @Test func theLegendHasTheElementsOfTheTree() throws {
        let (tree, legend) = try Renderer()
            .layOut(makeView(), width: 240, height: 260) { view in
                let legend = UIView()
                _ = AccessibilityDrawing.addLines(of: AccessibilityTree(of: view).elements, to: legend)
                return (view.accessibilityTextTree, legend.subviews.compactMap { ($0 as? UILabel)?.text })
            }.value
        #expect(
            tree == """
                1 "Settings" (heading) frame=(0 0; 200 30)
                2 "Open" (button) hint="Shows it" container=list frame=(0 40; 200 44)
                3 "Volume" value="40 %" container=list frame=(0 90; 200 44)
                4 – frame=(0 210; 200 44)

                """)
        #expect(
            legend == [
                "1", "Settings", "heading", "2", "Open", "button · hint: Shows it · container: list", "3", "Volume",
                "value: 40 % · container: list", "4", "no label",
            ])
    }
}
