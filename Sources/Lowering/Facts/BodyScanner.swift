/// Finds the bodies of functions and accessors, and the closures of properties, that have nothing to lower and needn't
/// be parsed.
///
/// The scanner gives up where it can't be sure what a character begins, as with a slash that may begin a regular
/// expression.
struct BodyScanner {
    /// A construct that another character or directive ends.
    private enum Frame {
        /// The braces of a type, of accessors, and of a body.
        case members, accessors, body(start: Int)
        /// Parentheses, brackets and other braces.
        case until(Unicode.Scalar)
        /// The lines from `#if` to `#endif`.
        case condition(isAmongMembers: Bool)
        case string(pounds: Int, isMultiline: Bool)
    }

    /// The kind of the declaration to which the next brace belongs.
    private enum Declaration {
        case type, function, property
    }

    private let bytes: UnsafeBufferPointer<UInt8>
    private var index = 0
    private var frames: [Frame] = []
    /// The declaration that began last, of those around which there are only types.
    private var declaration: Declaration?
    /// The end of the last token, and the last word.
    private var tokenEnd = 0
    private var word = 0..<0
    /// The ranges between the braces of bodies, and those of `super` and the name after it.
    private var bodies: [Range<Int>] = []
    private var superReferences: [Range<Int>] = []

    /// Returns a file's bytes with spaces in place of bodies without forms, so that offsets and lines remain; nil if
    /// there are none, or if the scanner gave up. Of references to members of `super`, the names remain.
    static func masked(_ bytes: [UInt8]) -> [UInt8]? {
        let (bodies, references) = bytes.withUnsafeBufferPointer { buffer in
            var scanner = BodyScanner(bytes: buffer)
            return scanner.scan() ? (scanner.bodies, scanner.superReferences) : ([], [])
        }
        let idle = bodies.filter {
            let braces = $0.lowerBound - 1..<$0.upperBound + 1
            return !FormScanner.mayContainForm(bytes, in: braces, ignoresSuper: true)
                && !isOfPreviews(bytes, before: braces.lowerBound)
        }
        guard !idle.isEmpty else { return nil }
        var masked = bytes
        for body in idle {
            for index in body where !isLineEnd(Unicode.Scalar(bytes[index])) { masked[index] = UInt8(ascii: " ") }
        }
        for reference in references {
            for index in reference { masked[index] = bytes[index] }
        }
        return masked
    }

    /// Returns a Boolean value that indicates whether a body may be the getter of a `PreviewProvider`: it follows
    /// `previews: some View`.
    private static func isOfPreviews(_ bytes: [UInt8], before end: Int) -> Bool {
        let name = "previews:".utf8
        let text = bytes[max(0, end - 80)..<end]
        return text.indices.contains { text[$0...].starts(with: name) }
    }

    private init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    /// Finds the bodies. Returns false, as do the functions that it calls, if the scanner gives up.
    private mutating func scan() -> Bool {
        while index < bytes.count {
            if case .string(let pounds, let isMultiline) = frames.last {
                guard scanString(pounds: pounds, isMultiline: isMultiline) else { return false }
            } else {
                guard scanCode() else { return false }
            }
        }
        return frames.isEmpty
    }

    // MARK: Code

    private mutating func scanCode() -> Bool {
        let character = character(index)
        switch character {
        case _ where Self.isSpace(character):
            index += 1
            return true
        case _ where Self.isWord(character):
            return scanWord()
        case "/": return scanSlash()
        case "#": return scanPound()
        case "\"": return beginString(pounds: 0)
        case "`":
            repeat { index += 1 } while self.character(index) != "`" && !Self.isLineEnd(self.character(index))
            guard self.character(index) == "`" else { return false }
        case "(": frames.append(.until(")"))
        case "[": frames.append(.until("]"))
        case "{": openBrace()
        case ")", "]", "}": guard close(character) else { return false }
        // A string in other languages, and the first byte of a no-break space.
        case "'", "\u{C2}": return false
        default: break
        }
        index += 1
        tokenEnd = index
        return true
    }

    /// A Boolean value that indicates whether only types are around the current position.
    private var isAmongMembers: Bool {
        switch frames.last {
        case nil, .members: true
        case .condition(let isAmongMembers): isAmongMembers
        default: false
        }
    }

