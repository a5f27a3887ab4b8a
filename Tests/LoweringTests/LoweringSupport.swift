import Foundation
import Testing

@testable import Lowering

/// Returns a file's lowered text after the imports and the directive with which it begins.
func lowered(_ text: String, with others: [String] = [], _ configuration: LoweringConfiguration = .init()) -> String {
    let text = loweredFile(text, with: others, configuration).text
    guard let directive = text.range(of: "#sourceLocation") else { return text }
    return String(text[directive.lowerBound...].drop { $0 != "\n" && $0 != "\r\n" && $0 != "\r" }.dropFirst())
}

func loweredFile(
    _ text: String, with others: [String] = [], _ configuration: LoweringConfiguration = .init()
) -> LoweredFile {
    loweredFiles([text] + others, configuration)[0]
}

func loweredFiles(_ texts: [String], _ configuration: LoweringConfiguration = .init()) -> [LoweredFile] {
    let files = texts.enumerated().map { SourceFile(path: "\($0.offset).swift", text: $0.element) }
    return ModuleLowering(files: files, configuration: configuration).lower()
}

/// Returns the selectors that replace `#selector` expressions in a body of a class, with further members and types.
func selectors(_ body: String, members: String = "", others: String = "") -> [String] {
    let text = lowered("class Screen: UIViewController {\n\(members)\nfunc use() {\n\(body)\n}\n}\n\(others)")
    return text.split(separator: "\n").filter { $0.hasPrefix("Selector(") }.map(String.init)
}
