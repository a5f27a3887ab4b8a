import Foundation
import Testing

@testable import BuilderUIKit

/// The updates of properties before constraints and layout.
@MainActor
@Suite struct UIViewPropertiesTests {
    private final class LoggingView: UIView {
        var calls: [String] = []
        override func updateProperties() {
            super.updateProperties()
            calls.append("properties")
        }
        override func updateConstraints() {
            calls.append("constraints")
            super.updateConstraints()
        }
        override func layoutSubviews() {
            super.layoutSubviews()
            calls.append("layout")
        }
    }

    private final class LoggingController: UIViewController {
        let log = LoggingView()
        override func loadView() { view = log }
        override func updateProperties() {
            super.updateProperties()
            log.calls.append("controller")
        }
    }

    @Test func propertiesAreUpdatedBeforeConstraintsAndLayout() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let middle = UIView()
        let view = LoggingView()
        root.addSubview(middle)
        middle.addSubview(view)
        root.layoutIfNeeded()
        #expect(view.calls.prefix(3) == ["properties", "constraints", "layout"])
        view.calls = []
        view.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(view.calls == ["layout"])
        view.calls = []
        view.setNeedsUpdateProperties()
        view.setNeedsUpdateProperties()
        root.layoutIfNeeded()
        #expect(view.calls == ["properties"])
    }

    @Test func propertiesAreUpdatedAtOnce() {
        let root = UIView()
        let view = LoggingView()
        root.addSubview(view)
        root.updatePropertiesIfNeeded()
        #expect(view.calls == ["properties"])
        root.updatePropertiesIfNeeded()
        #expect(view.calls == ["properties"])
    }

    @Test func controllersUpdateBeforeTheirViews() {
        let controller = LoggingController()
        controller.setNeedsUpdateProperties()
        #expect(!controller.isViewLoaded)
        controller.loadViewIfNeeded()
        controller.updatePropertiesIfNeeded()
        #expect(controller.log.calls == ["controller", "properties"])
        controller.setNeedsUpdateProperties()
        controller.view.layoutIfNeeded()
        #expect(controller.log.calls.filter { $0 == "controller" }.count == 2)
    }
}
