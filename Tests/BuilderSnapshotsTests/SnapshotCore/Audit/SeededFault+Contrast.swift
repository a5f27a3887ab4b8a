import BuilderUIKit
import Foundation

@testable import SnapshotCore

extension SeededFault {
    static let contrasts: [SeededFault] = [
        SeededFault(name: "light gray text", rule: .contrast, view: "UILabel “Total”") {
            $0.label("Total", gray(0x99))
        },
        SeededFault(name: "text just below 4.5", rule: .contrast, view: "UILabel “Total”") {
            $0.label("Total", gray(0x77))
        },
        SeededFault(name: "large text below 3", rule: .contrast, view: "UILabel “Total”") {
            $0.label("Total", gray(0x99), size: 24)
        },
        SeededFault(name: "bold text that isn't large", rule: .contrast, view: "UILabel “Total”") {
            $0.label("Total", gray(0x80), size: 13, weight: .bold)
        },
        SeededFault(name: "white on yellow", rule: .contrast, view: "UILabel “New”") {
            $0.label("New", .white).backgroundColor = .yellow
        },
        SeededFault(name: "dark on dark", rule: .contrast, view: "UILabel “Night”") {
            let box = $0.view(UIView(), at: CGRect(x: 0, y: 0, width: 320, height: 100)) { $0.backgroundColor = .black }
            box.label("Night", gray(0x40))
        },
        SeededFault(name: "translucent label", rule: .contrast, view: "UILabel “Total”") {
            $0.label("Total").alpha = 0.4
        },
        SeededFault(name: "label in a translucent view", rule: .contrast, view: "UILabel “Total”") {
            let box = $0.view(UIView(), at: CGRect(x: 0, y: 0, width: 320, height: 100)) { $0.alpha = 0.4 }
            box.label("Total")
        },
        SeededFault(name: "translucent color", rule: .contrast, view: "UILabel “Total”") {
            $0.label("Total", UIColor(white: 0, alpha: 0.4))
        },
        SeededFault(name: "button's title", rule: .contrast, view: "“Send”") { $0.button("Send", gray(0x99)) },
        SeededFault(name: "one word of a text", rule: .contrast, view: "UILabel") {
            let text = NSMutableAttributedString(
                string: "Total 5", attributes: [.foregroundColor: UIColor.black, .font: UIFont.systemFont(ofSize: 17)])
            text.addAttribute(.foregroundColor, value: gray(0xAA), range: NSRange(location: 6, length: 1))
            $0.label("").attributedText = text
        },
        SeededFault(name: "gray on a gray card", rule: .contrast, view: "UILabel “3 items”") {
            let card = $0.view(UIView(), at: CGRect(x: 20, y: 20, width: 280, height: 80)) {
                $0.backgroundColor = color(0xF2F2F7)
            }
            card.label("3 items", color(0x8E8E93), at: CGRect(x: 20, y: 20, width: 200, height: 30))
        },
        SeededFault(name: "blue of the system", rule: .contrast, view: "UILabel “Show all”") {
            $0.label("Show all", .systemBlue)
        },
        SeededFault(name: "white on a bright photo", rule: .contrast, view: "UILabel “Lisbon”") {
            let photo = UIGraphicsImageRenderer(size: CGSize(width: 320, height: 100)).image { context in
                for x in 0..<320 {
                    gray(0xB0 + x % 32).setFill()
                    context.fill(CGRect(x: x, y: 0, width: 1, height: 100))
                }
            }
            $0.view(UIImageView(image: photo), at: CGRect(x: 0, y: 0, width: 320, height: 100))
            $0.label("Lisbon", .white, weight: .bold)
        },
        SeededFault(name: "red error on pink", rule: .contrast, view: "UILabel “The code is wrong”") {
            $0.label("The code is wrong", color(0xFF3B30), size: 15).backgroundColor = color(0xFFE5E5)
        },
        SeededFault(name: "white on an orange button", rule: .contrast, view: "“Buy”") {
            $0.button("Buy", .white).backgroundColor = .systemOrange
        },
        SeededFault(name: "badge", rule: .contrast, view: "UILabel “12”") {
            $0.label("12", .white, size: 11, weight: .bold, at: CGRect(x: 20, y: 20, width: 24, height: 16))
                .backgroundColor = .systemGreen
        },
        SeededFault(name: "gray on a dark card", rule: .contrast, view: "UILabel “Yesterday”") {
            let card = $0.view(UIView(), at: CGRect(x: 0, y: 0, width: 320, height: 100)) {
                $0.backgroundColor = color(0x1C1C1E)
            }
            card.label("Yesterday", color(0x636366))
        },
        SeededFault(name: "text of a field", rule: .contrast, view: "“Anna”") {
            $0.view(UITextField(), at: CGRect(x: 20, y: 20, width: 200, height: 44)) { field in
                field.placeholder = "Name"
                field.text = "Anna"
                field.textColor = .lightGray
            }
        },
        SeededFault(name: "link on black", rule: .contrast, view: "UILabel “Terms of use”") {
            let page = $0.view(UIView(), at: CGRect(x: 0, y: 0, width: 320, height: 100)) {
                $0.backgroundColor = .black
            }
            page.label("Terms of use", color(0x0000EE))
        },
    ]
}
