import Foundation
import Observation
import Testing

@testable import BuilderUIKit

@Observable private final class Model: @unchecked Sendable {
    var read = 0
    var other = 0
}

/// Methods that read properties of observable objects are called again after those have changed.
@MainActor
@Suite struct ObservableReadingTests {
    enum Method { case properties, layout, constraints }
    enum ControllerMethod: CaseIterable { case properties, willLayout, didLayout, constraints, unavailable }

    /// A view one of whose methods reads a model.
    private final class ReadingView: UIView {
        let model: Model
        let method: Method
        var values: [Int] = []

        init(_ model: Model, _ method: Method) {
            self.model = model
            self.method = method
            super.init(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        }

        required init?(coder: NSCoder) { nil }

        private func note(_ method: Method) { if method == self.method { values.append(model.read) } }

        override func updateProperties() {
            super.updateProperties()
            note(.properties)
        }
        override func layoutSubviews() {
            super.layoutSubviews()
            note(.layout)
        }
        override func updateConstraints() {
            note(.constraints)
            super.updateConstraints()
        }
    }

    private final class ReadingController: UIViewController {
        let model: Model
        let method: ControllerMethod
        var values: [Int] = []

        init(_ model: Model, _ method: ControllerMethod) {
            self.model = model
            self.method = method
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        private func note(_ method: ControllerMethod) { if method == self.method { values.append(model.read) } }

        override func updateProperties() { note(.properties) }
        override func viewWillLayoutSubviews() { note(.willLayout) }
        override func viewDidLayoutSubviews() { note(.didLayout) }
        override func updateViewConstraints() {
            note(.constraints)
            super.updateViewConstraints()
        }
        override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
            note(.unavailable)
        }
    }

    private func show(_ controller: UIViewController) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
        return window
    }

    @Test(arguments: [Method.properties, .layout, .constraints])
    func viewsAreUpdated(method: Method) {
        let model = Model()
        let (root, view) = (UIViewController(), ReadingView(model, method))
        let window = show(root)
        root.view.addSubview(view)
        view.setNeedsUpdateConstraints()
        view.setNeedsUpdateProperties()
        window.layoutIfNeeded()
        #expect(view.values == [0])
        model.other = 1
        window.layoutIfNeeded()
        #expect(view.values == [0], "a property that wasn't read")
        model.read = 1
        model.read = 2
        #expect(view.values == [0], "not before the next layout")
        window.layoutIfNeeded()
        #expect(view.values == [0, 2])
        model.read = 3
        window.layoutIfNeeded()
        #expect(view.values == [0, 2, 3])
    }

    @Test(arguments: ControllerMethod.allCases)
    func controllersAreUpdated(method: ControllerMethod) {
        let model = Model()
        let controller = ReadingController(model, method)
        let window = show(controller)
        controller.view.setNeedsUpdateConstraints()
        controller.setNeedsUpdateProperties()
        window.layoutIfNeeded()
        controller.values = []
        model.other = 1
        window.layoutIfNeeded()
        #expect(controller.values.isEmpty)
        model.read = 7
        window.layoutIfNeeded()
        #expect(controller.values == [7])
    }

    @Test func whatIsDrawnIsDrawnAgain() async throws {
        final class Drawing: UIView {
            let model: Model
            var displays = 0

            init(_ model: Model) {
                self.model = model
                super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            }

            required init?(coder: NSCoder) { nil }

            override func setNeedsDisplay() {
                super.setNeedsDisplay()
                displays += 1
            }
            override func draw(_ rect: CGRect) { _ = model.read }
        }
        let model = Model()
        let view = Drawing(model)
        _ = try await Renderer(timeout: 600).bitmap(of: view, width: 10, height: 10, scale: 1)
        view.displays = 0
        model.other = 1
        #expect(view.displays == 0)
        model.read = 1
        #expect(view.displays >= 1)
    }

    @Test func cellsAndHeadersAreConfiguredAgain() {
        let model = Model()
        let (root, cell) = (UIViewController(), UITableViewCell())
        let (item, header) = (UICollectionViewCell(), UITableViewHeaderFooterView())
        var values: [String] = []
        cell.configurationUpdateHandler = { _, _ in values.append("cell \(model.read)") }
        item.configurationUpdateHandler = { _, _ in values.append("item \(model.read)") }
        header.configurationUpdateHandler = { _, _ in values.append("header \(model.read)") }
        let window = show(root)
        for view in [cell, item, header] as [UIView] {
            view.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
            root.view.addSubview(view)
        }
        window.layoutIfNeeded()
        values = []
        model.other = 1
        window.layoutIfNeeded()
        #expect(values.isEmpty)
        model.read = 4
        window.layoutIfNeeded()
        #expect(values.sorted() == ["cell 4", "header 4", "item 4"])
    }

    @Test func buttonsAreConfiguredAgain() {
        let model = Model()
        let root = UIViewController()
        let button = UIButton(configuration: .filled())
        button.configurationUpdateHandler = { $0.configuration?.title = "\(model.read)" }
        let window = show(root)
        root.view.addSubview(button)
        window.layoutIfNeeded()
        #expect(button.configuration?.title == "0")
        model.read = 5
        window.layoutIfNeeded()
        #expect(button.configuration?.title == "5")
    }

    @Test func changesOnOtherThreadsArriveOnTheMainOne() async throws {
        let model = Model()
        let (root, view) = (UIViewController(), ReadingView(model, .layout))
        let window = show(root)
        root.view.addSubview(view)
        window.layoutIfNeeded()
        await Task.detached { model.read = 6 }.value
        for _ in 0..<100 where view.values != [0, 6] {
            try await Task.sleep(for: .milliseconds(10))
            window.layoutIfNeeded()
        }
        #expect(view.values == [0, 6])
    }

    @Test func releasedViewsAreForgotten() {
        let model = Model()
        weak var released: ReadingView?
        do {
            let (root, view) = (UIViewController(), ReadingView(model, .layout))
            let window = show(root)
            root.view.addSubview(view)
            window.layoutIfNeeded()
            released = view
            view.removeFromSuperview()
            window.isHidden = true
        }
        #expect(released == nil)
        model.read = 1
    }
}
