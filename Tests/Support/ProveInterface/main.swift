// Writes the sources that prove an interface.
//
//     prove-interface Builder|Swiftly <list> <folder>
//
// For each line of the list there is code that compiles only when the declaration exists, with its labels, types,
// defaults and constraints, and the list of the proved lines, which a test compares with the file.

import Foundation

do {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count == 3, let interface = ProvedInterface.named[arguments[0]] else {
        throw ListError.usage
    }
    let text = try String(contentsOfFile: arguments[1], encoding: .utf8)
    for (name, source) in try interface.sources(of: InterfaceList(text)) {
        try source.write(toFile: arguments[2] + "/" + name, atomically: true, encoding: .utf8)
    }
} catch {
    FileHandle.standardError.write(Data("error: \(error)\n".utf8))
    exit(1)
}
