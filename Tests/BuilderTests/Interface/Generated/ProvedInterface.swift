// Made by scripts/make-builder-interface.
import Builder

/// The lines of the list that the sources in this folder prove, part by part.
enum ProvedInterface {
    static let parts: [(name: String, lines: [String])] = [
        ("Attributes", attributesLines),
        ("Button", buttonLines),
        ("Constraints", constraintsLines),
        ("Container", containerLines),
        ("Context", contextLines),
        ("Controls", controlsLines),
        ("Divider", dividerLines),
        ("Dynamic", dynamicLines),
        ("Extensions", extensionsLines),
        ("ForEach", forEachLines),
        ("Gestures", gesturesLines),
        ("Group", groupLines),
        ("Image", imageLines),
        ("Label", labelLines),
        ("Navigation", navigationLines),
        ("Padding", paddingLines),
        ("RxSwift", rxSwiftLines),
        ("ScrollView", scrollViewLines),
        ("Spacer", spacerLines),
        ("Stack", stackLines),
        ("Styles", stylesLines),
        ("Switch", switchLines),
        ("TableView", tableViewLines),
        ("TextField", textFieldLines),
        ("Variable", variableLines),
        ("View", viewLines),
        ("ViewController", viewControllerLines),
        ("With", withLines),
        ("ZStack", zStackLines),
        ("Builder", builderLines),
    ]
}

/// A type and nothing else; unlike a metatype it can't stand for a superclass.
struct Same<Value> {
    init() {}
}

/// Compiles only when a variable has exactly the type that is asked for: what is handed over to be changed isn't
/// converted.
func prove<Value>(_ value: inout Value, _ type: Same<Value>) {}
