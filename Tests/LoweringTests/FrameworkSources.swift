import Foundation

@testable import Lowering

/// The sources of the frameworks that apps import.
enum FrameworkSources {
    /// The facts of all files, collected once for all tests.
    static let facts: [FileFacts] = {
        let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../Sources").standardized.path
        return ["BuilderUIKit", "BuilderFoundation", "AppleFrameworks"].flatMap { folder in
            let files = FileManager.default.enumerator(atPath: "\(root)/\(folder)")?.compactMap { $0 as? String } ?? []
            return files.filter { $0.hasSuffix(".swift") }.compactMap { file in
                let data = try? Data(contentsOf: URL(fileURLWithPath: "\(root)/\(folder)/\(file)"))
                let source = SourceFile(path: file, bytes: [UInt8](data ?? Data()))
                return FactCollector.collect(source, configuration: LoweringConfiguration())
            }
        }
    }()
}