    private mutating func openBrace() {
        if case .accessors = frames.last { return frames.append(.body(start: index + 1)) }
        guard isAmongMembers, let begun = declaration else { return frames.append(.until("}")) }
        declaration = nil
        switch begun {
        case .type: frames.append(.members)
        // The names of accessors are facts.
        case .property where beginsAccessor(index + 1): frames.append(.accessors)
        // A property's brace is a getter's, or that of a closure in its value.
        case .function, .property: frames.append(.body(start: index + 1))
        }
    }

    private mutating func close(_ character: Unicode.Scalar) -> Bool {
        switch frames.popLast() {
        case .until(character): break
        case .members where character == "}": declaration = nil
        case .accessors where character == "}": break
        case .body(let start) where character == "}": if start < index { bodies.append(start..<index) }
        default: return false
        }
        return true
    }

    private mutating func scanWord() -> Bool {
        let isName = isAmongMembers && tokenEnd == word.upperBound && isWord(in: Self.wordsBeforeNames)
        let previous = tokenEnd > 0 ? character(tokenEnd - 1) : " "
        // A mark before a space is an operator's, as in `1...`.
        let mark = tokenEnd == index ? previous : " "
        takeWord()
        if equal("super", word) {
            guard mark != ".", character(index) == ".", Self.isWord(character(index + 1)) else { return false }
            superReferences.append(word.lowerBound..<endOfWord(index + 1))
        }
        if !isAmongMembers || isName || mark == "." || mark == "@" { return true }
        // A number among generic parameters.
        if equal("let", word), previous == "<" || previous == "," { return true }
        if let begun = Self.declarations.first(where: { equal($0.key, word) }) { declaration = begun.value }
        return true
    }

    private mutating func takeWord() {
        word = index..<endOfWord(index)
        (index, tokenEnd) = (word.upperBound, word.upperBound)
    }

    /// Scans a comment, or a division.
    private mutating func scanSlash() -> Bool {
        let next = character(index + 1)
        if next == "/" {
            while index < bytes.count, !Self.isLineEnd(character(index)) { index += 1 }
            return true
        }
        if next == "*" { return scanComment() }
        // An operator follows a value. After a space, a space follows, with which no regular expression begins.
        guard tokenEnd > 0, Self.endsValue(character(tokenEnd - 1)), tokenEnd == index || Self.isSpace(next),
            tokenEnd != word.upperBound || !isWord(in: Self.wordsBeforeValues)
        else { return false }
        index += 1
        tokenEnd = index
        return true
    }

    private mutating func scanComment() -> Bool {
        var depth = 0
        while index < bytes.count {
            switch (character(index), character(index + 1)) {
            case ("/", "*"): (depth, index) = (depth + 1, index + 2)
            case ("*", "/"): (depth, index) = (depth - 1, index + 2)
            default: index += 1
            }
            if depth == 0 { return true }
        }
        return false
    }

    /// Scans a raw string's delimiter, a directive, or the name of a macro.
    private mutating func scanPound() -> Bool {
        let pounds = count("#", from: index)
        index += pounds
        if character(index) == "\"" { return beginString(pounds: pounds) }
        guard pounds == 1, Self.isWord(character(index)) else { return false }
        takeWord()
        if isAmongMembers { declaration = nil }
        if equal("if", word) { frames.append(.condition(isAmongMembers: isAmongMembers)) }
        if equal("endif", word) { guard case .condition = frames.popLast() else { return false } }
        return true
    }

    // MARK: Strings

    private mutating func beginString(pounds: Int) -> Bool {
        let isMultiline = count("\"", from: index, limit: 3) == 3
        index += isMultiline ? 3 : 1
        frames.append(.string(pounds: pounds, isMultiline: isMultiline))
        // A raw string of one line can begin with three quotation marks, too.
        while isMultiline, !Self.isLineEnd(character(index)) {
            guard Self.isSpace(character(index)) else { return false }
            index += 1
        }
        return true
    }

