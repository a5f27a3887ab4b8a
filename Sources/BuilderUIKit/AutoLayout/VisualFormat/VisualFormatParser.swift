import Foundation

/// A parser for the visual format's grammar as documented by Apple. Beyond the grammar, spaces are skipped, a distance
/// without parentheses may have a priority, and a size may be a view's with an attribute, a factor and a summand:
/// `[a(==b.height*2+8)]`.
@MainActor
struct VisualFormatParser {
    private let format: String
    private let characters: [Character]
    private let metrics: [String: CGFloat]
    private let views: [String: AnyObject]
    private var index = 0

    static func parse(
        _ format: String, metrics: [String: CGFloat], views: [String: AnyObject]
    ) throws(VisualFormatError) -> VisualFormat {
        var parser = VisualFormatParser(format: format, metrics: metrics, views: views)
        return try parser.parse()
    }

    private init(format: String, metrics: [String: CGFloat], views: [String: AnyObject]) {
        self.format = format
        self.metrics = metrics
        self.views = views
        characters = Array(format)
    }

    // MARK: Elements

    private mutating func parse() throws(VisualFormatError) -> VisualFormat {
        var result = VisualFormat()
        result.axis = try orientation()
        if next == "|" {
            result.elements.append(.init(item: nil, position: index))
            index += 1
            result.connections.append(try connection())
        }
        guard next == "[" else { throw failure("Expected a view") }
        result.elements.append(try view())
        while next != nil {
            let connection = try connection()
            result.connections.append(connection)
            if next == "|" {
                result.elements.append(.init(item: nil, position: index))
                index += 1
                guard next == nil else { throw failure("Expected the end of the format after '|'") }
            } else if next == "[" {
                result.elements.append(try view())
            } else {
                throw failure("Expected a view")
            }
        }
        return result
    }

    private mutating func orientation() throws(VisualFormatError) -> NSLayoutConstraint.Axis {
        guard let letter = next, letter == "H" || letter == "V" else { return .horizontal }
        index += 1
        let name = letter == "V" ? "vertical" : "horizontal"
        guard take(":") else { throw failure("Expected ':' after '\(letter)' to specify \(name) arrangement") }
        return letter == "V" ? .vertical : .horizontal
    }

    private mutating func view() throws(VisualFormatError) -> VisualFormat.Element {
        let start = index
        index += 1
        guard let name = name() else { throw failure("Expected a view name after '['") }
        guard let item = views[name] else { throw failure("\(name) is not a key in the views dictionary.") }
        var element = VisualFormat.Element(item: item, position: start)
        if next == "(" { element.sizes = try predicates(allowingViews: true) }
        guard take("]") else { throw failure("Expected a ']' to close the view \(name)") }
        return element
    }

    private mutating func connection() throws(VisualFormatError) -> VisualFormat.Connection {
        guard take("-") else { return .flush }
        let result: VisualFormat.Connection
        switch next {
        case "[", "|": return .standard
        case "(": result = .distances(try predicates(allowingViews: false))
        case nil: throw failure("Expected a view")
        default: result = .distances([try simplePredicate()])
        }
        guard take("-") else { throw failure("Expected a '-' after the distance") }
        return result
    }

    // MARK: Predicates

    private mutating func predicates(allowingViews: Bool) throws(VisualFormatError) -> [VisualFormat.Predicate] {
        index += 1
        var result: [VisualFormat.Predicate] = []
        repeat { result.append(try predicate(allowingViews: allowingViews)) } while take(",")
        guard take(")") else { throw failure("Expected a ')' to close the list of predicates") }
        return result
    }

    private mutating func predicate(allowingViews: Bool) throws(VisualFormatError) -> VisualFormat.Predicate {
        var relation = NSLayoutConstraint.Relation.equal
        if let sign = next, "=<>".contains(sign) {
            index += 1
            guard take("=") else { throw failure("Expected '==', '<=' or '>='") }
            if sign != "=" { relation = sign == "<" ? .lessThanOrEqual : .greaterThanOrEqual }
        }
        let object = try object(allowingViews: allowingViews)
        return VisualFormat.Predicate(relation: relation, object: object, priority: try priority())
    }

