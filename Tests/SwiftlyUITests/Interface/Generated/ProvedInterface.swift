// Made by scripts/make-swiftly-interface.
import SwiftlyUI

/// The lines of the list that the sources in this folder prove, part by part.
enum ProvedInterface {
    static let parts: [(name: String, lines: [String])] = [
        ("Building", buildingLines),
        ("Containers", containersLines),
        ("Constraints", constraintsLines),
        ("ConstraintSpellings", constraintSpellingsLines),
        ("Views", viewsLines),
        ("Gestures", gesturesLines),
        ("Stacks", stacksLines),
        ("Labels", labelsLines),
        ("Images", imagesLines),
        ("Buttons", buttonsLines),
        ("Controls", controlsLines),
        ("Bars", barsLines),
        ("Colors", colorsLines),
        ("Fonts", fontsLines),
        ("Gradients", gradientsLines),
        ("Animation", animationLines),
        ("TextFields", textFieldsLines),
        ("TextViews", textViewsLines),
        ("Search", searchLines),
        ("Scrolling", scrollingLines),
        ("Tables", tablesLines),
        ("Collections", collectionsLines),
        ("Additions", additionsLines),
    ]

    /// Constants, and whether each has the value that its line names.
    static var values: [(name: String, holds: Bool)] {
        [
            ("EdgeSet.top", EdgeSet.top == (EdgeSet(rawValue: 1 << 0) as EdgeSet)),
            ("EdgeSet.left", EdgeSet.left == (EdgeSet(rawValue: 1 << 1) as EdgeSet)),
            ("EdgeSet.bottom", EdgeSet.bottom == (EdgeSet(rawValue: 1 << 2) as EdgeSet)),
            ("EdgeSet.right", EdgeSet.right == (EdgeSet(rawValue: 1 << 3) as EdgeSet)),
            ("EdgeSet.horizontal", EdgeSet.horizontal == ([.left, .right] as EdgeSet)),
            ("EdgeSet.vertical", EdgeSet.vertical == ([.top, .bottom] as EdgeSet)),
            ("EdgeSet.all", EdgeSet.all == ([.top, .left, .bottom, .right] as EdgeSet)),
            ("UnitPoint.center", UnitPoint.center == (UnitPoint(x: 0.5, y: 0.5) as UnitPoint)),
            ("UnitPoint.leading", UnitPoint.leading == (UnitPoint(x: 0.0, y: 0.5) as UnitPoint)),
            ("UnitPoint.trailing", UnitPoint.trailing == (UnitPoint(x: 1.0, y: 0.5) as UnitPoint)),
            ("UnitPoint.top", UnitPoint.top == (UnitPoint(x: 0.5, y: 0.0) as UnitPoint)),
            ("UnitPoint.bottom", UnitPoint.bottom == (UnitPoint(x: 0.5, y: 1.0) as UnitPoint)),
            ("UnitPoint.topLeading", UnitPoint.topLeading == (UnitPoint(x: 0.0, y: 0.0) as UnitPoint)),
            ("UnitPoint.topTrailing", UnitPoint.topTrailing == (UnitPoint(x: 1.0, y: 0.0) as UnitPoint)),
            ("UnitPoint.bottomLeading", UnitPoint.bottomLeading == (UnitPoint(x: 0.0, y: 1.0) as UnitPoint)),
            ("UnitPoint.bottomTrailing", UnitPoint.bottomTrailing == (UnitPoint(x: 1.0, y: 1.0) as UnitPoint)),
        ]
    }
}

/// A type and nothing else; unlike a metatype it can't stand for a superclass.
struct Same<Value> {
    init() {}
}

/// Compiles only when a variable has exactly the type that is asked for: what is handed over to be changed isn't
/// converted.
func prove<Value>(_ value: inout Value, _ type: Same<Value>) {}
