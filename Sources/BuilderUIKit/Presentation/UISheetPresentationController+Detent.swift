import Foundation

extension UISheetPresentationController {
    /// A height at which a sheet can rest.
    @preconcurrency @MainActor
    open class Detent: _MainActorObject {
        /// The name of a detent.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            /// Creates an identifier.
            public init(_ rawValue: String) { self.rawValue = rawValue }
            /// The identifier of the medium detent.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// The identifier of the large detent.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        /// The value of a detent at which a sheet doesn't rest in the current environment.
        public nonisolated static let inactive: CGFloat = -1

        /// The name.
        public let identifier: Identifier
        private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        init(
            _identifier identifier: Identifier,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) {
            self.identifier = identifier
            self.resolver = resolver
            super.init(_responder: ())
        }

        /// Returns the detent at about half the height: 0.56 of the greatest value, rounded to pixels (recorded on iOS
        /// 26.1). It is inactive in compact height.
        open class func medium() -> Detent {
            Detent(_identifier: .medium) { context in
                guard context.containerTraitCollection.verticalSizeClass != .compact else { return nil }
                let scale = max(1, context.containerTraitCollection.displayScale)
                return (0.56 * context.maximumDetentValue * scale).rounded() / scale
            }
        }

        /// Returns the detent at full height.
        open class func large() -> Detent { Detent(_identifier: .large) { $0.maximumDetentValue } }

        /// Returns a detent whose value a closure determines.
        ///
        /// - Parameters:
        ///   - identifier: the name; nil for a unique one.
        ///   - resolver: returns the height in points, without the bottom safe area; nil for an inactive detent.
        open class func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            Detent(_identifier: identifier ?? Identifier(UUID.unrepeated.uuidString), resolver: resolver)
        }

        /// Returns the height in points, without the bottom safe area; nil if the detent is inactive.
        open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
            guard let value = resolver(context), value.isFinite, value != Self.inactive else { return nil }
            return min(max(0, value), context.maximumDetentValue)
        }
    }
}

/// The environment that a detent's value depends on.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
    /// The traits of the sheet's container.
    var containerTraitCollection: UITraitCollection { get }
    /// The greatest value in points: the height of a large sheet without the bottom safe area.
    var maximumDetentValue: CGFloat { get }
}
