import Testing

@testable import Lowering

/// Returns a file's lowered text without the directive of its first line.
func lowered(_ text: String, with others: [String] = [], _ configuration: LoweringConfiguration = .init()) -> String {
    let bytes = loweredFile(text, with: others, configuration).bytes
    return String(decoding: bytes.drop { $0 != UInt8(ascii: "\n") }.dropFirst(), as: UTF8.self)
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
