import Foundation

/// An app in the style of real ones, and a stand-in for the parts of UIKit that it uses.
enum CompiledApp {
    static let kit = """
        @_exported import Foundation

        public struct Selector {
            public let name: String
            public let call: (AnyObject) -> Void
            public init(_ name: String) {
                self.name = name
                call = { _ in }
            }
            public init<Root: AnyObject>(_ name: String, _ method: @escaping (Root) -> () -> Void) {
                self.name = name
                call = { ($0 as? Root).map { method($0)() } }
            }
            public init<Root: AnyObject, Sender>(_ name: String, _ method: @escaping (Root) -> (Sender) -> Void) {
                self.name = name
                call = { target in
                    if let root = target as? Root, let sender = UIControl() as? Sender { method(root)(sender) }
                }
            }
            public init<Root, Value>(_ name: String, _ property: KeyPath<Root, Value>) { self.init(name) }
            public init<Method>(_ name: String, _ method: Method) { self.init(name) }
        }
        public protocol RenderSource {}
        extension UIView: RenderSource {}
        open class UIResponder: NSObject {}
        open class UIView: UIResponder {
            open func layoutSubviews() {}
            public var frame = 0
        }
        open class UILabel: UIView {}
        @propertyWrapper
        public struct _Outlet<Value> {
            public var wrappedValue: Value?
            public init(isWeak: Bool = false) {}
        }
        open class UIControl: UIView {
            public var actions: [(AnyObject, Selector)] = []
            public func addTarget(_ target: Any?, action: Selector) { actions.append((target as AnyObject, action)) }
            public func send() { for (target, action) in actions { action.call(target) } }
        }
        open class UIViewController: UIResponder {
            public var title: String?
            open func viewDidLoad() { print("super.viewDidLoad") }
            open func viewWillAppear(_ animated: Bool) {}
        }
        open class UITableViewController: UIViewController {
            open func tableView(_ tableView: UIView, didSelect index: Int) {}
            open var prefersHidden: Bool { false }
        }
        public protocol UIScrollViewDelegate: AnyObject {
            func scrollViewDidScroll(_ scrollView: UIView)
            func scrollViewShouldScrollToTop(_ scrollView: UIView) -> Bool
        }
        extension UIScrollViewDelegate {
            public func scrollViewDidScroll(_ scrollView: UIView) {}
            public func scrollViewShouldScrollToTop(_ scrollView: UIView) -> Bool { true }
        }
        public func _implementer<Object>(_ object: Object?, _ implements: (Any) -> Bool) -> Object? {
            object.flatMap { implements($0) ? $0 : nil }
        }
        public func _implements<Object>(_ object: Object?, _ implements: (Any) -> Bool) -> Bool? {
            object.map { implements($0) }
        }
        public class UITapGestureRecognizer: NSObject { public init(target: Any?, action: Selector?) {} }
        public class UIBarButtonItem: NSObject {
            public init(title: String?, style: Int, target: Any?, action: Selector?) {}
        }
        open class NSManagedObject: NSObject {}
        """

