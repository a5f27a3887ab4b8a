import BuilderUIKit
import Foundation
import Render

extension StoreTemplate {
    /// Reads a template from a JSON file.
    ///
    /// ```json
    /// {
    ///   "background": {"from": "#FF9500", "to": "#FF2D55"},
    ///   "frame": true,
    ///   "caption": {"size": 9, "color": "#FFFFFF"},
    ///   "captions": {"orders": {"en-US": "All your orders", "de-DE": "Alle Bestellungen"}}
    /// }
    /// ```
    ///
    /// - Parameter catalog: The catalog with the screens that captions name.
    /// - Throws: `FileReadError`, or `StoreTemplateError` with the key and the reason.
    @MainActor
    package init(contentsOf path: String, for catalog: Catalog) throws {
        guard let data = try FilePaths.content(of: path) else {
            throw FileReadError(path: path, reason: String(cString: strerror(ENOENT)))
        }
        self.init()
        self.path = path
        let root: TemplateValue
        do {
            root = TemplateValue(try JSONDecoder().decode(TemplateJSON.self, from: data), key: "", path: path)
        } catch {
            throw StoreTemplateError(path: path, key: "", reason: "it isn't JSON: \(Self.reason(error))")
        }
        let members = try root.members([.background, .frame, .insets, .caption, .captions])
        if let value = members[.background] { background = try Self.background(value) }
        if let value = members[.frame] { hasFrame = try value.boolean() }
        if let value = members[.insets] { insets = try Self.insets(value) }
        if let value = members[.caption] { caption = try Self.captionStyle(value) }
        if let value = members[.captions] { captions = try Self.captions(value, catalog) }
    }

    /// Returns the text of a decoder's error for a file that isn't JSON.
    private static func reason(_ error: any Error) -> String {
        guard case DecodingError.dataCorrupted(let context) = error else { return "\(error)" }
        let underlying = context.underlyingError.map { $0 as NSError }
        let detail = underlying?.userInfo["NSDebugDescription"] as? String
        return detail ?? context.debugDescription
    }

    private static func background(_ value: TemplateValue) throws(StoreTemplateError) -> Background {
        if value.isText { return .color(try value.color()) }
        guard value.isObject else { throw value.error("use a color such as \"#1B2A4A\", a gradient or an image") }
        let members = try value.members([.from, .to, .direction, .image])
        if let image = members[.image] {
            guard members.count == 1 else { throw value.error("an image has no colors: leave the other keys out") }
            return .image(try Self.image(image))
        }
        guard let from = members[.from], let to = members[.to] else {
            throw value.error("a gradient has two colors, “from” and “to”")
        }
        return .gradient(try from.color(), try to.color(), try members[.direction]?.choice() ?? .down)
    }

    private static func image(_ value: TemplateValue) throws(StoreTemplateError) -> Bitmap {
        let name = try value.text()
        let path = name.hasPrefix("/") ? name : FilePaths.join(FilePaths.folder(of: value.path), name)
        do {
            guard let data = try FilePaths.content(of: path) else { throw value.error("there is no file \(path)") }
            return try ImageDecoder.decode(data)
        } catch let error as StoreTemplateError {
            throw error
        } catch {
            throw value.error("\(path) can't be read as an image: \(error)")
        }
    }

    private static func insets(_ value: TemplateValue) throws(StoreTemplateError) -> Insets {
        if value.isNumber {
            let all = try value.number(in: 0...40)
            return Insets(top: all, left: all, bottom: all, right: all)
        }
        let members = try value.members([.top, .left, .bottom, .right])
        var insets = StoreTemplate().insets
        if let value = members[.top] { insets.top = try value.number(in: 0...100) }
        if let value = members[.left] { insets.left = try value.number(in: 0...80) }
        if let value = members[.bottom] { insets.bottom = try value.number(in: 0...100) }
        if let value = members[.right] { insets.right = try value.number(in: 0...80) }
        guard insets.left + insets.right <= 80 else {
            throw value.error("left and right leave no room: use at most 80 in sum, hundredths of the shorter side")
        }
        return insets
    }

    @MainActor
    private static func captionStyle(_ value: TemplateValue) throws(StoreTemplateError) -> CaptionStyle {
        let members = try value.members([.position, .font, .weight, .size, .color, .alignment, .lines, .gap])
        var style = CaptionStyle()
        if let value = members[.position] { style.isBelow = try value.choice(CaptionPosition.self) == .bottom }
        if let value = members[.weight] { style.weight = try value.choice() }
        if let value = members[.size] { style.size = try value.number(in: 1...30) }
        if let value = members[.color] { style.color = try value.color() }
        if let value = members[.alignment] { style.isCentered = try value.choice(CaptionAlignment.self) == .center }
        if let value = members[.lines] { style.lines = try value.wholeNumber(in: 1...6) }
        if let value = members[.gap] { style.gap = try value.number(in: 0...40) }
        if let value = members[.font] {
            let name = try value.text()
            guard UIFont(name: name, size: 17) != nil else {
                throw value.error("there is no font “\(name)”: use the PostScript name of one that the tool registers")
            }
            guard members[.weight] == nil else { throw value.error("a named font has its own weight: omit “weight”") }
            style.font = name
        }
        return style
    }

