/// The condition of an `#if`, as far as it is known what it is on Linux.
struct LinuxCondition {
    private var tokens: [String]
    private var index = 0

    /// Nil where it depends on what isn't known, such as a build setting.
    static func holds(_ text: String) -> Bool? {
        var parser = LinuxCondition(tokens: tokens(of: text))
        return parser.disjunction()
    }

    private init(tokens: [String]) {
        self.tokens = tokens
    }

    private static func tokens(of text: String) -> [String] {
        var result: [String] = []
        var word = ""
        func end() {
            if !word.isEmpty { result.append(word) }
            word = ""
        }
        for character in text {
            if character.isLetter || character.isNumber || character == "_" || character == "." {
                word.append(character)
            } else {
                end()
                if !character.isWhitespace { result.append(String(character)) }
            }
        }
        end()
        return result
    }

    private func peek(_ offset: Int = 0) -> String? {
        index + offset < tokens.count ? tokens[index + offset] : nil
    }

    private mutating func take(_ token: String) -> Bool {
        guard peek() == token else { return false }
        index += 1
        return true
    }

    private mutating func disjunction() -> Bool? {
        var result = conjunction()
        while peek() == "|", peek(1) == "|" {
            index += 2
            let other = conjunction()
            result = result == true || other == true ? true : result == nil || other == nil ? nil : false
        }
        return result
    }

    private mutating func conjunction() -> Bool? {
        var result = term()
        while peek() == "&", peek(1) == "&" {
            index += 2
            let other = term()
            result = result == false || other == false ? false : result == nil || other == nil ? nil : true
        }
        return result
    }

    private mutating func term() -> Bool? {
        if take("!") { return term().map { !$0 } }
        if take("(") {
            let result = disjunction()
            _ = take(")")
            return result
        }
        guard let name = peek() else { return nil }
        index += 1
        guard take("(") else { return name == "true" ? true : name == "false" ? false : nil }
        var argument = ""
        while let token = peek(), token != ")" {
            argument += token
            index += 1
        }
        _ = take(")")
        return Self.value(of: name, argument)
    }

    private static func value(of name: String, _ argument: String) -> Bool? {
        switch name {
        case "os": argument == "Linux"
        case "canImport":
            KnownModules.onLinux.contains(argument) ? true : KnownModules.isApples(argument) ? false : nil
        case "targetEnvironment": false
        default: nil
        }
    }
}
