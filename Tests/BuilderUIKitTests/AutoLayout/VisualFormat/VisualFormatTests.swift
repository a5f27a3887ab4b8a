import Foundation
import Testing

@testable import BuilderUIKit

/// `NSLayoutConstraint.constraints(withVisualFormat:options:metrics:views:)`.
@MainActor
@Suite struct VisualFormatTests {
    typealias Options = NSLayoutConstraint.FormatOptions

    /// Lays out three plain views in a container of 300 × 200 with margins of 10, 20, 30 and 40 and returns their
    /// frames.
    private func frames(
        _ formats: [(String, Options)], metrics: [String: Any]? = nil, isRightToLeft: Bool = false
    ) -> [CGRect] {
        withScreen(300, 200, scale: 2) { root in
            let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
            container.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
            container.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
            root.addSubview(container)
            let views = [plain(), plain(), plain()]
            for view in views { container.addSubview(view) }
            let (_, issues) = LayoutDiagnostics.collecting {
                for (format, options) in formats {
                    let constraints = NSLayoutConstraint.constraints(
                        withVisualFormat: format, options: options, metrics: metrics,
                        views: ["a": views[0], "b_2": views[1], "C": views[2]])
                    #expect(!constraints.isEmpty && constraints.allSatisfy { !$0.isActive })
                    NSLayoutConstraint.activate(constraints)
                }
                root.layoutIfNeeded()
            }
            #expect(issues.isEmpty, "\(issues)")
            return views.map(\.frame)
        }
    }

    /// One row: each view's x and width.
    private func row(
        _ format: String, _ options: Options = [], metrics: [String: Any]? = nil, isRightToLeft: Bool = false
    ) -> [[CGFloat]] {
        frames([(format, options)], metrics: metrics, isRightToLeft: isRightToLeft).map { [$0.minX, $0.width] }
    }

    @Test func theDocumentedExamples() {
        #expect(row("|-50-[a(70)]-[b_2(30)]-50-[C(20)]") == [[50, 70], [128, 30], [208, 20]])
        #expect(row("[a(30)]-0-[b_2(20)]")[1] == [30, 20])
        #expect(row("H:|-50-[a]-50-|")[0] == [50, 200])
        #expect(row("|[a][b_2(==a)][C(==a)]|") == [[0, 100], [100, 100], [200, 100]])
        #expect(row("|-[a]-|")[0] == [20, 240])
        #expect(row("|-[a(>=70,<=100)]")[0] == [20, 70])
        #expect(row("|-20-[a]-(>=20)-[b_2(120@250)]-20-|")[1] == [160, 120])
        let flexible = row("|-(==8)-[a(>=30@700)]-(>=8,<=12)-[b_2(60)]-8-|")
        #expect(flexible[1] == [232, 60])
        #expect(flexible[0][0] == 8)
    }

    @Test func columnsHaveHeights() {
        let column = frames([("V:|-[a(20)]-(gap)-[b_2]-5-[C(==b_2)]-|", [.alignAllLeft])], metrics: ["gap": 15])
        #expect(column.map(\.minY) == [10, 45, 110] && column.map(\.height) == [20, 60, 60])
        #expect(frames([("V:[a]|", [])])[0].maxY == 200)
    }

    @Test func metricsOfEveryNumberType() {
        let metrics: [String: Any] = [
            "i": 12, "d": 7.5, "f": Float(3), "g": CGFloat(11), "n": NSNumber(value: 40),
            "p": UILayoutPriority.required,
        ]
        #expect(row("|-i-[a(n)]-d-[b_2(>=g@p)]-f-[C(9)]", metrics: metrics) == [[12, 40], [59.5, 11], [73.5, 9]])
        #expect(row("|-i-[a(10)]", metrics: ["i": -4])[0] == [-4, 10])
        #expect(row("|-(-6)-[a(10)]")[0] == [-6, 10])
        #expect(row("|-1e1-[a(>=2.5E+1@5e2)]-.5-[b_2(2.e0)]") == [[10, 25], [35.5, 2], [0, 0]])
    }

