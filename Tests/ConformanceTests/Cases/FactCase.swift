import Foundation
import Testing

/// A fact of UIKit's that no frame of a tree of views says: what a call returns, draws, or calls back.
///
/// ``FactProbes`` finds the values.
struct FactCase: Decodable, Sendable, CustomTestStringConvertible {
    var id: String
    /// The rule by its number, see ``LayoutRules``.
    var rule: String
    /// The source of the values; `reported` where no record of them is in the repository.
    var source: String
    /// The fact in words.
    var fact: String
    var expected: [FactValue]
    /// For numbers; 0.001 unless set.
    var tolerance: Double?

    var testDescription: String { id }

    private enum CodingKeys: String, CodingKey, CaseIterable {
        case id, rule, source, fact, expected, tolerance
    }

    init(from decoder: any Decoder) throws {
        try decoder.rejectUnknownKeys(CodingKeys.allCases.map(\.rawValue))
        let values = try decoder.container(keyedBy: CodingKeys.self)
        id = try values.decode(String.self, forKey: .id)
        rule = try values.decode(String.self, forKey: .rule)
        source = try values.decode(String.self, forKey: .source)
        fact = try values.decode(String.self, forKey: .fact)
        expected = try values.decode([FactValue].self, forKey: .expected)
        tolerance = try values.decodeIfPresent(Double.self, forKey: .tolerance)
    }

    /// Indicates whether values are the expected ones within the tolerance.
    func accepts(_ found: [FactValue]) -> Bool {
        found.count == expected.count
            && zip(found, expected).allSatisfy { $0.isNear($1, tolerance: tolerance ?? 0.001) }
    }
}

/// A value of a fact.
enum FactValue: Decodable, Sendable, CustomStringConvertible {
    case number(Double)
    case text(String)

    init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if let text = try? value.decode(String.self) {
            self = .text(text)
        } else {
            self = .number(try value.decode(Double.self))
        }
    }

    var description: String {
        switch self {
        case .number(let number): "\(number)"
        case .text(let text): "“\(text)”"
        }
    }

    fileprivate func isNear(_ other: FactValue, tolerance: Double) -> Bool {
        switch (self, other) {
        case (.number(let number), .number(let other)): abs(number - other) <= tolerance
        case (.text(let text), .text(let other)): text == other
        default: false
        }
    }
}

extension [FactValue] {
    static func numbers(_ values: CGFloat...) -> [FactValue] { values.map { .number(Double($0)) } }

    static func counts(_ values: Int...) -> [FactValue] { values.map { .number(Double($0)) } }

    static func texts(_ values: String...) -> [FactValue] { values.map { .text($0) } }
}
