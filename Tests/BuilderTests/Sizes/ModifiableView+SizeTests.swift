import Builder
import Testing

@MainActor
@Suite("Sizes and styles") struct ModifiableViewSizeTests {
    @Test(
        "A size is a constraint at 999, or at the priority that is given, with an identifier",
        arguments: ["height", "width", "minheight", "maxheight", "minwidth", "maxwidth"])
    func sizes(_ identifier: String) throws {
        func sized(_ priority: UILayoutPriority?) -> UIView {
            switch (identifier, priority) {
            case ("height", nil): UIView().height(7)()
            case ("width", nil): UIView().width(7)()
            case ("minheight", nil): UIView().height(min: 7)()
            case ("maxheight", nil): UIView().height(max: 7)()
            case ("minwidth", nil): UIView().width(min: 7)()
            case ("maxwidth", nil): UIView().width(max: 7)()
            case ("height", let priority?): UIView().height(7, priority: priority)()
            case ("width", let priority?): UIView().width(7, priority: priority)()
            case ("minheight", let priority?): UIView().height(min: 7, priority: priority)()
            case ("maxheight", let priority?): UIView().height(max: 7, priority: priority)()
            case ("minwidth", let priority?): UIView().width(min: 7, priority: priority)()
            case (_, let priority?): UIView().width(max: 7, priority: priority)()
            default: UIView()
            }
        }
        for (priority, expected) in [(nil, 999), (UILayoutPriority.defaultHigh, 750 as Float)] {
            let view = sized(priority)
            let constraint = try #require(view.constraints.first)
            #expect(view.constraints.count == 1)
            #expect(constraint.identifier == identifier)
            #expect(constraint.constant == 7)
            #expect(constraint.priority.rawValue == expected)
            #expect((constraint.firstAttribute == .height) == identifier.hasSuffix("height"))
            let relation: NSLayoutConstraint.Relation =
                identifier.hasPrefix("min")
                ? .greaterThanOrEqual : identifier.hasPrefix("max") ? .lessThanOrEqual : .equal
            #expect(constraint.relation == relation)
        }
    }

    @Test("frame sets the sizes that it names")
    func frames() {
        #expect(UIView().frame(height: 1, width: 2)().constraints.map(\.identifier) == ["height", "width"])
        #expect(UIView().frame(width: 2)().constraints.map(\.identifier) == ["width"])
        #expect(UIView().frame()().constraints.isEmpty)
        #expect(UIView().height(3, priority: Float(12))().constraints.first?.priority.rawValue == 12)
        #expect(UIView().width(3, priority: Float(13))().constraints.first?.priority.rawValue == 13)
    }

    @Test("A required constraint takes precedence over a size, without a conflict")
    func othersWin() {
        let laidOut = LaidOutView(VStackView { UIView().height(30) }, height: 50)
        #expect(laidOut.view.subviews.first?.frame.height == 50)
        #expect(laidOut.root.layoutDiagnostics.conflicts.isEmpty)
    }

    private final class PillButton: UIButton {}
    private final class PhotoView: UIImageView {}
    private final class CodeField: UITextField {}

    @Test("A style applies to its class, to custom subclasses of UIKit's classes, and to any view")
    func styles() {
        struct Pill: BuilderStyle {
            func apply(to view: PillButton) { view.tag = 1 }
        }
        struct Filled: BuilderStyle {
            func apply(to view: UIButton) { view.tag += 10 }
        }
        struct Round: BuilderStyle {
            func apply(to view: UIImageView) { view.tag += 10 }
        }
        struct Mono: BuilderStyle {
            func apply(to view: UITextField) { view.tag += 10 }
        }
        struct Dim: BuilderStyle {
            func apply(to view: UIView) { view.tag += 100 }
        }
        #expect(With(PillButton()).style(Pill()).style(Filled()).style(Dim())().tag == 111)
        #expect(ButtonView("a").style(Filled()).style(Dim())().tag == 110)
        #expect(With(PhotoView()).style(Round())().tag == 10)
        #expect(ImageView(systemName: "star").style(Round())().tag == 10)
        #expect(With(CodeField()).style(Mono())().tag == 10)
        #expect(UIView().style(Dim())().tag == 100)
    }
}