    /// Files whose forms are as dense as no app's: they are compiled only.
    static func corpus() throws -> [String: String] {
        let folder = URL(fileURLWithPath: #filePath).appendingPathComponent("../../Fixtures/Lowering").standardized
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        return try Dictionary(
            uniqueKeysWithValues: names.map { name in
                let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
                return (String(name.dropLast(".txt".count)), text)
            })
    }

    static let output = [
        "super.viewDidLoad", "track Screen", "Screen.viewDidLoad", "Screen.appear", "Screen.style",
        "save:", "close", "tapWithSender:", "saved", "closed", "frame.origin",
        "picked 2 of 4", "not finished", "false true", "Optional(4)", "not finished", "false false", "nil",
        "Sub.finished", "false false", "nil", "iPhone",
        "Tracked a", "base a", "Most", "Tracked b", "base b", "base d", "[4, 8, 7, 1]",
        #"["Most base", "base", "Most of base", "base"]"#,
        "row 0", "row 1", "row 2", "row scrolled", "row scrolled",
        "row 0", "row 1", "row 2", "row scrolled", "row scrolled", "selected 3", "selected 4",
        #"[["false", "untitled", "false", "true false"], ["false", "title", "true", "true", "false true"]]"#,
    ]

    static let files: [String: String] = [
        "Screen.swift": #"""
        // A screen, as apps have them.
        import class UIKit.UIView
        import UIKit.UIGestureRecognizerSubclass
        #warning("on the fourth line")
        #if canImport(AppKit)
        import AppKit
        #endif

        @objc(APPScreen) @objcMembers
        final class Screen: Base {
            @IBOutlet private weak var label: UILabel!
            @IBInspectable var inset: Int = 4
            @objc dynamic var count = 0
            weak var delegate: ScreenDelegate?
            private let button = UIControl()
            private lazy var other: UIControl = {
                let control = UIControl()
                control.addTarget(self, action: #selector(tap(sender:)))
                return control
            }()

            override func style() { print("Screen.style") }

            func use() {
                button.addTarget(self, action: #selector(save(_:)))
                button.addTarget(self, action: #selector(Screen.close))
                for selector in [#selector(save), #selector(self.close), #selector(tap)] { print(selector.name) }
                _ = [#selector(getter: title), #selector(setter: Screen.count), #selector(ScreenDelegate.size(of:))]
                button.send()
                print(#keyPath(UIView.frame.origin))
            }

            func ask() {
                delegate?.screen?(self, didPick: delegate?.size?(of: self) ?? 2)
                if delegate?.finish?(nil) == nil { print("not finished") }
                let picks = delegate?.responds(to: #selector(ScreenDelegate.screen(_:didPick:))) == true
                print(delegate?.size != nil, picks)
                print(delegate?.number as Any)
            }

            @objc private func save(_ sender: UIControl) { print("saved") }
            @IBAction func close() { print("closed") }
        }

        extension Screen {
            override func viewDidLoad() {
                super.viewDidLoad()
                helper()
                print("Screen.viewDidLoad")
            }

            @objc fileprivate func tap(sender: UIControl) {}

            class Row<Value>: UIView {
                let value: Value
                init(_ value: Value) {
                    self.value = value
                    super.init()
                }
                @objc func pick() { button.addTarget(self, action: #selector(pick)) }
                let button = UIControl()
            }
        }

        extension Screen.Row {
            override func layoutSubviews() { button.addTarget(self, action: #selector(again)) }
            @objc func again() {}
        }
        """#,
        "Screen+Appearing.swift": #"""
        import UIKit
        import Foundation.NSURL

        private extension Screen {
            func note(_ text: String) { print("Screen.\(text)") }
        }

        extension Screen {
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                note("appear")
            }

            func helper() { track(Self.self) }
        }
        """#,
        "Base.swift": #"""
        import UIKit

        class Base: UIViewController { }

        extension Base {
            @objc func style() { print("Base.style") }
            @objc func track(_ type: Any.Type) { print("track \(type)") }
        }
        """#,
        "Delegate.swift": #"""
        import Foundation

        @objc protocol ScreenDelegate: NSObjectProtocol {
            @objc optional func screen(_ screen: Screen, didPick number: Int)
            @objc optional func finish(_ handler: (() -> Void)?)
            @objc optional func size(of screen: Screen) -> Int
            @objc optional var number: Int { get }
            func always()
        }

        class Picker: NSObject, ScreenDelegate {
            let number = 4
            func always() {}
            func screen(_ screen: Screen, didPick number: Int) { print("picked \(number) of \(self.number)") }
        }

        class Plain: NSObject {}
        extension Plain: ScreenDelegate { func always() {} }
        final class Sub: Plain { func finish(_ handler: (() -> Void)?) { print("Sub.finished") } }

        func use() {
            #if os(iOS) && !targetEnvironment(macCatalyst)
            if #available(iOS 15, *) { print("iPhone") }
            #else
            no
            #endif
        }

        func load() { URLSession.shared.dataTask(with: URL(string: "a:")!).resume() }
        """#,
    ]

    static let main = """
        import UIKit

        let screen = Screen()
        screen.viewDidLoad()
        screen.viewWillAppear(true)
        (screen as Base).style()
        screen.use()
        let delegates: [ScreenDelegate] = [Picker(), Plain(), Sub()]
        for delegate in delegates {
            screen.delegate = delegate
            screen.ask()
        }
        use()
        print(testTracking())
        print(testNames())
        print(testQuestions())
        """
}
