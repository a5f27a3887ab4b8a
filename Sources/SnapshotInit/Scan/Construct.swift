/// A construct of iOS code that has no meaning, or another one, on Linux.
enum Construct: String, CaseIterable, Hashable, Sendable {
    case objc
    case selector
    case selectorType
    case targetAction
    case keyValue
    case runtime
    case keyPath
    case outlet
    case dynamic
    case interfaceBuilder
    case storyboardUse
    case storyboardFile
    case preview
    case applesModule
    case otherModule
    case partOfModule

    /// A Boolean value that indicates whether the compiler rejects it on Linux; others compile, and have no effect.
    var isRefused: Bool {
        switch self {
        case .dynamic, .interfaceBuilder, .storyboardFile: false
        default: true
        }
    }

    /// The heading in a report.
    var title: String {
        switch self {
        case .objc: "@objc"
        case .selector: "#selector"
        case .selectorType: "Selector"
        case .targetAction: "Targets and actions"
        case .keyValue: "Key-value observing and coding"
        case .runtime: "The Objective-C runtime"
        case .keyPath: "#keyPath"
        case .dynamic: "dynamic"
        case .outlet: "@IBOutlet"
        case .interfaceBuilder: "@IBAction, @IBDesignable, @IBInspectable"
        case .storyboardUse: "Views from storyboards and xibs"
        case .storyboardFile: "Storyboards and xibs"
        case .preview: "Xcode previews"
        case .applesModule: "Modules available only on Apple platforms"
        case .otherModule: "Modules missing from the gallery"
        case .partOfModule: "Imports of a part of a module"
        }
    }

    /// The code to write instead, line by line.
    var remedy: [String] {
        switch self {
        case .objc:
            [
                "Delete the attribute. A method that only a control or a gesture calls becomes a closure, see #selector;",
                "optional methods of your protocols get a default implementation in an extension.",
            ]
        case .selector:
            [
                "button.addAction(UIAction { [weak self] _ in self?.save() }, for: .touchUpInside)",
                "UIBarButtonItem(title: \"Save\", primaryAction: UIAction { [weak self] _ in self?.save() })",
                "view.onTapGesture { _ in … }    (Builder's, on any of its views; buttons have onTap)",
                "tap.rx.event.subscribe(onNext: { _ in … }).disposed(by: bag)    (RxCocoa's, for gesture recognizers)",
                "NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { _ in … }",
                "Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in … }",
            ]
        case .selectorType: ["Pass and store a closure, such as () -> Void."]
        case .targetAction: ["control.addAction(UIAction { [weak self] _ in self?.save() }, for: .touchUpInside)"]
        case .keyValue:
            ["Observe with didSet, Builder's @Variable, or an Rx relay; access properties through Swift key paths."]
        case .runtime:
            [
                "The parts that UIKit offers come with import UIKit. Use protocols and closures instead of looking up",
                "classes and methods by name, and a lock instead of objc_sync_enter.",
            ]
        case .keyPath: ["Use a Swift key path, \\Type.property, or the property's name as a string."]
        case .dynamic: ["Delete the modifier; observe with didSet, Builder's @Variable, or an Rx relay."]
        case .outlet: ["Create the view in code and add it, such as: private let field = UITextField()"]
        case .interfaceBuilder:
            ["Delete the attribute; call the method from a closure (see #selector), set values in code."]
        case .storyboardUse:
            ["Create the controller or view in code: its own initializer, layout in viewDidLoad or a body."]
        case .storyboardFile: ["They aren't loaded on Linux: their screens are empty until they are created in code."]
        case .preview: ["Wrap it in #if canImport(SwiftUI); the gallery's catalog replaces it on Linux."]
        case .applesModule:
            ["Wrap the import and its uses in #if canImport(Module), or hide them behind a protocol."]
        case .otherModule:
            ["Add its package to the gallery's Package.swift if it builds on Linux, or use #if canImport(Module)."]
        case .partOfModule: ["Import the whole module: import UIKit"]
        }
    }

    /// Attributes without “@”, macros without “#”, and names that refer to it.
    static let attributes: [String: Construct] = [
        "objc": .objc, "objcMembers": .objc, "nonobjc": .objc, "NSManaged": .objc,
        "IBOutlet": .outlet, "IBOutletCollection": .outlet, "IBAction": .interfaceBuilder,
        "IBDesignable": .interfaceBuilder,
        "IBInspectable": .interfaceBuilder, "IBSegueAction": .interfaceBuilder,
    ]
    static let macros: [String: Construct] = ["selector": .selector, "keyPath": .keyPath, "Preview": .preview]
    static let names: [String: Construct] = [
        "Selector": .selectorType, "NSSelectorFromString": .selectorType, "NSStringFromSelector": .selectorType,
        "UIStoryboard": .storyboardUse, "UIStoryboardSegue": .storyboardUse, "UINib": .storyboardUse,
        "loadNibNamed": .storyboardUse, "instantiateViewController": .storyboardUse,
        "PreviewProvider": .preview,
    ]

    /// The names that the compiler doesn't find on Linux; if it does, they are the app's own.
    static let unknownNames: [String: Construct] = [
        "addTarget": .targetAction, "removeTarget": .targetAction, "performSelector": .targetAction,
        "NSKeyValueObservation": .keyValue, "NSKeyValueObservingOptions": .keyValue, "NSKeyValueChangeKey": .keyValue,
        "observe": .keyValue, "observeValue": .keyValue, "willChangeValue": .keyValue, "didChangeValue": .keyValue,
        "objc_getAssociatedObject": .runtime, "objc_setAssociatedObject": .runtime,
        "objc_removeAssociatedObjects": .runtime, "objc_AssociationPolicy": .runtime, "objc_sync_enter": .runtime,
        "objc_sync_exit": .runtime, "class_getInstanceMethod": .runtime, "class_addMethod": .runtime,
        "method_exchangeImplementations": .runtime, "object_getClass": .runtime,
    ]
}
