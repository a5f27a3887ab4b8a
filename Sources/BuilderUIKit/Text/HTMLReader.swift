import Foundation

/// A reader of web pages that gives their text with attributes.
struct HTMLReader {
    private let base: [NSAttributedString.Key: Any]
    private let baseURL: URL?
    private let result = NSMutableAttributedString()
    private var stack: [Element] = []
    private var rules: [String: [String: String]] = [:]
    private var needsBreak = false
    private var pendingSpace = false

    /// An element that isn't closed yet, with the properties that its content inherits.
    private struct Element {
        var name: String
        var style = Style()
        /// The number of the next item of a list.
        var nextItem = 1
    }

    private struct Style {
        var size: CGFloat = 12
        var family: String?
        var isBold = false
        var isItalic = false
        var isMonospaced = false
        var isUnderlined = false
        var isStruck = false
        var isPreformatted = false
        var color: UIColor?
        var background: UIColor?
        var link: URL?
        var alignment = NSTextAlignment.natural
        var indent: CGFloat = 0
        var spacing: CGFloat = 0
    }

    init(attributes: [NSAttributedString.Key: Any], baseURL: URL?) {
        base = attributes
        self.baseURL = baseURL
    }

    mutating func text(of page: String) -> NSAttributedString {
        var rest = page[...]
        while let start = rest.firstIndex(of: "<") {
            append(rest[..<start])
            rest = rest[start...]
            if rest.hasPrefix("<!--") {
                rest = rest.range(of: "-->").map { rest[$0.upperBound...] } ?? ""
                continue
            }
            guard let second = rest.dropFirst().first, second.isLetter || "/!?".contains(second),
                let end = rest.firstIndex(of: ">")
            else {
                append(rest.prefix(1))
                rest = rest.dropFirst()
                continue
            }
            let tag = rest[rest.index(after: start)..<end]
            rest = rest[rest.index(after: end)...]
            read(tag, &rest)
        }
        append(rest)
        return result
    }

    // MARK: Tags

    private static let blocks: Set = [
        "address", "article", "blockquote", "body", "dd", "div", "dl", "dt", "footer", "h1", "h2", "h3", "h4", "h5",
        "h6", "header", "hr", "html", "li", "main", "nav", "ol", "p", "pre", "section", "table", "tr", "ul",
    ]
    private static let empty: Set = ["br", "hr", "img", "input", "link", "meta", "wbr"]

    private mutating func read(_ tag: Substring, _ rest: inout Substring) {
        let isEnd = tag.hasPrefix("/")
        let name = (isEnd ? tag.dropFirst() : tag).prefix { $0.isLetter || $0.isNumber }.lowercased()
        if isEnd { return close(name) }
        if ["script", "style", "head", "title"].contains(name), !tag.hasSuffix("/") {
            let end = rest.range(of: "</\(name)", options: .caseInsensitive)
            let content = end.map { rest[..<$0.lowerBound] } ?? rest
            if name == "style" || name == "head" { readRules(content) }
            rest = end.map { rest[$0.lowerBound...] } ?? ""
            rest = rest.firstIndex(of: ">").map { rest[rest.index(after: $0)...] } ?? ""
            return
        }
        if name == "br" {
            pendingSpace = false
            return append(raw: "\n", style)
        }
        if Self.blocks.contains(name) { endLine() }
        if name == "li" || name == "p", let open = stack.lastIndex(where: { $0.name == name }),
            !stack[open...].contains(where: { $0.name == "ul" || $0.name == "ol" })
        {
            stack.removeSubrange(open...)
        }
        guard !Self.empty.contains(name) else { return }
        var element = Element(name: name, style: style)
        let attributes = Self.attributes(of: tag.drop { $0.isLetter || $0.isNumber })
        apply(name, attributes, &element.style)
        for declarations in [rules["*"], rules[name], attributes["style"].map(Self.declarations)] {
            apply(declarations ?? [:], &element.style)
        }
        stack.append(element)
        if name == "li" { beginItem() }
    }

    private mutating func close(_ name: String) {
        guard let index = stack.lastIndex(where: { $0.name == name }) else { return }
        if Self.blocks.contains(name) { endLine() }
        stack.removeSubrange(index...)
    }

    private var style: Style {
        if let style = stack.last?.style { return style }
        var style = Style()
        if let font = base[.font] as? UIFont { style.size = font.pointSize }
        return style
    }

    private mutating func beginItem() {
        let list = stack.lastIndex { $0.name == "ol" || $0.name == "ul" }
        var marker = "•"
        if let list, stack[list].name == "ol" {
            marker = "\(stack[list].nextItem)."
            stack[list].nextItem += 1
        }
        append(raw: "\t\(marker)\t", style)
    }