    @Test func prioritiesAndRelations() {
        withScreen(100, 100) { root in
            let a = plain()
            let b = plain()
            root.addSubview(a)
            root.addSubview(b)
            let made = NSLayoutConstraint.constraints(
                withVisualFormat: "|-(>=8@749.5,<=9)-[a(<=b@low)]-[b(20@300)]|", metrics: ["low": 250],
                views: ["a": a, "b": b])
            #expect(made.map(\.relation.rawValue) == [1, -1, -1, 0, 0, 0])
            #expect(made.map(\.priority.rawValue) == [749.5, 1000, 250, 1000, 300, 1000])
            #expect(made.map(\.constant) == [8, 9, 0, 8, 20, 0])
            #expect(made[0].firstItem === a && made[0].firstAttribute == .leading && made[0].secondItem === root)
            #expect(made[3].firstItem === b && made[3].secondItem === a && made[3].secondAttribute == .trailing)
            #expect(made[5].firstItem === root && made[5].firstAttribute == .trailing && made[5].secondItem === b)
        }
    }

    @Test func sizesOfOtherViews() {
        #expect(
            row("|[a(40)]-[b_2(==a*2+5)]-[C(==b_2/5-2)]") == [[0, 40], [48, 85], [141, 15]])
        let cross = frames([("|[a(40)]", []), ("V:[a(==a.width*0.5)]", [])])
        #expect(cross[0].size == CGSize(width: 40, height: 20))
    }

    @Test func directions() {
        let format = "|-5-[a(30)]-10-[b_2(50)]"
        #expect(row(format, isRightToLeft: true) == [[265, 30], [205, 50], [300, 0]])
        #expect(row(format, .directionLeftToRight, isRightToLeft: true).prefix(2) == [[5, 30], [45, 50]])
        #expect(row(format, .directionRightToLeft).prefix(2) == [[265, 30], [205, 50]])
        #expect(row("|-[a]-|", .directionRightToLeft)[0] == [20, 240])
        #expect(row("[a(30)]-|", .directionRightToLeft)[0] == [20, 30])
        #expect(row("[a(30)]-|", .directionLeftToRight)[0] == [230, 30])
        #expect(row("[a(30)]-|", isRightToLeft: true)[0] == [20, 30])
    }

    @Test func alignments() {
        let vertical: [(Options, (CGRect) -> CGFloat)] = [
            (.alignAllTop, \.minY), (.alignAllBottom, \.maxY), (.alignAllCenterY, \.midY),
            (.alignAllFirstBaseline, \.maxY), (.alignAllLastBaseline, \.maxY),
        ]
        for (option, edge) in vertical {
            let found = frames([
                ("H:|[a(10)][b_2(10)][C(10)]", option), ("V:|-50-[a(40)]", []), ("V:[b_2(20)]", []), ("V:[C(8)]", []),
            ])
            #expect(found.map(\.height) == [40, 20, 8])
            #expect(Set(found.map(edge)).count == 1, "\(option) \(found)")
        }
        let horizontal: [(Options, (CGRect) -> CGFloat)] = [
            (.alignAllLeft, \.minX), (.alignAllRight, \.maxX), (.alignAllCenterX, \.midX), (.alignAllLeading, \.minX),
            (.alignAllTrailing, \.maxX),
        ]
        for (option, edge) in horizontal {
            let found = frames([
                ("V:|[a(10)][b_2(10)][C(10)]", option), ("H:|-50-[a(40)]", []), ("H:[b_2(20)]", []), ("H:[C(8)]", []),
            ])
            #expect(Set(found.map(edge)).count == 1, "\(option) \(found)")
        }
        let both = frames([
            ("H:|[a(10)]-[b_2(10)]", [.alignAllTop, .alignAllBottom]), ("V:|-7-[a(33)]", []),
        ])
        #expect(both[1] == CGRect(x: 18, y: 7, width: 10, height: 33))
    }

    @Test func distancesBetweenBaselines() {
        withScreen(300, 200, scale: 2) { root in
            let top = label("Top", 17)
            let bottom = label("Bottom", 30)
            root.addSubview(top)
            root.addSubview(bottom)
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: "V:|-20-[top]-60-[bottom]", options: .spacingBaselineToBaseline, metrics: nil,
                    views: ["top": top, "bottom": bottom]))
            root.layoutIfNeeded()
            let distance = bottom.frame.minY + bottom.font.ascender - top.frame.minY - top.font.ascender
            #expect(top.frame.minY == 20 && abs(distance - 60) <= 1)
        }
    }

    @Test func guidesHaveNames() {
        withScreen(300, 200) { root in
            let guide = UILayoutGuide()
            root.addLayoutGuide(guide)
            let view = plain()
            root.addSubview(view)
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: "H:|-12-[guide(30)]-[view(==guide)]", metrics: nil,
                    views: ["guide": guide, "view": view]))
            root.layoutIfNeeded()
            #expect(view.frame.minX == 50 && view.frame.width == 30)
        }
    }

    /// The reason, the format and a caret where reading stopped, in the form that UIKit's exception has.
    @Test(arguments: [
        ("H:|-[foo]-|", 8, "foo is not a key in the views dictionary."),
        ("V|[a]|", 1, "Expected ':' after 'V' to specify vertical arrangement"),
        ("H|[a]|", 1, "Expected ':' after 'H' to specify horizontal arrangement"),
        ("|-big-[a]", 5, "big is not a key in the metrics dictionary."),
        ("[a(==z)]", 6, "z is not a key in the views or metrics dictionary."),
        ("[a(20]", 5, "Expected a ')' to close the list of predicates"),
        ("[a", 2, "Expected a ']' to close the view a"),
        ("[a]-8[a]", 5, "Expected a '-' after the distance"),
        ("[a]-", 4, "Expected a view"), ("", 0, "Expected a view"), ("|-|", 2, "Expected a view"),
        ("[a]x", 3, "Expected a view"), ("[]", 1, "Expected a view name after '['"),
        ("[a]|[a]", 4, "Expected the end of the format after '|'"),
        ("[a(>20)]", 4, "Expected '==', '<=' or '>='"), ("[a(@7)]", 3, "Expected a number, a metric or a view name"),
        ("|-1e-[a]", 3, "Expected a '-' after the distance"),
        ("[a(7@1001)]", 9, "A priority must be greater than 0 and at most 1000"),
        ("[a(7@)]", 5, "Expected a number or a metric after '@'"),
        ("[lost]|", 6, "Unable to interpret '|' character, because the related view doesn't have a superview"),
    ]) func whatCantBeRead(format: String, position: Int, reason: String) {
        let root = UIView()
        let view = plain()
        root.addSubview(view)
        let (made, issues) = LayoutDiagnostics.collecting {
            NSLayoutConstraint.constraints(
                withVisualFormat: format, metrics: nil, views: ["a": view, "lost": UIView()])
        }
        #expect(made.isEmpty)
        let caret = String(repeating: " ", count: position) + "^"
        #expect(
            issues.map(\.description) == ["Unable to parse constraint format: \n\(reason) \n\(format) \n\(caret)"])
    }

    @Test func alignmentOptionsAlongTheAxisAreReported() {
        let root = UIView()
        let view = plain()
        root.addSubview(view)
        let (made, issues) = LayoutDiagnostics.collecting {
            NSLayoutConstraint.constraints(
                withVisualFormat: "H:|[a]", options: .alignAllLeft, metrics: nil, views: ["a": view])
        }
        #expect(made.isEmpty)
        #expect(issues.first?.description.contains("which is not allowed for layout that is also horizontal.") ?? false)
    }

    /// Any cut and any foreign character ends in constraints or a message.
    @Test func damagedFormatsNeverTrap() {
        let root = UIView()
        let view = plain()
        root.addSubview(view)
        let format = Array("H:|-(>=8@750,<=m)-[a(==a.height*2-3@9,>=1)]-m-[a]-|")
        let strange: [Character] = ["(", ")", "[", "]", "|", "-", "@", "9", ".", "é", "💥", " "]
        for index in format.indices {
            var cut = format
            cut.remove(at: index)
            let changed = strange.map { character in
                var changed = format
                changed[index] = character
                return changed
            }
            for text in [Array(format[..<index]), Array(format[index...]), cut] + changed {
                let (made, issues) = LayoutDiagnostics.collecting {
                    NSLayoutConstraint.constraints(
                        withVisualFormat: String(text), metrics: ["m": 4], views: ["a": view])
                }
                // A single view without a superview's edge needs no constraints.
                #expect(made.isEmpty != issues.isEmpty || String(text).filter { $0 != "-" } == "[a]", "\(String(text))")
            }
        }
    }
}
