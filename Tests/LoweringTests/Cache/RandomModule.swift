@testable import Lowering

/// Random files that refer to each other in all the ways that lowering follows: there are few names, so that most
/// declarations meet.
struct RandomModule {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

    /// Returns the next random number below a bound.
    mutating func next(below bound: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state >> 11) % bound
    }

    private mutating func any(_ texts: String...) -> String { texts[next(below: texts.count)] }
    private mutating func often(_ text: String) -> String { next(below: 3) > 0 ? text : "" }
    private mutating func rarely(_ text: String) -> String { next(below: 4) == 0 ? text : "" }

    private mutating func own() -> String { any("A", "B", "C", "D", "E", "F", "G", "H") }
    private mutating func type() -> String { any(own(), own(), own(), "UIViewController", "UIView", "A.Part") }
    private mutating func name() -> String { any("f", "g", "h", "i", "j", "title", "scrollViewDidScroll") }
    private mutating func adopted() -> String { any("P", "Q", "R", "UIScrollViewDelegate") }
    private mutating func parameters() -> String { any("", "", "_ x: A", "_ x: A, for y: Int") }

    /// Returns the text of a file.
    mutating func file() -> String {
        let imports = ["import UIKit", "import Foundation", "import Combine", "", "import SwiftUI"]
        var lines = [rarely(imports[next(below: imports.count)])]
        for _ in 0...next(below: 2) { lines.append(declaration()) }
        return lines.joined(separator: "\n") + "\n"
    }

    private mutating func declaration() -> String {
        let members = (0..<next(below: 3)).map { _ in member() }.joined(separator: "\n    ")
        switch next(below: 9) {
        case 0, 1, 2:
            let access = rarely("private ") + rarely("final ")
            let generic = rarely("<V: \(type())>")
            let nested = rarely("\n    class Part: \(type()) { var \(name()): \(type())? }")
            return "\(access)class \(own())\(generic): \(type())\(rarely(", " + adopted())) {\n    "
                + "\(members)\(nested)\n}"
        case 3, 4, 5:
            return "\(rarely("@objc "))extension \(type())\(rarely(": " + adopted())) {\n    \(members)\n}"
        case 6:
            let requirement =
                "\(any("@objc optional ", "@objc optional ", ""))func \(name())(\(parameters()))"
                + rarely("\n    @objc optional var \(name()): \(type()) { get }")
            return "@objc protocol \(any("P", "Q", "R"))\(rarely(": " + adopted())) {\n    \(requirement)\n}"
        case 7: return "func make<V: \(type())>(_: V.Type) -> V { V() }"
        default: return "#Preview { \(own())() }"
        }
    }

    private mutating func member() -> String {
        switch next(below: 9) {
        case 0: return "\(rarely("private "))var \(any("delegate", "part", "title")): \(any(adopted(), type()))?"
        case 1: return "\(often("@objc "))\(rarely("override "))var \(name()): Int { 1 }"
        case 2, 3, 4:
            return "\(often("@objc "))\(rarely("private "))\(often("override "))func \(name())(\(parameters())) { "
                + "super.\(name())() }"
        default: return "\(often("override "))func \(name())(\(parameters())) { \(statement()) }"
        }
    }

    private mutating func statement() -> String {
        switch next(below: 7) {
        case 0: return "let s = #selector(\(name()))"
        case 1: return "let s = #selector(\(type()).\(name())\(rarely("(_:)")))"
        case 2: return "delegate?.\(name())?(\(any("", "x", "x, for: 1")))"
        case 3: return "if let f = \(any("delegate", "part?.delegate"))?.\(name()) { _ = f }"
        case 4: return "let n = part?.title?.\(name())?(x) ?? 1"
        case 5: return "if delegate?.responds(to: #selector(\(adopted()).\(name()))) == true {}"
        default: return "super.\(name())()"
        }
    }
}