    private func apply(_ name: String, _ attributes: [String: String], _ style: inout Style) {
        switch name {
        case "b", "strong", "th": style.isBold = true
        case "i", "em", "cite", "var", "dfn": style.isItalic = true
        case "u", "ins": style.isUnderlined = true
        case "s", "del", "strike": style.isStruck = true
        case "code", "tt", "kbd", "samp": style.isMonospaced = true
        case "small": style.size *= 5 / 6
        case "big": style.size *= 1.2
        case "mark": style.background = .yellow
        case "center": style.alignment = .center
        case "p", "dl": style.spacing = style.size
        case "pre":
            style.isMonospaced = true
            style.isPreformatted = true
        case "ul", "ol": style.indent += 36
        case "blockquote":
            style.indent += 40
            style.spacing = style.size
        case "h1", "h2", "h3", "h4", "h5", "h6":
            let factors: [String: CGFloat] = ["h1": 2, "h2": 1.5, "h3": 1.17, "h4": 1, "h5": 0.83, "h6": 0.67]
            style.size *= factors[name] ?? 1
            style.isBold = true
            style.spacing = style.size * 0.8
        case "a":
            guard let target = attributes["href"] else { break }
            style.link = URL(string: target, relativeTo: baseURL)?.absoluteURL
            style.isUnderlined = true
            style.color = UIColor(red: 0, green: 0, blue: 0.933, alpha: 1)
        default: break
        }
        if let color = attributes["color"].flatMap(Self.color) { style.color = color }
        if let align = attributes["align"] { apply(["text-align": align], &style) }
        if name == "font", let face = attributes["face"] { style.family = face }
    }

    // MARK: Styles

