import Foundation
import GallerySources
import SnapshotCore

/// Makes expressions of values with which an app's screens are created.
struct SampleValue {
    let index: TypeIndex
    /// The name of the screen that is created, without that of its base class.
    private var screen = ""
    /// The maximum number of initializers in each other.
    private static let maximumDepth = 5

    init(index: TypeIndex) { self.index = index }

    /// Returns the arguments of a class's initializer with the fewest parameters; nil if other files can't create it.
    func arguments(ofClass type: DeclaredType) -> String? {
        var samples = self
        let suffix = ["ViewController", "Controller"].first(where: type.path.hasSuffix) ?? ""
        samples.screen = String(type.path.dropLast(suffix.count))
        return samples.arguments(ofClass: type, depth: 0)
    }

    func arguments(ofStruct type: DeclaredType) -> String? { arguments(ofStruct: type, depth: 0) }

    private func arguments(ofClass type: DeclaredType, depth: Int) -> String? {
        if !type.initializers.isEmpty { return shortest(type.initializers, in: type.path, depth: depth) }
        if type.hasInitializers { return nil }
        guard let superclass = index.superclass(of: type) else { return "" }
        return arguments(ofClass: superclass, depth: depth)
    }

    private func arguments(ofStruct type: DeclaredType, depth: Int) -> String? {
        if type.hasInitializers { return shortest(type.initializers, in: type.path, depth: depth) }
        return type.memberwise.map { list($0, in: type.path, depth: depth) }
    }

    private func shortest(_ initializers: [[DeclaredType.Parameter]], in scope: String, depth: Int) -> String? {
        initializers.min { $0.filter { !$0.hasDefault }.count < $1.filter { !$0.hasDefault }.count }
            .map { list($0, in: scope, depth: depth) }
    }

    /// Returns the arguments for parameters, whose types are looked up in a type and then around it.
    private func list(_ parameters: [DeclaredType.Parameter], in scope: String, depth: Int) -> String {
        parameters.filter { !$0.hasDefault }.map { parameter in
            let value = value(of: parameter.type, named: parameter.label ?? "", in: scope, depth: depth + 1)
            return parameter.label.map { "\($0): \(value)" } ?? value
        }
        .joined(separator: ", ")
    }

    /// Returns an expression of a type; `missingValue()` if none is known.
    private func value(of type: String, named name: String, in scope: String, depth: Int) -> String {
        var type = Substring(type)
        for prefix in ["@escaping ", "@autoclosure ", "inout ", "any ", "some ", "borrowing ", "consuming "] {
            while type.hasPrefix(prefix) { type = type.dropFirst(prefix.count) }
        }
        while type.hasPrefix("@"), let space = type.firstIndex(of: " ") { type = type[type.index(after: space)...] }
        if type.hasPrefix("any ") || type.hasPrefix("some ") { type = type.drop { $0 != " " }.dropFirst() }
        // Before an optional, as the result of a closure may be one.
        if let closure = closure(type, in: scope, depth: depth) { return closure }
        if type.last == "?" || type.last == "!" {
            return content(of: Self.unwrapped(type), in: scope, depth: depth) ?? "nil"
        }
        if type.hasPrefix("("), type.hasSuffix(")"), !Self.elements(of: type).isEmpty {
            return tuple(type, named: name, in: scope, depth: depth)
        }
        if type.hasPrefix("Dictionary<") || type.hasPrefix("[") && Self.isDictionary(type) { return "[:]" }
        if let element = Self.element(ofArray: type) {
            return array(of: String(element), named: name, in: scope, depth: depth)
        }
        let declared = index.resolve(String(type.prefix { $0 != "<" && $0 != " " }), in: scope)
        if declared == nil, let known = Self.known(String(type), named: name) { return known }
        if declared == nil, depth < Self.maximumDepth, let alias = other(String(type), in: scope) {
            return value(of: alias.type, named: name, in: alias.scope, depth: depth + 1)
        }
        if declared == nil, let generic = generic(type, named: name, in: scope, depth: depth) { return generic }
        guard depth < Self.maximumDepth, let declared else { return "missingValue()" }
        return value(of: declared, depth: depth) ?? "missingValue()"
    }