    private static func captions(
        _ value: TemplateValue, _ catalog: Catalog
    ) throws(StoreTemplateError) -> [String: [String: String]] {
        var captions: [String: [String: String]] = [:]
        for (name, texts) in try value.entries() {
            let screen: Screen
            do throws(CatalogError) {
                screen = try catalog.find(name)
            } catch {
                throw texts.error("\(error)")
            }
            guard captions[screen.fullName] == nil else { throw texts.error("the screen has captions already") }
            captions[screen.fullName] = texts.isText ? [defaultKey: try texts.text()] : try Self.texts(texts)
        }
        return captions
    }

    private static func texts(_ value: TemplateValue) throws(StoreTemplateError) -> [String: String] {
        var result: [String: String] = [:]
        for (name, text) in try value.entries() {
            var key = name
            if name != defaultKey {
                do throws(StoreLocaleError) {
                    key = try StoreLocale(name).code
                } catch {
                    throw text.error("\(error)")
                }
            }
            guard result.updateValue(try text.text(), forKey: key) == nil else {
                throw text.error("it is \(key), which has a caption already")
            }
        }
        return result
    }

    /// The positions of captions.
    private enum CaptionPosition: String, CaseIterable {
        case top, bottom
    }

    /// The alignments of captions; `leading` is the side on which the language begins.
    private enum CaptionAlignment: String, CaseIterable {
        case center, leading
    }
}

/// The keys of templates.
private enum TemplateKey: String {
    case background, frame, insets, caption, captions
    case from, to, direction, image
    case top, left, bottom, right
    case position, font, weight, size, color, alignment, lines, gap
}

/// A value of JSON.
private enum TemplateJSON: Decodable {
    case null
    case boolean(Bool)
    case number(Double)
    case text(String)
    case array([TemplateJSON])
    case object([String: TemplateJSON])

    init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if value.decodeNil() {
            self = .null
        } else if let boolean = try? value.decode(Bool.self) {
            self = .boolean(boolean)
        } else if let number = try? value.decode(Double.self) {
            self = .number(number)
        } else if let text = try? value.decode(String.self) {
            self = .text(text)
        } else if let array = try? value.decode([TemplateJSON].self) {
            self = .array(array)
        } else {
            self = .object(try value.decode([String: TemplateJSON].self))
        }
    }
}

/// A value of a template, with its key for errors.
private struct TemplateValue {
    private let value: TemplateJSON
    private let key: String
    /// The template's file.
    let path: String

    init(_ value: TemplateJSON, key: String, path: String) {
        self.value = value
        self.key = key
        self.path = path
    }

    var isText: Bool { if case .text = value { true } else { false } }
    var isNumber: Bool { if case .number = value { true } else { false } }
    var isObject: Bool { if case .object = value { true } else { false } }

    func error(_ reason: String) -> StoreTemplateError { StoreTemplateError(path: path, key: key, reason: reason) }

    /// Returns the members of an object in the order of their names.
    func entries() throws(StoreTemplateError) -> [(name: String, value: TemplateValue)] {
        guard case .object(let members) = value else { throw error("use an object") }
        return members.sorted { $0.key < $1.key }.map { name, member in
            (name, TemplateValue(member, key: key.isEmpty ? name : "\(key).\(name)", path: path))
        }
    }

    /// Returns the members of an object, which may have no other keys than the given ones.
    func members(_ known: [TemplateKey]) throws(StoreTemplateError) -> [TemplateKey: TemplateValue] {
        var result: [TemplateKey: TemplateValue] = [:]
        for (name, member) in try entries() {
            guard let key = TemplateKey(rawValue: name), known.contains(key) else {
                throw member.error("there is no such key: use " + known.map(\.rawValue).joined(separator: ", "))
            }
            result[key] = member
        }
        return result
    }

    func boolean() throws(StoreTemplateError) -> Bool {
        guard case .boolean(let boolean) = value else { throw error("use true or false") }
        return boolean
    }

    func number(in range: ClosedRange<Double>) throws(StoreTemplateError) -> Double {
        guard case .number(let number) = value, range.contains(number) else {
            throw error("use a number from \(Int(range.lowerBound)) to \(Int(range.upperBound))")
        }
        return number
    }

    func wholeNumber(in range: ClosedRange<Double>) throws(StoreTemplateError) -> Int {
        let number = try number(in: range)
        guard number == number.rounded() else { throw error("use a whole number") }
        return Int(number)
    }

    func text() throws(StoreTemplateError) -> String {
        guard case .text(let text) = value, text.contains(where: { !$0.isWhitespace }) else {
            throw error("use a text that isn't empty")
        }
        return text
    }

    func choice<Choice: RawRepresentable<String> & CaseIterable>(
        _ type: Choice.Type = Choice.self
    ) throws(StoreTemplateError) -> Choice {
        if case .text(let name) = value, let choice = Choice(rawValue: name) { return choice }
        throw error("use " + Choice.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", "))
    }

    /// Returns an opaque color of sRGB, `#RRGGBB`.
    func color() throws(StoreTemplateError) -> Color {
        guard case .text(let name) = value, name.wholeMatch(of: /#[0-9A-Fa-f]{6}/) != nil,
            let number = UInt32(name.dropFirst(), radix: 16)
        else { throw error("use an opaque color such as \"#1B2A4A\"") }
        func component(_ shift: UInt32) -> Double { Double(number >> shift & 0xFF) / 255 }
        return Color(red: component(16), green: component(8), blue: component(0))
    }
}
