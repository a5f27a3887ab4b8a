import SwiftlyUI
import Testing

/// A fluent member and what is seen of it in UIKit: a property, a frame or a pixel.
///
/// The name is the type's, a dot, and the member's with its labels, as in `UILabel.numberOfLines(_:)`; without
/// parentheses for properties (`UIView.height`), without a type for functions of none (`withAnimation(_:_:)`). A nested
/// type may be named by its last step alone. The type is the one that declares the member: `UIView.tag(_:)`, whatever
/// view it is tried on.
///
/// Where a type has several members with the same labels, the types tell them apart, behind their labels and as they
/// are declared: `UILabel.init(_: String?)`. Attributes and spaces don't count, and labels that say enough need no
/// type: `UIControl.onAction(for:action: () -> Void)`. A name that means no member of the interface, or more than one,
/// fails a test (`EffectTests`), and so does a member without an effect that isn't in ``TestedElsewhere``.
struct FluentEffect: Sendable, CustomTestStringConvertible {
    /// `UILabel.numberOfLines(_:)`; with types where there are several: `UILabel.init(_: String?)`.
    let name: String
    /// Uses the member on a value that is not the default, and says whether the effect is there.
    let isSeen: @MainActor @Sendable () throws -> Bool

    init(_ name: String, _ isSeen: @escaping @MainActor @Sendable () throws -> Bool) {
        self.name = name
        self.isSeen = isSeen
    }

    var testDescription: String { name }
}

/// All effects; each area adds a table of its own.
enum FluentEffects {}
