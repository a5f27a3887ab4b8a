import Foundation

/// A storyboard. Its file can't be read on Linux: a controller is made of its class alone, without outlets, and
/// `awakeFromNib()` isn't called.
///
/// A controller whose identifier is the name of its class, in the module of the calling code, is an instance of it. Any
/// other one is empty, with a warning.
@preconcurrency @MainActor
open class UIStoryboard: _MainActorObject {
    private let name: String
    private let module: String

    /// Creates a storyboard of a name.
    ///
    /// - Parameter fileID: the calling file, whose module contains the controllers' classes.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?, fileID: StaticString = #fileID) {
        self.name = name
        module = InterfaceFile.module(of: fileID)
        super.init(_responder: ())
    }

    /// Returns a new initial controller: an instance of the class with the storyboard's name, or with `ViewController`
    /// added to it; otherwise an empty controller.
    open func instantiateInitialViewController() -> UIViewController? {
        controller(named: [name, name + "ViewController"])
    }

    /// Returns the initial controller that a closure creates.
    open func instantiateInitialViewController<Controller: UIViewController>(
        creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller? {
        if let creator { return creator(NSCoder()) }
        return instantiateInitialViewController() as? Controller
    }

    /// Returns a new controller with an identifier.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        controller(named: [identifier])
    }

    /// Returns a new controller with an identifier, which a closure may create.
    open func instantiateViewController<Controller: UIViewController>(
        identifier: String, creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller {
        if let controller = creator?(NSCoder()) { return controller }
        guard let controller = controller(named: [identifier]) as? Controller ?? Controller(coder: NSCoder()) else {
            fatalError("\(Controller.self).init(coder:) returned nil for the identifier \(identifier)")
        }
        return controller
    }

    private func controller(named names: [String]) -> UIViewController {
        for name in names {
            let type = InterfaceFile.type(name, in: module) as? UIViewController.Type
            if let controller = type?.init(coder: NSCoder()) { return controller }
        }
        WarningLog.add(
            "the controller \(names[0]) of the storyboard \(name) can't be made on Linux: storyboards aren't read, and "
                + "no controller class of the module \(module) has this name")
        return UIViewController()
    }
}

/// An interface file of a view. It can't be read on Linux: a view is made of its class alone, without outlets.
@preconcurrency @MainActor
open class UINib: _MainActorObject {
    /// The key of an option.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Objects of the app that the file refers to.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }

    let name: String
    /// The class of the file's name; nil if there is none.
    let viewClass: AnyClass?

    /// Creates an interface file of a name.
    ///
    /// - Parameter fileID: the calling file, whose module contains the view's class.
    public init(nibName name: String, bundle bundleOrNil: Bundle?, fileID: StaticString = #fileID) {
        self.name = name
        viewClass = InterfaceFile.type(name, in: InterfaceFile.module(of: fileID))
        super.init(_responder: ())
    }

    /// Creates an interface file of data, which isn't read.
    public init(data: Data, bundle bundleOrNil: Bundle?) {
        name = ""
        viewClass = nil
        super.init(_responder: ())
    }

    /// Returns a new view of the class with the file's name, or an empty view if there is none or if the owner is of
    /// that class.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        if let type = viewClass as? UIView.Type, ownerOrNil.map({ Swift.type(of: $0) == type }) != true,
            let view = type.init(coder: NSCoder())
        {
            return [view]
        }
        WarningLog.add("the interface file \(name).xib isn't read on Linux: an empty view is used")
        return [UIView(frame: .zero)]
    }

    /// Returns the class of cells, headers or footers, and warns if there is none.
    func listClass<Element: UIView>(_ base: Element.Type) -> Element.Type {
        if let type = viewClass as? Element.Type { return type }
        WarningLog.add("the interface file \(name).xib isn't read on Linux: a \(base) is used")
        return base
    }
}

extension Bundle {
    /// Returns the objects of an interface file: a new view, as `UINib` makes it.
    @preconcurrency @MainActor
    @discardableResult
    public func loadNibNamed(
        _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil, fileID: StaticString = #fileID
    ) -> [Any]? {
        UINib(nibName: name, bundle: self, fileID: fileID).instantiate(withOwner: owner, options: options)
    }
}

/// The classes of interface files.
@MainActor
private enum InterfaceFile {
    static func module(of fileID: StaticString) -> String {
        fileID.description.split(separator: "/").first.map(String.init) ?? ""
    }

    static func type(_ name: String, in module: String) -> AnyClass? {
        NSClassFromString("\(module).\(name)") ?? NSClassFromString("BuilderUIKit.\(name)")
    }
}

/// A move from one controller to another in a storyboard. There are none on Linux.
@preconcurrency @MainActor
open class UIStoryboardSegue: _MainActorObject {
    /// The identifier.
    open private(set) var identifier: String?
    /// The controller on the screen.
    open private(set) var source: UIViewController
    /// The controller that is shown.
    open private(set) var destination: UIViewController
    private let handler: (() -> Void)?

    /// Creates a move.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        handler = nil
        super.init(_responder: ())
    }

    /// Creates a move that a closure performs.
    public init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        handler = performHandler
        super.init(_responder: ())
    }

    /// Shows the controller.
    open func perform() { handler?() }
}

/// The source of a move back.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: _MainActorObject {
    /// The controller from which the move begins.
    public let source: UIViewController
    /// The method of the destination.
    public let unwindAction: Selector
    /// The sender.
    public let sender: Any?

    init(source: UIViewController, unwindAction: Selector, sender: Any?) {
        self.source = source
        self.unwindAction = unwindAction
        self.sender = sender
        super.init(_responder: ())
    }
}