    private mutating func readRules(_ text: Substring) {
        for rule in text.matches(of: /([\w\s,*.#>-]+)\{([^}]*)\}/) {
            for selector in rule.output.1.split(separator: ",") {
                let name = selector.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
                let declarations = Self.declarations(String(rule.output.2))
                rules[name, default: [:]].merge(declarations) { _, last in last }
            }
        }
        if let body = rules["body"] ?? rules["html"], stack.isEmpty {
            var style = self.style
            apply(body, &style)
            stack.append(Element(name: "html", style: style))
        }
    }

    private static func declarations(_ text: String) -> [String: String] {
        text.split(separator: ";").reduce(into: [:]) { result, declaration in
            let parts = declaration.split(separator: ":", maxSplits: 1).map {
                $0.trimmingCharacters(in: .whitespacesAndNewlines)
            }
            if parts.count == 2 { result[parts[0].lowercased()] = parts[1] }
        }
    }

    private func apply(_ declarations: [String: String], _ style: inout Style) {
        for (name, value) in declarations {
            let word = value.replacing("!important", with: "").trimmingCharacters(in: .whitespaces)
            switch name {
            case "color": style.color = Self.color(word) ?? style.color
            case "background", "background-color": style.background = Self.color(word) ?? style.background
            case "font-size": style.size = Self.size(word, style.size) ?? style.size
            case "font-family":
                style.family = word.split(separator: ",").first.map {
                    $0.trimmingCharacters(in: CharacterSet(charactersIn: " '\""))
                }
            case "font-weight": style.isBold = word.hasPrefix("bold") || (Int(word).map { $0 >= 600 } ?? false)
            case "font-style": style.isItalic = word == "italic" || word == "oblique"
            case "text-decoration", "text-decoration-line":
                style.isUnderlined = word.contains("underline")
                style.isStruck = word.contains("line-through")
            case "text-align":
                let alignments: [String: NSTextAlignment] = [
                    "left": .left, "right": .right, "center": .center, "justify": .justified,
                ]
                style.alignment = alignments[word.lowercased()] ?? style.alignment
            default: break
            }
        }
    }

    private static func size(_ text: String, _ current: CGFloat) -> CGFloat? {
        guard let number = Double(text.prefix { $0.isNumber || $0 == "." }) else { return nil }
        // A pixel is a point in view code's pages.
        if text.hasSuffix("em") { return number * current }
        return text.hasSuffix("%") ? number / 100 * current : number
    }

    private static let names: [String: UIColor] = [
        "black": .black, "white": .white, "red": .red, "green": UIColor(red: 0, green: 0.5, blue: 0, alpha: 1),
        "blue": .blue, "yellow": .yellow, "gray": .gray, "grey": .gray,
        "orange": UIColor(red: 1, green: 0.647, blue: 0, alpha: 1),
        "purple": .purple, "navy": UIColor(red: 0, green: 0, blue: 0.5, alpha: 1), "silver": .lightGray,
    ]

    private static func color(_ text: String) -> UIColor? {
        let text = text.lowercased()
        if let named = names[text] { return named }
        if text.hasPrefix("#"), var value = UInt32(text.dropFirst().prefix(6), radix: 16) {
            if text.count == 4 { value = (value & 0xF00) * 0x1100 + (value & 0xF0) * 0x110 + (value & 0xF) * 0x11 }
            let part = { (shift: UInt32) in CGFloat(value >> shift & 0xFF) / 255 }
            return UIColor(red: part(16), green: part(8), blue: part(0), alpha: 1)
        }
        guard text.hasPrefix("rgb") else { return nil }
        let numbers = text.matches(of: /[\d.]+/).compactMap { Double($0.output) }
        guard numbers.count >= 3 else { return nil }
        return UIColor(
            red: numbers[0] / 255, green: numbers[1] / 255, blue: numbers[2] / 255,
            alpha: numbers.count > 3 ? numbers[3] : 1)
    }

    // MARK: Text

    private mutating func append(_ text: Substring) {
        let decoded = Self.decoded(text)
        guard !style.isPreformatted else { return append(raw: decoded, style) }
        var words = ""
        for character in decoded {
            // A no-break space isn't collapsed.
            if character.isWhitespace, character != "\u{A0}" {
                pendingSpace = true
                continue
            }
            if pendingSpace, !words.isEmpty || !isAtLineStart { words += " " }
            pendingSpace = false
            words.append(character)
        }
        if !words.isEmpty { append(raw: words, style) }
    }

    private var isAtLineStart: Bool {
        guard !needsBreak, let last = result.string.last else { return true }
        return last.isNewline || last == "\t"
    }

    private mutating func endLine() {
        pendingSpace = false
        if !isAtLineStart || result.string.hasSuffix("\t") { needsBreak = true }
    }

    private mutating func append(raw text: String, _ style: Style) {
        if needsBreak {
            let last = result.length > 0 ? result.attributes(at: result.length - 1, effectiveRange: nil) : [:]
            result.append(NSAttributedString(string: "\n", attributes: last))
            needsBreak = false
        }
        if pendingSpace, !isAtLineStart {
            pendingSpace = false
            result.append(NSAttributedString(string: " ", attributes: attributes(of: style)))
        }
        result.append(NSAttributedString(string: text, attributes: attributes(of: style)))
    }

    private func attributes(of style: Style) -> [NSAttributedString.Key: Any] {
        var attributes = base
        attributes[.font] = font(of: style)
        attributes[.foregroundColor] = style.color ?? base[.foregroundColor] ?? UIColor.black
        attributes[.backgroundColor] = style.background
        attributes[.link] = style.link
        if style.isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
        if style.isStruck { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = style.alignment
        paragraph.paragraphSpacing = style.spacing
        paragraph.headIndent = style.indent
        if stack.contains(where: { $0.name == "li" }) {
            paragraph.tabStops = [
                NSTextTab(textAlignment: .left, location: style.indent - 25),
                NSTextTab(textAlignment: .left, location: style.indent),
            ]
        } else {
            paragraph.firstLineHeadIndent = style.indent
        }
        attributes[.paragraphStyle] = paragraph
        return attributes
    }

    private func font(of style: Style) -> UIFont {
        let own = style.family.flatMap { UIFont(name: $0, size: style.size) }
        let plain =
            own ?? (style.family == nil ? (base[.font] as? UIFont)?.withSize(style.size) : nil)
            ?? (style.isMonospaced
                ? UIFont.monospacedSystemFont(ofSize: style.size, weight: .regular)
                : UIFont.systemFont(ofSize: style.size))
        var traits: UIFontDescriptor.SymbolicTraits = []
        if style.isBold { traits.insert(.traitBold) }
        if style.isItalic { traits.insert(.traitItalic) }
        guard !traits.isEmpty, let descriptor = plain.fontDescriptor.withSymbolicTraits(traits) else { return plain }
        return UIFont(descriptor: descriptor, size: style.size)
    }

    // MARK: Attributes and entities

    private static func attributes(of tag: Substring) -> [String: String] {
        tag.matches(of: /([\w:-]+)\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+)/).reduce(into: [:]) { result, match in
            let value = match.output.2.trimmingCharacters(in: CharacterSet(charactersIn: "\"'"))
            result[match.output.1.lowercased()] = decoded(value[...])
        }
    }

    private static let entities: [String: String] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "reg": "®",
        "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–", "lsquo": "‘", "rsquo": "’", "ldquo": "“",
        "rdquo": "”", "laquo": "«", "raquo": "»", "bull": "•", "middot": "·", "deg": "°", "euro": "€", "pound": "£",
        "yen": "¥", "cent": "¢", "sect": "§", "para": "¶", "times": "×", "divide": "÷", "plusmn": "±", "rarr": "→",
        "larr": "←", "uarr": "↑", "darr": "↓", "auml": "ä", "ouml": "ö", "uuml": "ü", "Auml": "Ä", "Ouml": "Ö",
        "Uuml": "Ü", "szlig": "ß", "eacute": "é", "egrave": "è", "agrave": "à", "aacute": "á", "ccedil": "ç",
        "ntilde": "ñ", "oacute": "ó", "iacute": "í", "uacute": "ú", "shy": "\u{AD}", "zwj": "\u{200D}",
    ]

    private static func decoded(_ text: Substring) -> String {
        guard text.contains("&") else { return String(text) }
        return String(text).replacing(/&(#[xX]?[0-9a-fA-F]+|\w+);/) { match in
            let name = match.output.1
            guard name.hasPrefix("#") else { return entities[String(name)] ?? String(match.output.0) }
            let isHexadecimal = name.dropFirst().first?.lowercased() == "x"
            let number = UInt32(name.dropFirst(isHexadecimal ? 2 : 1), radix: isHexadecimal ? 16 : 10)
            return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? ""
        }
    }
}