    /// Returns a tuple, or the value of a type in parentheses.
    private func tuple(_ type: Substring, named name: String, in scope: String, depth: Int) -> String {
        let elements = Self.elements(of: type).map { element in
            let parts = element.split(separator: ":", maxSplits: 1).map { $0.drop { $0 == " " } }
            let hasLabel = parts.count == 2 && parts[0].allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
            let label = hasLabel && parts[0] != "_" ? String(parts[0]) : nil
            let type = String(hasLabel ? parts[1] : element.drop { $0 == " " })
            let value = value(of: type, named: label ?? name, in: scope, depth: depth)
            return label.map { "\($0): \(value)" } ?? value
        }
        return elements.count == 1 ? elements[0] : "(\(elements.joined(separator: ", ")))"
    }

    /// Returns a value of a generic type of a framework; nil for other types.
    private func generic(_ type: Substring, named name: String, in scope: String, depth: Int) -> String? {
        guard let open = type.firstIndex(of: "<"), type.hasSuffix(">") else { return nil }
        let wrapper = String(type[..<open])
        if let value = Self.generics[wrapper] { return value }
        guard let label = Self.wrappers[wrapper] else { return nil }
        let arguments = Self.elements(of: "(" + type[type.index(after: open)...].dropLast() + ")")
        let first = String(arguments.first?.drop { $0 == " " } ?? "")
        let wrapped = value(of: first, named: name, in: scope, depth: depth + 1)
        return "\(label.name)(\(label.label)\(wrapped))"
    }

    /// The values of generic types that need no value of another type.
    private static let generics = [
        "Set": "[]", "Range": "0..<1", "ClosedRange": "0...1", "Observable": ".empty()", "Driver": ".empty()",
        "Signal": ".empty()", "Infallible": ".empty()", "Maybe": ".empty()", "Single": ".never()",
        "PublishSubject": ".init()", "PublishRelay": ".init()", "PassthroughSubject": ".init()",
        "NSCache": ".init()",
    ]
    /// The initializers of generic types that have a value.
    private static let wrappers: [String: (name: String, label: String)] = [
        "Variable": ("Variable", "wrappedValue: "), "BehaviorRelay": ("BehaviorRelay", "value: "),
        "BehaviorSubject": ("BehaviorSubject", "value: "), "CurrentValueSubject": (".init", ""),
        "Binding": (".constant", ""),
    ]

    /// Returns the type for which a name stands that isn't a type's own: another name, or the identifier's type of a
    /// structure, such as `Order.ID`.
    private func other(_ type: String, in scope: String) -> (type: String, scope: String)? {
        if let alias = index.alias(type, in: scope) { return alias }
        guard type.hasSuffix(".ID"), let owner = index.resolve(String(type.dropLast(".ID".count)), in: scope),
            let id = owner.memberwise?.first(where: { $0.label == "id" })
        else { return nil }
        return (id.type, owner.path)
    }

    /// Returns an expression of one of the app's types; nil if other files can't get a value.
    private func value(of type: DeclaredType, depth: Int) -> String? {
        if type.isHidden || type.isGeneric { return nil }
        let own = own(type, depth: depth).flatMap { value(of: $0, depth: depth + 1) }
        if let own, !own.contains("missingValue()") { return own }
        let instance = index.instance(of: type)
        if let instance, instance.isSample { return "\(type.path).\(instance.name)" }
        let made = newValue(of: type, depth: depth)
        if let made, !made.contains("missingValue()") { return made }
        return instance.map { "\(type.path).\($0.name)" } ?? own ?? made
    }

    /// Returns the type in an optional: `OrdersViewModelType` for `(any OrdersViewModelType)?`.
    private static func unwrapped(_ optional: Substring) -> String {
        var type = optional.dropLast()
        if type.hasPrefix("("), type.hasSuffix(")") { type = type.dropFirst().dropLast() }
        if type.hasPrefix("any ") || type.hasPrefix("some ") { type = type.drop { $0 != " " }.dropFirst() }
        return String(type)
    }

    /// Returns a value for an optional of a type that has a screen's content, without which the screen is empty; nil
    /// for other types, and where parts of the value are unknown.
    private func content(of type: String, in scope: String, depth: Int) -> String? {
        guard depth == 1, Self.contents.contains(where: type.hasSuffix), let declared = index.resolve(type, in: scope),
            let value = value(of: declared, depth: depth), !value.contains("missingValue()")
        else { return nil }
        return value
    }

