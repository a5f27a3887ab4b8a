import Foundation
import Testing

@testable import BuilderUIKit

/// Foundation compares attribute values where runs meet; see `IsaPadding`.
@MainActor
@Suite struct IsaPaddingTests {
    static let image = UIImage()

    /// Values that are different, each time new.
    static func values() -> [[Any]] {
        let shadow = NSShadow()
        shadow.shadowBlurRadius = 2
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        return [
            [
                UIColor.red, UIColor.black, UIColor(red: 1, green: 0, blue: 0, alpha: 0.5), UIColor.systemBlue,
                UIColor.label.withAlphaComponent(0.3), UIColor.tintColor, UIColor { _ in .red },
                UIColor(patternImage: image),
            ],
            [
                UIFont.systemFont(ofSize: 12), UIFont.boldSystemFont(ofSize: 12),
                UIFont.preferredFont(forTextStyle: .body),
            ],
            [NSParagraphStyle(), style],
            [NSShadow(), shadow],
            [NSTextAttachment(), NSTextAttachment()],
            [NSTextTab(textAlignment: .left, location: 1), NSTextTab(textAlignment: .left, location: 2)],
            [NSTextList(markerFormat: .disc, options: 0), NSTextList(markerFormat: .box, options: 0)],
            [UIBezierPath(), UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))],
            [UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(userInterfaceStyle: .light)],
            [UIFont.systemFont(ofSize: 1).fontDescriptor, UIFont.systemFont(ofSize: 2).fontDescriptor],
            [UIView(), UIView()], [CALayer(), CALayer()], [UIImage(), image],
        ]
    }

    static let key = NSAttributedString.Key("value")

    static func text(_ value: Any, _ other: Any) -> NSMutableAttributedString {
        let text = NSMutableAttributedString(string: "left ", attributes: [key: value])
        text.append(NSAttributedString(string: "right", attributes: [key: other]))
        return text
    }

    @Test func aTextWithTwoValuesOfAKindCanBeCopied() {
        for kind in Self.values() {
            for first in kind {
                for second in kind {
                    let copy = NSAttributedString(attributedString: Self.text(first, second))
                    #expect(copy.string == "left right")
                    _ = copy.attributedSubstring(from: NSRange(location: 3, length: 4))
                    _ = copy.isEqual(to: Self.text(second, first))
                }
            }
        }
    }

    @Test func anAttributeThatIsThereCanBeReplaced() {
        for kind in Self.values() {
            for first in kind {
                for second in kind {
                    let text = Self.text(first, first)
                    text.addAttribute(Self.key, value: second, range: NSRange(location: 2, length: 5))
                    let found = text.attribute(Self.key, at: 3, effectiveRange: nil)
                    #expect((found as? NSObject)?.isEqual(second) == true)
                    text.removeAttribute(Self.key, range: NSRange(location: 4, length: 2))
                    text.replaceCharacters(in: NSRange(location: 0, length: 3), with: "new")
                    _ = text.copy()
                }
            }
        }
    }

    @Test func valuesCanBeKeysAndMembersOfFoundationsCollections() {
        for kind in Self.values() {
            let objects = kind.compactMap { $0 as? NSObject }
            let set = NSMutableSet()
            let array = NSMutableArray()
            let map = NSCache<NSObject, NSString>()
            for object in objects {
                set.add(object)
                array.add(object)
                map.setObject("x", forKey: object)
            }
            for object in objects {
                #expect(set.contains(object))
                #expect(array.contains(object))
                #expect(map.object(forKey: object) == "x")
            }
        }
    }

    @Test func aLabelShowsRunsOfDifferentColors() {
        let label = UILabel()
        let text = NSMutableAttributedString(string: "one ", attributes: [.foregroundColor: UIColor.red])
        text.append(NSAttributedString(string: "two ", attributes: [.foregroundColor: UIColor.blue]))
        text.append(NSAttributedString(string: "three", attributes: [.foregroundColor: UIColor.label]))
        label.attributedText = text
        label.textAlignment = .center
        label.attributedText = NSAttributedString(attributedString: text)
        label.textColor = .green
        #expect(label.attributedText?.string == "one two three")
        var colors: [UIColor] = []
        label.attributedText?.enumerateAttribute(
            .foregroundColor, in: NSRange(location: 0, length: 13), options: []
        ) { value, _, _ in
            if let color = value as? UIColor { colors.append(color) }
        }
        #expect(Set(colors) == [.green])
    }

    @Test func aTextOfOneColorIsOneRun() {
        let text = Self.text(UIColor(white: 0, alpha: 1), UIColor(white: 0, alpha: 1))
        var range = NSRange()
        _ = NSAttributedString(attributedString: text).attribute(
            Self.key, at: 0, longestEffectiveRange: &range, in: NSRange(location: 0, length: 10))
        #expect(range.length == 10)
    }
}
