import Foundation

extension Diffing where Value == String {
    /// Stores texts as UTF-8 and compares them line by line.
    public static var lines: Diffing {
        var diffing = Diffing(
            toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
            diffV2: { old, new in
                TextDifference(from: old, to: new).text.map { text in
                    ("different lines\n\(text)", [.data(Data((text + "\n").utf8), name: "difference.patch")])
                }
            })
        let compare = diffing.diffV2
        diffing.comparison = { data, value in
            guard let text = String(validating: data, as: UTF8.self) else {
                throw UnreadableBaselineError(reason: "it is not UTF-8 text")
            }
            return compare(text, value)
        }
        return diffing
    }
}

extension Snapshotting where Value == String, Format == String {
    /// A text, compared line by line.
    public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Snapshotting where Format == String {
    /// Creates a strategy that compares a value's text line by line.
    static func text(pathExtension: String = "txt", _ text: @escaping (Value) -> String) -> Snapshotting {
        Snapshotting(pathExtension: pathExtension, diffing: .lines, snapshot: text)
    }
}

extension Diffing where Value == Data {
    /// Stores and compares bytes.
    public static var data: Diffing {
        Diffing(toData: { $0 }, fromData: { $0 }) { old, new -> (String, [DiffAttachment])? in
            guard old != new else { return nil }
            let byte =
                zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(old.count, new.count)
            return ("\(new.count) bytes instead of \(old.count), first difference at byte \(byte)", [])
        }
    }
}

extension Snapshotting where Value == Data, Format == Data {
    /// Bytes as they are.
    public static var data: Snapshotting { Snapshotting(pathExtension: nil, diffing: .data) }
}
