import Foundation
import Render

@testable import BuilderUIKit
@testable import SnapshotCore
@testable import SnapshotInspect

/// A screen of five views, as a worker process describes it.
enum InspectionSample {
    /// root ▸ card ▸ (title, “Größe”), footer (hidden).
    static func screen(dark: Bool = false, picture: Bitmap? = nil, warnings: [String] = []) -> InspectedScreen {
        let layout = LayoutInspection(
            size: [100, 200],
            views: [
                view("UIWindow", parent: nil, frame: rect(0, 0, 100, 200)),
                view("card", type: "CardView", identifier: "card", parent: 0, frame: rect(10, 20, 80, 100)) {
                    $0.margins = [8, 8, 8, 8]
                    $0.isAmbiguousVertically = true
                    $0.edges = [
                        LayoutInspection.Edge(name: "left", value: 10, isAmbiguous: false, direct: [0], further: [1]),
                        LayoutInspection.Edge(name: "width", value: 80, isAmbiguous: true, direct: [], further: []),
                    ]
                    $0.violated = [LayoutInspection.Violation(constraint: 1, by: 2.5)]
                },
                view("title", type: "UILabel", identifier: "title", parent: 1, frame: rect(8, 8, 64, 20)) {
                    $0.text = "Hello"
                    $0.font = LayoutInspection.TextFont(name: "Inter", size: 17, style: "body")
                    $0.colors = [LayoutInspection.NamedColor(role: "text", value: "#000000", name: "label")]
                },
                view("“Größe”", type: "UILabel", parent: 1, frame: rect(8, 30, 64, 20)) { $0.text = "Größe" },
                view("UIView", parent: 0, frame: rect(0, 180, 100, 20)) { $0.isHidden = true },
            ],
            guides: [],
            constraints: [
                constraint("card.leading == UIWindow.leading + 10", first: (1, "leading"), second: (0, "leading")),
                constraint("card.width == 82.5 @750", priority: 750, origin: "contentSize", first: (1, "width")),
            ],
            conflicts: [LayoutInspection.Conflict(constraints: [0, 1], broken: 1)])
        return InspectedScreen(
            ScreenInspection(
                configuration: dark ? "iphone-12.dark" : "iphone-12.light", scale: 3, layout: layout, contrasts: []),
            picture: picture, warnings: warnings)
    }

    /// Three screens, of which the second has a state.
    static var state: InspectorState {
        InspectorState(
            screens: ["box", "form", "form/empty"].map { InspectorState.ListedScreen(name: $0, configuration: light) })
    }

    /// The state after the first screen was drawn.
    static var drawn: InspectorState {
        var state = state
        _ = state.requestDrawing()
        state.take(screen())
        return state
    }

    static var light: SnapshotConfiguration { SnapshotConfiguration(device: .standard, appearance: .light) }

    static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> LayoutInspection.Rect {
        LayoutInspection.Rect(x: x, y: y, width: width, height: height)
    }

    private static func view(
        _ name: String, type: String? = nil, identifier: String? = nil, parent: Int?, frame: LayoutInspection.Rect,
        _ change: (inout LayoutInspection.View) -> Void = { _ in }
    ) -> LayoutInspection.View {
        var view = LayoutInspection.View(
            parent: parent, name: name, type: type ?? name, identifier: identifier, text: nil, line: name,
            frame: frame, picture: frame, isHidden: false, isRightToLeft: false, alpha: 1, margins: [0, 0, 0, 0],
            safeArea: [0, 0, 0, 0], baselines: [], font: nil, colors: [], edges: [], violated: [],
            isAmbiguousHorizontally: false, isAmbiguousVertically: false)
        change(&view)
        return view
    }

    private static func constraint(
        _ text: String, priority: Double = 1000, origin: String = "code", first: (Int, String),
        second: (Int, String)? = nil
    ) -> LayoutInspection.Constraint {
        LayoutInspection.Constraint(
            text: text, description: text, origin: origin, identifier: nil, priority: priority, constant: 0,
            multiplier: 1, first: LayoutInspection.Item(view: first.0, guide: nil, attribute: first.1),
            second: second.map { LayoutInspection.Item(view: $0.0, guide: nil, attribute: $0.1) })
    }
}

extension InspectorState {
    /// Presses keys, and returns the last effect.
    @discardableResult
    mutating func press(_ keys: Key...) -> InspectorEffect? {
        var effect: InspectorEffect?
        for key in keys { effect = press(key) }
        return effect
    }

    /// Types a text.
    mutating func type(_ text: String) {
        for character in text { _ = press(.character(character)) }
    }

    /// The name of the selected view.
    var selectedName: String { drawn?.views[selection].name ?? "" }
}
