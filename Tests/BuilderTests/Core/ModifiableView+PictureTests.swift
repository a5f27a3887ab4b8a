import Builder
import Render
import Testing

/// Modifiers in pictures: with a modifier, a view looks as UIKit's own properties make it look, and not as it looks
/// without it.
@Suite("Modifiers in pictures") struct ModifiableViewPictureTests {
    struct Look: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let pictures: @MainActor @Sendable () throws -> (plain: Bitmap, modified: Bitmap, set: Bitmap)
    }

    private static func look<Definition: ModifiableView>(
        _ name: String, _ make: @autoclosure @escaping @MainActor @Sendable () -> Definition,
        _ modify: @escaping @MainActor @Sendable (Definition) -> View,
        like set: @escaping @MainActor @Sendable (Definition.Base) -> Void
    ) -> Look {
        Look(testDescription: name) {
            let other = make().asBaseView()
            set(other)
            return (try picture(make().build()), try picture(modify(make()).build()), try picture(other))
        }
    }

    @MainActor private static func picture(_ view: UIView) throws -> Bitmap {
        let paper = UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 80))
        paper.backgroundColor = .white
        view.translatesAutoresizingMaskIntoConstraints = true
        view.frame = CGRect(x: 20, y: 20, width: 120, height: 40)
        paper.addSubview(view)
        return try Renderer().layOut(paper, width: 160, height: 80, scale: 1).bitmap()
    }

    @Test(arguments: appearances + labels + buttons + fields + containers)
    @MainActor func aModifierIsDrawnAsItsProperty(_ look: Look) throws {
        let (plain, modified, set) = try look.pictures()
        #expect(modified != plain, "nothing changes")
        #expect(modified == set)
    }

    /// A red square in the corner of a blue view.
    @MainActor private static func box() -> ViewModifier<UIView> {
        With(UIView()) {
            $0.backgroundColor = .blue
            let square = UIView(frame: CGRect(x: -10, y: 0, width: 40, height: 20))
            square.backgroundColor = .red
            $0.addSubview(square)
        }
    }

    private static let appearances: [Look] = [
        look("backgroundColor", box(), { $0.backgroundColor(.green) }, like: { $0.backgroundColor = .green }),
        look("alpha", box(), { $0.alpha(0.5) }, like: { $0.alpha = 0.5 }),
        look("hidden", box(), { $0.hidden(true) }, like: { $0.isHidden = true }),
        look("clipsToBounds", box(), { $0.clipsToBounds(true) }, like: { $0.clipsToBounds = true }),
        look(
            "border", box(), { $0.border(color: .green) },
            like: {
                $0.layer.borderColor = UIColor.green.cgColor
                $0.layer.borderWidth = 0.5
            }),
        look(
            "border of a width", box(), { $0.border(color: .green, lineWidth: 2) },
            like: {
                $0.layer.borderColor = UIColor.green.cgColor
                $0.layer.borderWidth = 2
            }),
        look(
            "cornerRadius clips", box(), { $0.cornerRadius(9) },
            like: {
                $0.layer.cornerRadius = 9
                $0.clipsToBounds = true
            }),
        look(
            "roundedCorners doesn't clip", box(), { $0.roundedCorners(radius: 9, corners: .layerMinXMaxYCorner) },
            like: {
                $0.layer.cornerRadius = 9
                $0.layer.maskedCorners = .layerMinXMaxYCorner
            }),
        look(
            "shadow turns clipping off", box().cornerRadius(4), { $0.shadow(color: .black, radius: 2) },
            like: {
                $0.clipsToBounds = false
                $0.layer.shadowColor = UIColor.black.cgColor
                $0.layer.shadowRadius = 2
                $0.layer.shadowOpacity = 0.5
                $0.layer.shadowOffset = .zero
            }),
        look(
            "shadow of an opacity at an offset", box(),
            { $0.shadow(color: .black, radius: 1, opacity: 0.25, offset: CGSize(width: 1, height: 2)) },
            like: {
                $0.layer.shadowColor = UIColor.black.cgColor
                $0.layer.shadowRadius = 1
                $0.layer.shadowOpacity = 0.25
                $0.layer.shadowOffset = CGSize(width: 1, height: 2)
            }),
        look(
            "contentMode", ImageView(systemName: "star"), { $0.contentMode(.left) },
            like: { $0.contentMode = .left }),
        look(
            "tintColor", ImageView(systemName: "star"), { $0.tintColor(.orange) }, like: { $0.tintColor = .orange }),
        look(
            "set(keyPath:value:)", LabelView("a"), { $0.set(keyPath: \.textColor, value: .red) },
            like: { $0.textColor = .red }),
        look(
            "ViewModifier(_:keyPath:value:)", LabelView("a"),
            { ViewModifier($0.asBaseView(), keyPath: \.text, value: "b") }, like: { $0.text = "b" }),
    ]

    private static let words = "A sentence of several words, too long for a line"

    private static let labels: [Look] = [
        look("alignment", LabelView("a"), { $0.alignment(.right) }, like: { $0.textAlignment = .right }),
        look("color", LabelView("a"), { $0.color(.red) }, like: { $0.textColor = .red }),
        look(
            "font of a style", LabelView("a"), { $0.font(.headline) },
            like: { $0.font = .preferredFont(forTextStyle: .headline) }),
        look(
            "font", LabelView("a"), { $0.font(UIFont.systemFont(ofSize: 9)) },
            like: { $0.font = .systemFont(ofSize: 9) }),
        look(
            "numberOfLines wraps between words", LabelView(words), { $0.numberOfLines(2) },
            like: {
                $0.numberOfLines = 2
                $0.lineBreakMode = .byWordWrapping
            }),
        look(
            "lineBreakMode", LabelView(words).with { $0.numberOfLines = 1 }, { $0.lineBreakMode(.byTruncatingHead) },
            like: { $0.lineBreakMode = .byTruncatingHead }),
    ]

    /// A button with a title for each state.
    @MainActor private static func button() -> ViewModifier<UIButton> {
        With(UIButton(type: .custom)) {
            for (title, state) in [("A", UIControl.State.normal), ("B", .selected), ("C", .highlighted)] {
                $0.setTitle(title, for: state)
                $0.setTitleColor(.black, for: state)
            }
        }
    }

    private static let buttons: [Look] = [
        look("selected", button(), { $0.selected(true) }, like: { $0.isSelected = true }),
        look("highlighted", button(), { $0.highlighted(true) }, like: { $0.isHighlighted = true }),
        look("enabled", SwitchView(true), { $0.enabled(false) }, like: { $0.isEnabled = false }),
        look(
            "alignment of a title", button(), { $0.alignment(.right) }, like: { $0.contentHorizontalAlignment = .right }
        ),
        look(
            "contentHorizontalAlignment", button(), { $0.contentHorizontalAlignment(.left) },
            like: { $0.contentHorizontalAlignment = .left }),
        look(
            "contentVerticalAlignment", button(), { $0.contentVerticalAlignment(.bottom) },
            like: { $0.contentVerticalAlignment = .bottom }),
        look("color of a title", button(), { $0.color(.red) }, like: { $0.setTitleColor(.red, for: .normal) }),
        look(
            "color for a state", button().selected(true), { $0.color(.red, for: .selected) },
            like: { $0.setTitleColor(.red, for: .selected) }),
        look(
            "font of a title", button(), { $0.font(UIFont.italicSystemFont(ofSize: 8)) },
            like: { $0.titleLabel?.font = .italicSystemFont(ofSize: 8) }),
        look(
            "font of a title's style", button(), { $0.font(.caption1) },
            like: { $0.titleLabel?.font = .preferredFont(forTextStyle: .caption1) }),
        look(
            "backgroundColor for a state", button(), { $0.backgroundColor(.red, for: .normal) },
            like: { $0.backgroundColor = .red }),
        look("onTintColor", SwitchView(true), { $0.onTintColor(.red) }, like: { $0.onTintColor = .red }),
    ]

    private static let fields: [Look] = [
        look("placeholder", TextField(""), { $0.placeholder("Name") }, like: { $0.placeholder = "Name" }),
        look("secureTextEntry", TextField("text"), { $0.secureTextEntry(true) }, like: { $0.isSecureTextEntry = true }),
    ]

    @MainActor private static func row() -> HStackView {
        HStackView {
            LabelView("A")
            LabelView("B")
        }
    }

    private static let containers: [Look] = [
        look("alignment of a stack", row(), { $0.alignment(.top) }, like: { $0.alignment = .top }),
        look("distribution", row(), { $0.distribution(.fillEqually) }, like: { $0.distribution = .fillEqually }),
        look("spacing", row().distribution(.fillEqually), { $0.spacing(31) }, like: { $0.spacing = 31 }),
    ]
}
