/// The code of a Swift file: comments, strings and parts that aren't for Linux are blank, the rest stands at its place.
///
/// It is as long as the file, and has the same lines.
package struct SourceText {
    package let bytes: [UInt8]
    /// The file as it is.
    package let original: [UInt8]

    package init(_ original: [UInt8]) {
        self.original = original
        bytes = ConditionalBlocks.blankInactive(SwiftCodeMask(original).bytes)
    }
}