    /// Parses a distance without parentheses: a number that isn't negative, or a metric.
    private mutating func simplePredicate() throws(VisualFormatError) -> VisualFormat.Predicate {
        if let name = name() {
            guard let value = metrics[name] else { throw failure("\(name) is not a key in the metrics dictionary.") }
            return .init(object: .constant(value), priority: try priority())
        }
        guard let value = unsignedNumber() else { throw failure("Expected a number, a metric or a view") }
        return .init(object: .constant(value), priority: try priority())
    }

    private mutating func object(allowingViews: Bool) throws(VisualFormatError) -> VisualFormat.Object {
        guard let name = name() else {
            guard let value = number() else { throw failure("Expected a number, a metric or a view name") }
            return .constant(value)
        }
        if let value = metrics[name] { return .constant(value) }
        guard allowingViews else { throw failure("\(name) is not a key in the metrics dictionary.") }
        guard let item = views[name] else { throw failure("\(name) is not a key in the views or metrics dictionary.") }
        var attribute: NSLayoutConstraint.Attribute?
        if take(".") {
            switch self.name() {
            case "width": attribute = .width
            case "height": attribute = .height
            default: throw failure("Expected 'width' or 'height' after '.'")
            }
        }
        var multiplier: CGFloat = 1
        if let sign = next, sign == "*" || sign == "/" {
            index += 1
            guard let factor = try factor() else { throw failure("Expected a number after '\(sign)'") }
            guard sign == "*" || factor != 0 else { throw failure("Division by 0") }
            multiplier = sign == "*" ? factor : 1 / factor
        }
        var constant: CGFloat = 0
        if let sign = next, sign == "+" || sign == "-" {
            index += 1
            guard let summand = try factor() else { throw failure("Expected a number after '\(sign)'") }
            constant = sign == "+" ? summand : -summand
        }
        return .size(of: item, attribute, multiplier: multiplier, constant: constant)
    }

    private mutating func priority() throws(VisualFormatError) -> UILayoutPriority {
        guard take("@") else { return .required }
        guard let value = try factor() else { throw failure("Expected a number or a metric after '@'") }
        let priority = UILayoutPriority(Float(value))
        guard priority.isLegalForConstraints else {
            throw failure("A priority must be greater than 0 and at most 1000")
        }
        return priority
    }

    /// Parses a number without a sign, or a metric.
    private mutating func factor() throws(VisualFormatError) -> CGFloat? {
        guard let name = name() else { return unsignedNumber() }
        guard let value = metrics[name] else { throw failure("\(name) is not a key in the metrics dictionary.") }
        return value
    }

    // MARK: Characters

    /// The next character that isn't a space; nil at the end.
    private var next: Character? {
        mutating get {
            while index < characters.count, characters[index].isWhitespace { index += 1 }
            return index < characters.count ? characters[index] : nil
        }
    }

    private mutating func take(_ character: Character) -> Bool {
        guard next == character else { return false }
        index += 1
        return true
    }

    private mutating func name() -> String? {
        guard let first = next, first.isLetter || first == "_" else { return nil }
        let start = index
        while index < characters.count {
            let character = characters[index]
            guard character.isLetter || character.isNumber || character == "_" else { break }
            index += 1
        }
        return String(characters[start..<index])
    }

    private mutating func number() -> CGFloat? {
        let start = index
        let isNegative = take("-")
        if !isNegative { _ = take("+") }
        guard let value = unsignedNumber() else {
            index = start
            return nil
        }
        return isNegative ? -value : value
    }

    private mutating func unsignedNumber() -> CGFloat? {
        _ = next
        let start = index
        skipDigits(and: ".")
        // `1e3`; the letter belongs to the number only where digits follow.
        if index > start, index < characters.count, "eE".contains(characters[index]) {
            let end = index
            index += 1
            if index < characters.count, "+-".contains(characters[index]) { index += 1 }
            let exponent = index
            skipDigits()
            if index == exponent { index = end }
        }
        guard let value = Double(String(characters[start..<index])) else {
            index = start
            return nil
        }
        return CGFloat(value)
    }

    private mutating func skipDigits(and other: Character? = nil) {
        while index < characters.count, characters[index].isASCII,
            characters[index].isNumber || characters[index] == other
        {
            index += 1
        }
    }

    private func failure(_ reason: String) -> VisualFormatError {
        VisualFormatError(reason: reason, format: format, position: min(index, characters.count))
    }
}
