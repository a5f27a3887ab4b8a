import GallerySources

/// A Swift file of a module that is to be lowered.
package struct SourceFile: Sendable {
    /// The path that errors and breakpoints name.
    package var path: String
    /// The content: UTF-8, with or without a byte order mark.
    package var bytes: [UInt8]

    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    package init(path: String, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }
}

/// The files of a lowered module.
package struct LoweredModule: Sendable {
    package var files: [LoweredFile]
    /// The text of a file that declares the stand-ins for missing types.
    package var standIns: String
    /// The text of a file that declares the previews, and the types of which parts are left out.
    package var sourcesDeclaration: String
    /// The names of the types that the files declare, and of static members that they add to types, such as
    /// `UIColor.brand`.
    package var declaredNames: Set<String>
    /// The declarations for the lowering of modules that depend on this one.
    package var interface: ModuleInterface
}

/// A file that the compiler accepts on Linux, and the constructs that lowering left in it.
package struct LoweredFile: Sendable {
    package var path: String
    /// The content. It begins with imports that the file needs on Linux and a `#sourceLocation` directive for line 1 of
    /// the original, unless the original couldn't be parsed: then it is the original.
    package var bytes: [UInt8]
    /// The diagnostics, in order of lines.
    package var diagnostics: [LoweringDiagnostic]
    /// The previews, in their order.
    package var previews: [LoweredPreview]
    /// The classes and structures of which parts are left out, or parts of their superclasses.
    package var incompleteTypes: [String] = []

    package var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// A construct that couldn't be lowered, or that was lowered on an assumption.
package struct LoweringDiagnostic: Hashable, Sendable, CustomStringConvertible {
    package enum Severity: String, Sendable {
        /// The lowered file probably doesn't compile, or behaves differently.
        case error
        /// The lowered file compiles; the message states an assumption.
        case warning
    }

    package var severity: Severity
    package var path: String
    /// The line in the original, from 1.
    package var line: Int
    package var message: String

    package var description: String { "\(path):\(line): \(severity.rawValue): \(message)" }
}
