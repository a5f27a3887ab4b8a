import Builder
import Testing

@MainActor
@Suite struct ViewResultBuilderTests {
    private func texts(@ViewResultBuilder _ builder: () -> ViewConvertable) -> [String] {
        builder().asViews().map { ($0.build() as? UILabel)?.text ?? "?" }
    }

    @Test func emptyBlocksHaveNoViews() {
        #expect(texts {}.isEmpty)
    }

    @Test func statementsKeepTheirOrder() {
        #expect(
            texts {
                LabelView("a")
                LabelView("b").color(.red)
                Modified(UILabel()) { $0.text = "c" }
            } == ["a", "b", "c"])
    }

    @Test(arguments: [true, false]) func conditionsChoose(_ flag: Bool) {
        let found = texts {
            if flag { LabelView("if") }
            if flag {
                LabelView("yes")
                LabelView("also")
            } else {
                LabelView("no")
            }
            if let text = flag ? "some" : nil { LabelView(text) }
        }
        #expect(found == (flag ? ["if", "yes", "also", "some"] : ["no"]))
    }

    @Test(arguments: 0..<3) func switchesChoose(_ number: Int) {
        let found = texts {
            switch number {
            case 0: LabelView("zero")
            case 1:
                LabelView("one")
                LabelView("1")
            default: Group {}
            }
        }
        #expect(found == [["zero"], ["one", "1"], []][number])
    }

    @Test func loopsRepeat() {
        #expect(
            texts {
                for number in 0..<3 {
                    LabelView("\(number)")
                    if number == 1 { LabelView("half") }
                }
            } == ["0", "1", "half", "2"])
    }

    @Test func availabilityConditionsAreSupported() {
        #expect(
            texts {
                if #available(iOS 15, *) { LabelView("new") }
            } == ["new"])
    }

    @Test func arraysOptionalsAndGroupsFlatten() {
        let labels = [LabelView("a"), LabelView("b")]
        let plain: [View] = [LabelView("c")]
        let views: [UIView] = [LabelView("d")()]
        let mixed: [ViewConvertable] = [LabelView("e"), Group { LabelView("f") }]
        let missing: LabelView? = nil
        let there: LabelView? = LabelView("g")
        let anything: View? = LabelView("h")
        #expect(
            texts {
                labels
                plain
                views
                mixed
                missing
                there
                anything
                Group {
                    LabelView("i")
                    Group { LabelView("j") }
                }
                ForEach(2) { LabelView("\($0)") }
                ForEach(["x", "y"]) { LabelView($0) }
            } == ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "0", "1", "x", "y"])
    }

    @Test func aNegativeCountHasNoViews() {
        #expect(ForEach(-1) { _ in LabelView("never") }.asViews().isEmpty)
    }
}
