/// The condition of an `#if`, evaluated for Linux.
struct LinuxCondition {
    private let tokens: [String]
    private var index = 0

    /// Returns the condition's value; nil where it depends on something unknown, such as a build setting.
    static func holds(_ text: String) -> Bool? {
        let source = SwiftSource(Array(text.utf8))
        var condition = LinuxCondition(tokens: source.tokens.map { source.text($0) })
        return condition.disjunction()
    }

    private var next: String? { index < tokens.count ? tokens[index] : nil }

    private mutating func take(_ token: String) -> Bool {
        guard next == token else { return false }
        index += 1
        return true
    }

    private mutating func disjunction() -> Bool? {
        var result = conjunction()
        while take("||") {
            let other = conjunction()
            result = result == true || other == true ? true : result == nil || other == nil ? nil : false
        }
        return result
    }

    private mutating func conjunction() -> Bool? {
        var result = term()
        while take("&&") {
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
        guard let name = next else { return nil }
        index += 1
        guard take("(") else { return name == "true" ? true : name == "false" ? false : nil }
        var argument = ""
        while let token = next, token != ")" {
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
