import BuilderUIKit
import Foundation
import Render

/// The values of facts, found through the public interface.
enum FactProbes {
    typealias Probe = @MainActor @Sendable () async throws -> [FactValue]

    /// By the facts' ids. Each id is in one of the parts.
    static var all: [String: Probe] {
        [layout, traits, names, text, drawing, containers, snapshots].reduce(into: [:]) { all, part in
            all.merge(part) { first, _ in first }
        }
    }

    /// Returns the values of a fact.
    @MainActor
    static func values(of fact: FactCase) async throws -> [FactValue] {
        guard let probe = all[fact.id] else { throw CaseError.nothingToMeasure(fact.id) }
        return try await probe()
    }

    /// Calls a closure while a device's screen is the main one.
    @MainActor
    static func onScreen<Value>(
        _ device: String = "iPhone 8", scale: Double? = nil, traits: UITraitCollection = UITraitCollection(),
        _ body: @MainActor () throws -> Value
    ) throws -> Value {
        var value: Value?
        func view() throws -> UIView {
            value = try body()
            return UIView()
        }
        let renderer = Renderer(device: try Device.find(device), traits: traits, scale: scale)
        _ = try renderer.layOut(try view(), width: 1, height: 1)
        guard let value else { throw CaseError.nothingToMeasure(device) }
        return value
    }

    /// A visible window with a controller, laid out.
    @MainActor
    static func show(_ root: UIViewController, width: CGFloat = 390, height: CGFloat = 844) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
        window.rootViewController = root
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
    }
}
