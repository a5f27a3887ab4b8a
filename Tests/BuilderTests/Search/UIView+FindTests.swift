import Builder
import Testing

@MainActor
@Suite struct UIViewFindTests {
    private enum Key: Int {
        case first = 1
        case second, missing
    }

    private enum Name: String {
        case outer, inner
    }

    @Test func viewsAreFoundByTagAndIdentifier() {
        let inner = LabelView("inner").identifier(Name.inner).tag(Key.first)
        let later = LabelView("later").tag(Key.first).accessibilityIdentifier("plain")
        let button = ButtonView("b")
        let stack = VStackView {
            HStackView { inner }.identifier(Name.outer)
            later.tag(7)
            button
        }
        .tag(Key.second)
        #expect(button.asBaseView().find(Key.first) === inner())
        #expect(button.asBaseView().find(Key.second) === stack())
        #expect(button.asBaseView().find(Key.missing) == nil)
        #expect(button.asBaseView().find(Name.outer) is UIStackView)
        #expect(button.asBaseView().context.find("plain") === later())
        #expect(button.asBaseView().context.find(7) === later())
        #expect(inner.asBaseView().find(superview: Name.outer)?.subviews.first === inner())
        #expect(inner.asBaseView().find(superview: Key.second) === stack())
        #expect(stack.asBaseView().find(superview: Key.second) == nil)
        #expect(stack.asBaseView().find(subview: Key.second) == nil)
        #expect(stack.asBaseView().context.find(subview: Name.inner) === inner())
    }

    @Test func treesAreWalkedDepthFirst() {
        let root = UIView()
        let left = UIStackView()
        let deep = UILabel()
        let right = UILabel()
        root.addSubview(left)
        left.addSubview(deep)
        root.addSubview(right)
        #expect(root.firstSubview(ofType: UILabel.self) === deep)
        #expect(deep.firstSuperview(ofType: UIStackView.self) === left)
        #expect(deep.firstSuperview(where: { $0 === root }) === root)
        #expect(deep.rootview === root)
        #expect(root.firstSubview(ofType: UIButton.self) == nil)
    }

    @Test func deepTreesNeedNoDeepRecursion() {
        let root = UIView()
        var last = root
        for _ in 0..<2000 {
            let next = UIView()
            last.addSubview(next)
            last = next
        }
        last.tag(Key.first)
        #expect(root.find(Key.first) === last)
        #expect(last.rootview === root)
    }

    @Test func numbersAndStringsStillCompareAsTheyDid() throws {
        let one = 1
        let other = 2
        #expect(one != other)
        #expect("a" != "b")
        #expect(Int(rawValue: 3) == 3)
        #expect("x".rawValue == "x")
        let decoded = try JSONDecoder().decode([String: Int].self, from: Data(#"{"a":1}"#.utf8))
        #expect(decoded == ["a": 1])
    }
}