    private static let contents = ["ViewModel", "ViewModelType", "ViewModelProtocol", "Presenter", "Reactor"]

    /// Returns the type that a screen uses in place of a base class or a protocol: `OrdersViewModel` for the
    /// `ViewModel` of `OrdersViewController`.
    private func own(_ type: DeclaredType, depth: Int) -> DeclaredType? {
        guard depth == 1, !screen.isEmpty else { return nil }
        return index.conforming(to: type.path).first { candidate in
            Self.contents.contains { candidate.path == screen + $0 }
        }
    }

    private func newValue(of type: DeclaredType, depth: Int) -> String? {
        switch type.kind {
        case .structType: return arguments(ofStruct: type, depth: depth).map { "\(type.path)(\($0))" }
        case .classType: return arguments(ofClass: type, depth: depth).map { "\(type.path)(\($0))" }
        case .enumType:
            let simple = type.cases.first { $0.parameters.isEmpty } ?? type.cases.first
            guard let simple else { return nil }
            return "\(type.path).\(simple.name)"
                + (simple.parameters.isEmpty ? "" : "(\(list(simple.parameters, in: type.path, depth: depth)))")
        case .protocolType:
            for candidate in index.conforming(to: type.path).prefix(4) {
                if let value = value(of: candidate, depth: depth + 1), !value.contains("missingValue()") {
                    return value
                }
            }
            return nil
        }
    }

    /// Returns an array of one element, so that a list shows a row; an empty one if no element is known.
    private func array(of element: String, named name: String, in scope: String, depth: Int) -> String {
        let element = value(of: element, named: name, in: scope, depth: depth + 1)
        return element.contains("missingValue()") || element == "nil" ? "[]" : "[\(element)]"
    }

    /// Returns the type of an array's elements; nil for other types.
    private static func element(ofArray type: Substring) -> Substring? {
        if type.hasPrefix("["), type.hasSuffix("]") { return type.dropFirst().dropLast() }
        return type.hasPrefix("Array<") && type.hasSuffix(">") ? type.dropFirst("Array<".count).dropLast() : nil
    }

    /// Returns a closure of a function type that ignores its arguments; nil for other types.
    private func closure(_ type: Substring, in scope: String, depth: Int) -> String? {
        guard type.hasPrefix("("), let arrow = Self.arrow(in: type) else { return nil }
        let parameters = Self.elements(of: type[..<arrow.lowerBound]).count
        let result = type[arrow.upperBound...].drop { $0 == " " }
        let body: String
        switch result {
        case "Void", "()": body = ""
        // Builder's result builders accept a list only of views whose type is known.
        case "[View]", "[any View]": body = "[LabelView(\"Text\")] "
        default: body = value(of: String(result), named: "", in: scope, depth: depth + 1) + " "
        }
        let head = parameters == 0 ? "" : Array(repeating: "_", count: parameters).joined(separator: ", ") + " in "
        return head.isEmpty && body.isEmpty ? "{}" : "{ \(head)\(body)}"
    }

    /// Returns the range of the arrow outside of brackets.
    private static func arrow(in type: Substring) -> Range<Substring.Index>? {
        var depth = 0
        var index = type.startIndex
        while index < type.endIndex {
            let character = type[index]
            if "([".contains(character) { depth += 1 }
            if ")]".contains(character) { depth -= 1 }
            let next = type.index(after: index)
            if depth == 0, character == "-", next < type.endIndex, type[next] == ">" {
                return index..<type.index(after: next)
            }
            index = next
        }
        return nil
    }

    /// Returns the parameters of a function type's head, such as `(Int, String) `.
    private static func elements(of head: Substring) -> [Substring] {
        let list = head.drop { $0 != "(" }.dropFirst()
        var depth = 1
        var elements: [Substring] = []
        var start = list.startIndex
        for index in list.indices {
            switch list[index] {
            case "(", "[", "<": depth += 1
            case ")", "]": depth -= 1
            case ">" where index == list.startIndex || list[list.index(before: index)] != "-": depth -= 1
            case "," where depth == 1:
                elements.append(list[start..<index])
                start = list.index(after: index)
            default: break
            }
            if depth == 0 {
                let last = list[start..<index]
                return last.allSatisfy(\.isWhitespace) ? elements : elements + [last]
            }
        }
        return elements
    }

