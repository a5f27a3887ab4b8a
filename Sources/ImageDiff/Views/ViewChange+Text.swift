import Foundation

extension ViewChange: CustomStringConvertible {
    /// The change on one line, such as `label “Email” moved down 3 pt` or `UIView#card: background #FFFFFF → #F2F2F7`.
    public var description: String {
        let subject = count > 1 ? "\(count) views from \(view) on" : "\(view)"
        return subject + predicate + (reason.map { ", because \($0)" } ?? "")
    }

    private var predicate: String {
        switch kind {
        case .moved(let x, let y): " moved \(Self.directions(x, y))"
        case .resized(let from, let to): " resized " + resizing(from, to)
        case .scrolled(let x, let y): " scrolled \(Self.directions(x, y))"
        case .text(let from, let to): ": text \(Self.pair(from, to))"
        case .cutOff(let isCutOff): isCutOff ? ": its text is cut off now" : ": its text isn't cut off any more"
        case .font(let from, let to): ": font \(from) → \(to)"
        case .color(let part, let from, let to):
            ": \(Self.name(of: part)) \(from ?? "none") → \(to ?? "none")"
        case .image(let from, let to):
            from == to || from == nil || to == nil ? ": image changed" : ": image \(Self.pair(from, to))"
        case .opacity(let from, let to): ": opacity \(Self.number(from)) → \(Self.number(to))"
        case .border(let from, let to): ": border \(Self.number(from)) → \(Self.number(to)) pt"
        case .corners(let from, let to): ": corner radius \(from ?? "0") → \(to ?? "0") pt"
        case .shadow(let from, let to): ": shadow \(from ?? "none") → \(to ?? "none")"
        case .transform: ": its transform changed"
        case .order: " lies before or behind other views than it did"
        case .clips(let clips):
            clips ? " clips what sticks out of it now" : " doesn't clip what sticks out of it any more"
        case .className(let from, let to): ": \(from) → \(to)"
        case .drawing: " draws something else"
        case .appeared: " appeared"
        case .gone: " is gone"
        }
    }

    private func resizing(_ from: CGSize, _ to: CGSize) -> String {
        if count == 1 { return "from \(Self.size(from)) to \(Self.size(to)) pt" }
        let width = Double(to.width - from.width)
        let height = Double(to.height - from.height)
        return "by \(Self.number(width)) × \(Self.number(height)) pt"
    }

    private static func number(_ value: Double) -> String { ChangeText.number(value) }

    private static func size(_ size: CGSize) -> String {
        "\(number(Double(size.width))) × \(number(Double(size.height)))"
    }

    private static func directions(_ x: Double, _ y: Double) -> String {
        var parts: [String] = []
        if x != 0 { parts.append("\(x > 0 ? "right" : "left") \(number(abs(x))) pt") }
        if y != 0 { parts.append("\(y > 0 ? "down" : "up") \(number(abs(y))) pt") }
        return parts.joined(separator: " and ")
    }

    private static func name(of part: ColorPart) -> String {
        switch part {
        case .text: "text colour"
        case .background: "background"
        case .border: "border colour"
        case .tint: "tint"
        case .drawing: "colours"
        }
    }

    private static func pair(_ from: String?, _ to: String?) -> String {
        switch (from, to) {
        case (let from?, let to?):
            let texts = ChangeText.pair(from, to)
            return "\(texts.0) → \(texts.1)"
        case (let from?, nil): return "\(ChangeText.quoted(from)) → none"
        case (nil, let to?): return "none → \(ChangeText.quoted(to))"
        case (nil, nil): return "changed"
        }
    }
}
