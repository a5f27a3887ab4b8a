import Foundation
import Testing

@testable import BuilderUIKit

/// The text that a view tree is compared by.
@MainActor
@Suite struct ViewTextTreeTests {
    @Test func oneLineAViewIndentedByDepth() {
        withScreen(320, 400) { root in
            let title = label("Hello")
            title.accessibilityIdentifier = "title"
            let box = Box(10, 20)
            let stack = UIStackView(arrangedSubviews: [title, box])
            stack.axis = .vertical
            stack.alignment = .leading
            stack.frame = CGRect(x: 16, y: 20, width: 100, height: 50)
            root.addSubview(stack)
            root.layoutIfNeeded()
            let width = NumberText.short(title.frame.width)
            #expect(
                stack.textTree == """
                    UIStackView frame=(16 20; 100 50)
                      UILabel id="title" frame=(0 0; \(width) 30) text="Hello"
                      Box frame=(0 30; 10 20)

                    """)
        }
    }

    @Test func stateThatIsNotTheUsualOne() {
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        view.isHidden = true
        view.alpha = 0.3
        view.tag = 7
        #expect(view.textTree == "UIView frame=(1 2; 3 4) tag=7 hidden alpha=0.3\n")

        let turned = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
        turned.transform = CGAffineTransform(scaleX: 2, y: 1)
        #expect(turned.textTree == "UIView frame=(-5 0; 20 20) transform=(2 0 0 1 0 0)\n")

        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
        scrollView.contentSize = CGSize(width: 10, height: 100)
        scrollView.contentOffset = CGPoint(x: 0, y: 30)
        #expect(
            scrollView.textTree == "UIScrollView frame=(0 0; 10 20) contentOffset=(0 30) contentSize=(10 100)\n")
    }

    @Test func whatControlsShow() {
        let button = UIButton(type: .custom)
        button.setTitle("Send", for: .normal)
        button.setImage(UIImage(systemName: "star"), for: .normal)
        button.isEnabled = false
        button.isSelected = true
        let lines = button.textTree.split(separator: "\n")
        #expect(lines.first == #"UIButton frame=(0 0; 0 0) disabled selected title="Send" image="star""#)
        #expect(lines.contains { $0.hasPrefix("  UIButtonLabel ") && $0.hasSuffix(#"text="Send""#) })

        let field = UITextField()
        field.placeholder = "Password"
        field.text = "secret"
        #expect(field.textTree.contains(#"UITextField frame=(0 0; 0 0) text="secret" placeholder="Password""#))
        field.isSecureTextEntry = true
        #expect(!field.textTree.contains("secret"))
        #expect(field.textTree.contains(#"text="••••••""#))

        let toggle = UISwitch()
        #expect(toggle.textTree == "UISwitch frame=(0 0; 51 31) off\n")
        toggle.isOn = true
        #expect(toggle.textTree == "UISwitch frame=(0 0; 51 31) on\n")

        let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3)).image { _ in }
        #expect(UIImageView(image: picture).textTree == "UIImageView frame=(0 0; 4 3) image=(4 3)\n")
    }

    @Test func textStaysOnItsLine() {
        let text = label("a \"quote\"\nand \\ more\u{2028}\u{0}")
        #expect(text.textTree.hasSuffix(#" text="a \"quote\"\nand \\ more\u{2028}\u{0}""# + "\n"))
        #expect(text.textTree.filter { $0 == "\n" }.count == 1)
    }

    @Test(arguments: [
        (0.0, "0"), (-0.0, "0"), (-0.0004, "0"), (1.0 / 3, "0.333"), (20.5, "20.5"), (-2.0 / 3, "-0.667"),
        (0.05, "0.05"), (0.001, "0.001"), (1e9, "1000000000"), (123456.7891, "123456.789"), (99.9996, "100"),
        (-0.25, "-0.25"), (.infinity, "inf"),
    ])
    func numbersHaveAtMostThreeDecimals(_ value: Double, _ text: String) {
        #expect(NumberText.short(CGFloat(value)) == text)
    }

    /// A table hands cells out again, so that their order as subviews isn't that of the rows.
    @Test func rowsComeFromTheTop() {
        withScreen(320, 200) { root in
            let table = UITableView(frame: root.bounds)
            let source = Rows()
            table.dataSource = source
            table.rowHeight = 40
            root.addSubview(table)
            root.layoutIfNeeded()
            for offset in [400, 120, 0] as [CGFloat] {
                table.contentOffset.y = offset
                root.layoutIfNeeded()
                let texts = table.textTree.split(separator: "\n").filter { $0.contains(" text=") }
                let first = Int(offset / 40)
                #expect(texts.first?.contains("text=\"row \(first)\"") == true, "\(texts)")
                let numbers = texts.map { number(String($0)) }
                #expect(numbers == numbers.sorted())
                #expect(table.textTree.contains("row=(0 \(first))"))
            }
            if let cell = table.visibleCells.last { table.sendSubviewToBack(cell) }
            let texts = table.textTree.split(separator: "\n").filter { $0.contains(" text=") }.map(String.init)
            let numbers = texts.map { number($0) }
            #expect(numbers == numbers.sorted())
        }
    }

    private func number(_ line: String) -> Int {
        Int(line.split(separator: "row ").last?.prefix { $0.isNumber } ?? "") ?? -1
    }

    private final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell =
                tableView.dequeueReusableCell(withIdentifier: "row")
                ?? UITableViewCell(style: .default, reuseIdentifier: "row")
            cell.textLabel?.text = "row \(indexPath.row)"
            return cell
        }
    }

    @Test func deepTreesDontUseUpTheStack() {
        let root = UIView()
        var innermost = root
        for _ in 0..<3000 {
            let view = UIView()
            innermost.insertWithoutChecks(view)
            innermost = view
        }
        #expect(Data(root.textTree.utf8).count { $0 == UInt8(ascii: "\n") } == 3001)
        // Let go from the inside: dropping it all at once is what would use up the stack.
        while let parent = innermost.superview {
            parent.storedSubviews = []
            innermost = parent
        }
    }

    @Test func rendererReadsTheTreeOfAScreenOrABareView() async throws {
        let device = try #require(Device.named("iPhone 12"))
        let renderer = Renderer(device: device, timeout: 600)
        let screen = try await renderer.textTree(of: UILabel())
        #expect(screen.hasPrefix("UIWindow frame=(0 0; 390 844)\n  UIView frame=(0 0; 390 844)\n    UILabel "))
        let bare = try await renderer.textTree(of: labeled("Hello"), width: 200)
        #expect(bare == "UILabel frame=(0 0; 200 20.333) text=\"Hello\"\n")
        #expect(try await renderer.textTree(of: labeled("Hello"), width: 200) == bare)
        await #expect(throws: RenderError.self) { _ = try await renderer.textTree(of: UILabel(), width: -1) }
    }

    private func labeled(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        return label
    }
}

extension UIView {
    /// Adds a subview without the visits to everything below and above, which take calls within calls.
    fileprivate func insertWithoutChecks(_ view: UIView) {
        storedSubviews = [view]
        view.storedSuperview = self
    }
}
