/// Values in Swift syntax.
package enum SwiftLiteral {
    /// Returns the text as a literal: quotes, backslashes and control characters are escaped.
    package static func string(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case _ where scalar.value < 32: result += "\\u{\(String(scalar.value, radix: 16))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    /// Returns a list on one line if it fits, else with one element per line.
    package static func list(_ elements: [String], indentation: Int, width: Int = 100) -> String {
        let line = "[" + elements.joined(separator: ", ") + "]"
        if elements.isEmpty || line.count + indentation <= width { return line }
        let inner = String(repeating: " ", count: indentation + 4)
        let outer = String(repeating: " ", count: indentation)
        return "[\n" + elements.map { "\(inner)\($0),\n" }.joined() + "\(outer)]"
    }
}