    /// Scans a string to its end, or to an interpolation.
    private mutating func scanString(pounds: Int, isMultiline: Bool) -> Bool {
        let quotes = isMultiline ? 3 : 1
        while index < bytes.count {
            let character = character(index)
            if Self.isLineEnd(character), !isMultiline { return false }
            if character == "\"", count("\"", from: index, limit: quotes) == quotes,
                count("#", from: index + quotes, limit: pounds) == pounds
            {
                index += quotes + pounds
                tokenEnd = index
                frames.removeLast()
                return true
            }
            index += 1
            guard character == "\\", count("#", from: index, limit: pounds) == pounds else { continue }
            index += pounds
            let escaped = self.character(index)
            if !Self.isLineEnd(escaped) { index += 1 }
            if escaped == "(" {
                frames.append(.until(")"))
                tokenEnd = index
                return true
            }
        }
        return false
    }

    // MARK: Characters

    /// Returns a byte; a line feed after the last one.
    private func character(_ index: Int) -> Unicode.Scalar {
        index < bytes.count ? Unicode.Scalar(bytes[index]) : "\n"
    }

    /// Returns the number of equal characters from an index, up to a limit.
    private func count(_ character: Unicode.Scalar, from start: Int, limit: Int = .max) -> Int {
        var count = 0
        while count < limit, self.character(start + count) == character { count += 1 }
        return count
    }

    private func endOfWord(_ start: Int) -> Int {
        var end = start
        while Self.isWord(character(end)) { end += 1 }
        return end
    }

    private func isWord(in texts: [StaticString]) -> Bool { texts.contains { equal($0, word) } }
    private func equal(_ text: StaticString, _ word: Range<Int>) -> Bool {
        text.utf8CodeUnitCount == word.count
            && word.indices.allSatisfy { bytes[$0] == text.utf8Start[$0 - word.lowerBound] }
    }

    /// Returns a Boolean value that indicates whether an accessor or a comment follows a brace.
    private func beginsAccessor(_ start: Int) -> Bool {
        var start = start
        while start < bytes.count, Self.isSpace(character(start)) { start += 1 }
        return character(start) == "/" || Self.accessors.contains { equal($0, start..<endOfWord(start)) }
    }

    private static func isLineEnd(_ character: Unicode.Scalar) -> Bool { character == "\n" || character == "\r" }
    private static func isSpace(_ character: Unicode.Scalar) -> Bool {
        character == " " || character == "\t" || isLineEnd(character)
    }
    /// Returns a Boolean value that indicates whether a byte can be a part of a name or number.
    private static func isWord(_ character: Unicode.Scalar) -> Bool {
        switch character {
        case "a"..."z", "A"..."Z", "0"..."9", "_", "$", "\u{80}"..."\u{C1}", "\u{C3}"...: true
        default: false
        }
    }
    /// Returns a Boolean value that indicates whether a byte can be the last one of a value.
    private static func endsValue(_ character: Unicode.Scalar) -> Bool {
        character == ")" || character == "]" || character.isASCII && isWord(character)
    }

    // MARK: Words

    private static let declarations: KeyValuePairs<StaticString, Declaration?> = [
        "func": .function, "init": .function, "deinit": .function, "var": .property, "subscript": .property,
        "class": .type, "struct": .type, "enum": .type, "extension": .type, "protocol": .type, "actor": .type,
        "let": .property, "case": nil, "import": nil,
    ]
    /// The words before a declaration's name, or before the kind of an imported declaration.
    private static let wordsBeforeNames: [StaticString] = ["func", "var", "let", "case", "import"]
    /// The words after which a slash begins a regular expression.
    private static let wordsBeforeValues: [StaticString] = [
        "return", "throw", "try", "await", "yield", "in", "case", "where", "if", "guard", "while", "switch", "else",
        "is", "as", "do", "repeat", "defer", "each", "consume", "copy", "discard",
    ]
    /// The names and modifiers of accessors.
    private static let accessors: [StaticString] = [
        "get", "set", "willSet", "didSet", "init", "read", "_read", "modify", "_modify", "borrow", "mutate",
        "mutating", "nonmutating", "consuming", "borrowing", "__consuming", "yielding", "unsafeAddress",
        "unsafeMutableAddress",
    ]
}
