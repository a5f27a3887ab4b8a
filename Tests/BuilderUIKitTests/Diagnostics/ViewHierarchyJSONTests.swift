import Foundation
import Testing

@testable import BuilderUIKit

@MainActor
@Suite struct ViewHierarchyJSONTests {
    @Test func framesInThePictureFollowOffsetsAndTransforms() throws {
        let root = UIView(frame: CGRect(x: 50, y: 60, width: 200, height: 200))
        let scrollView = UIScrollView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
        scrollView.contentSize = CGSize(width: 100, height: 500)
        scrollView.contentOffset = CGPoint(x: 0, y: 30)
        let turned = UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 10))
        turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 10))
        root.addSubview(scrollView)
        scrollView.addSubview(turned)
        turned.addSubview(inner)

        let tree = try views(of: root)
        #expect(
            tree.map { $0["pictureFrame"] as? [String: Double] } == [
                ["x": 0, "y": 0, "width": 200, "height": 200], ["x": 10, "y": 20, "width": 100, "height": 100],
                ["x": 55, "y": 25, "width": 10, "height": 20], ["x": 55, "y": 25, "width": 10, "height": 4],
            ])
        #expect(tree[3]["frame"] as? [String: Double] == ["x": 0, "y": 0, "width": 4, "height": 10])
        #expect(tree[1]["contentOffset"] as? [Double] == [0, 30])
        // The same as the views' own properties.
        for (view, found) in zip([scrollView, turned, inner] as [UIView], tree.dropFirst()) {
            let frame = view.convert(view.bounds, to: root)
            let listed = try #require(found["pictureFrame"] as? [String: Double])
            #expect(abs(frame.minX - (listed["x"] ?? 0)) < 0.001 && abs(frame.minY - (listed["y"] ?? 0)) < 0.001)
        }
    }

    @Test func theSideOfATextIsThereIfItIsNotTheLeadingOne() throws {
        func sides(_ direction: UISemanticContentAttribute) throws -> [String?] {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            for alignment in [NSTextAlignment.natural, .left, .right, .center] {
                let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
                label.textAlignment = alignment
                label.semanticContentAttribute = direction
                root.addSubview(label)
            }
            return try views(of: root).dropFirst().map { $0["textAlignment"] as? String }
        }
        #expect(try sides(.forceLeftToRight) == [nil, nil, "right", "center"])
        #expect(try sides(.forceRightToLeft) == [nil, "left", nil, "center"])
    }

    @Test func textStatesAndColorsAreIncluded() throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        label.text = "A “quote\" \\ \n\u{7} 🎉"
        label.textColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.5)
        label.accessibilityIdentifier = "title"
        label.alpha = 0.25
        label.isHidden = true
        label.isEnabled = false
        label.layer.borderWidth = 1
        label.layer.borderColor = UIColor.green.cgColor
        let found = try views(of: label)[0]
        #expect(found["text"] as? String == "A “quote\" \\ \n\u{7} 🎉")
        #expect(found["identifier"] as? String == "title")
        #expect(found["class"] as? String == "UILabel")
        #expect(found["alpha"] as? Double == 0.25)
        #expect(found["hidden"] as? Bool == true)
        #expect(found["states"] as? [String] == ["disabled"])
        #expect(found["colors"] as? [String: String] == ["text": "#FF800080", "border": "#00FF00"])
    }

    @Test func colorsAreThoseOfTheTraits() throws {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.text = "Words"
        view.textColor = .label
        view.overrideUserInterfaceStyle = .dark
        view.tintColor = .red
        let found = try views(of: view)[0]
        #expect(found["text"] as? String == "Words")
        let colors = try #require(found["colors"] as? [String: String])
        #expect(colors["text"] == "#FFFFFF")
        #expect(colors["tint"] == "#FF0000")
    }

    @Test func keysAreInOrder() {
        let view = UILabel(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
        view.text = "x"
        view.tag = 3
        view.accessibilityIdentifier = "id"
        view.addSubview(UIView())
        let keys = ViewHierarchyJSON.text(of: view).split(separator: "\n").filter { $0.hasPrefix("    \"") }
            .map { $0.split(separator: "\"")[1] }
        #expect(keys == keys.sorted())
        #expect(keys.contains("subviews") && keys.last == "text")
    }

    @Test func aTreeMayBeDeep() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
        var last = root
        for _ in 0..<1000 {
            let view = UIView(frame: CGRect(x: 1, y: 0, width: 1, height: 1))
            last.addSubview(view)
            last = view
        }
        let text = ViewHierarchyJSON.text(of: root)
        #expect(text.contains("\"pictureFrame\": {\"height\": 1, \"width\": 1, \"x\": 1000, \"y\": 0}"))
    }

    /// The views' objects, each before those in it.
    private func views(of root: UIView) throws -> [[String: Any]] {
        let text = ViewHierarchyJSON.text(of: root)
        let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        return flatten(try #require(object?["view"] as? [String: Any]))
    }

    private func flatten(_ view: [String: Any]) -> [[String: Any]] {
        [view] + ((view["subviews"] as? [[String: Any]]) ?? []).flatMap(flatten)
    }
}