    private static func isDictionary(_ type: Substring) -> Bool {
        var depth = 0
        for character in type {
            if "([<".contains(character) { depth += 1 }
            if ")]>".contains(character) { depth -= 1 }
            if character == ":", depth == 1 { return true }
        }
        return false
    }

    /// Returns a Boolean value that indicates whether a number is a place among others, such as `selectedIndex`: an
    /// array of one element has only the first. `itemsPerRow` is a count, by which sources divide.
    private static func isPlace(_ name: String) -> Bool {
        if words(name).lowercased().split(separator: " ").contains("per") { return false }
        let name = name.lowercased()
        return ["index", "position", "offset", "row", "section", "item", "page", "tab"].contains(where: name.hasSuffix)
    }

    /// Returns a Boolean value that indicates whether a text is the name of a symbol, such as `systemImage`.
    private static func isSymbol(_ name: String) -> Bool {
        let name = name.lowercased()
        return ["symbol", "symbolname", "icon", "iconname", "systemname", "systemimage", "systemimagename"].contains {
            name.hasSuffix($0)
        }
    }

    private static func known(_ type: String, named name: String) -> String? {
        switch type {
        case "String", "Substring", "NSString": return SwiftLiteral.string(isSymbol(name) ? "star" : words(name))
        case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64":
            return isPlace(name) ? "0" : "1"
        case "Double", "Float", "CGFloat", "TimeInterval", "Decimal", "NSNumber": return "1"
        case "Bool": return "false"
        case "Date": return "Date(timeIntervalSince1970: 0)"
        case "URL": return "URL(fileURLWithPath: \"/\")"
        case "UUID": return "UUID()"
        case "Data", "DateComponents", "DateInterval", "CharacterSet", "IndexSet", "OperationQueue":
            return "\(type)()"
        case "Character": return "\"A\""
        case "AttributedString": return "AttributedString(\(SwiftLiteral.string(words(name))))"
        case "NSAttributedString": return "NSAttributedString(string: \(SwiftLiteral.string(words(name))))"
        case "URLRequest": return "URLRequest(url: URL(fileURLWithPath: \"/\"))"
        case "Error": return "CocoaError(.featureUnsupported)"
        case "NSError": return "NSError(domain: NSCocoaErrorDomain, code: 0)"
        case "Any", "AnyObject": return "NSObject()"
        case "Void", "()": return "()"
        case "UIColor": return ".systemBlue"
        case "UIFont": return ".systemFont(ofSize: 17)"
        case "IndexPath": return "IndexPath(row: 0, section: 0)"
        case "CGRect": return "CGRect(x: 0, y: 0, width: 320, height: 200)"
        case "CGSize": return "CGSize(width: 320, height: 200)"
        case "CGPoint", "UIEdgeInsets": return ".zero"
        case "UIImage": return "UIImage(systemName: \"photo\") ?? UIImage()"
        case "UIView", "UILabel", "UIButton", "UIImageView", "UIViewController", "UINavigationController",
            "NSObject", "UIWindow", "UITableView", "UIScrollView", "UIStackView", "UITabBarController":
            return "\(type)()"
        case "UICollectionViewLayout", "UICollectionViewFlowLayout": return "UICollectionViewFlowLayout()"
        case "UITableView.Style": return ".plain"
        case "UIUserInterfaceStyle": return ".light"
        // Types of modules that a catalog doesn't import.
        case "CLLocationCoordinate2D", "CLLocation", "MKMapItem", "AVPlayer", "AVAudioPlayer", "PHAsset", "CNContact":
            return ".init()"
        case "UserDefaults": return ".standard"
        case "Bundle": return ".main"
        case "Locale", "Calendar", "TimeZone": return ".current"
        case "FileManager", "NotificationCenter": return ".default"
        case "URLSession": return ".shared"
        case "DispatchQueue": return ".main"
        case "DisposeBag": return "DisposeBag()"
        case "View", "ViewConvertable": return "LabelView(\(SwiftLiteral.string(words(name))))"
        default: return nil
        }
    }

    /// Returns the words of a parameter's name as a text: “Last name” for `lastName`.
    private static func words(_ name: String) -> String {
        var result = ""
        for character in name where character != "_" {
            if character.isUppercase, !result.isEmpty { result += " " }
            result += result.isEmpty ? character.uppercased() : character.lowercased()
        }
        return result.isEmpty ? "Text" : result
    }
}
