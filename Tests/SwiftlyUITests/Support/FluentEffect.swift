import Foundation
import SwiftlyUI
import Testing

/// A fluent member and its effect in UIKit: a frame, a picture, or what follows from a touch.
///
/// The name is the type's, a dot, and the member's with its labels, as in `UILabel.numberOfLines(_:)`; without
/// parentheses for properties (`UIView.height`), without a type for functions of none (`withAnimation(_:_:)`). A nested
/// type may be named by its last step alone. The type is the one that declares the member: `UIView.tag(_:)`, whatever
/// view it is tried on.
///
/// If a type has several members with the same labels, the types distinguish them, behind their labels and as they
/// are declared: `UILabel.init(_: String?)`. Attributes and spaces don't count, and unambiguous labels need no
/// type: `UIControl.onAction(for:action: () -> Void)`. A name that means no member of the interface, or more than one,
/// fails a test (`EffectTests`), and so does a member without an effect that is neither in ``TestedElsewhere`` nor in
/// ``UnseenMembers``. An effect that reads back the property that was set is none: it can't fail for a reason that a
/// user would see.
struct FluentEffect: Sendable, CustomTestStringConvertible {
    /// `UILabel.numberOfLines(_:)`; with types where there are several: `UILabel.init(_: String?)`.
    let name: String
    /// Uses the member with a value that isn't the default, and returns whether it had its effect.
    let hasEffect: @MainActor @Sendable () throws -> Bool

    init(_ name: String, _ hasEffect: @escaping @MainActor @Sendable () throws -> Bool) {
        self.name = name
        self.hasEffect = hasEffect
    }

    var testDescription: String { name }
}

extension FluentEffect {
    /// An effect in a picture: with the member, a view looks as UIKit's own properties make it look, and not as it
    /// looks without them.
    static func shown<View: UIView>(
        _ name: String, _ make: @autoclosure @escaping @MainActor @Sendable () -> View, width: CGFloat = 200,
        height: CGFloat = 60, _ use: @escaping @MainActor @Sendable (View) -> View,
        like set: @escaping @MainActor @Sendable (View) -> Void
    ) -> FluentEffect {
        shown(name, make(), width: width, height: height, use, like: set, in: { $0 })
    }

    /// The same for what isn't a view, or is seen in another one.
    static func shown<Subject>(
        _ name: String, _ make: @autoclosure @escaping @MainActor @Sendable () -> Subject, width: CGFloat = 200,
        height: CGFloat = 60, _ use: @escaping @MainActor @Sendable (Subject) -> Subject,
        like set: @escaping @MainActor @Sendable (Subject) -> Void,
        in view: @escaping @MainActor @Sendable (Subject) -> UIView
    ) -> FluentEffect {
        FluentEffect(name) {
            let (plain, other) = (make(), make())
            set(other)
            let pictures = try [plain, use(make()), other].map {
                try TextSamples.picture(of: view($0), width: width, height: height)
            }
            if pictures[0] == pictures[1] { throw Unseen.looksAsBefore }
            if pictures[1] != pictures[2] { throw Unseen.looksOtherwiseThanByUIKit }
            return true
        }
    }

    enum Unseen: Error { case looksAsBefore, looksOtherwiseThanByUIKit }
}

/// All effects; each area adds a table of its own.
enum FluentEffects {}
