import BuilderUIKit
import Foundation
import Testing

/// Outlets that an app's source uses without unwrapping.
@MainActor
@Suite struct OutletTests {
    /// A view of an app, which is in an interface file.
    private final class Badge: UIView {
        private(set) var isUnarchived = false

        required init?(coder: NSCoder) {
            super.init(coder: coder)
            isUnarchived = true
        }
    }

    private final class Owner: NSObject {}

    private final class FormController: UIViewController {
        @_Outlet var name: UILabel!
        @_Outlet var badge: Badge! { didSet { changes += 1 } }
        @_Outlet var fields: [UITextField]!
        @_Outlet var height: NSLayoutConstraint!
        @_Outlet var preset: UILabel! = UILabel()
        @_Outlet var other: (any CustomDebugStringConvertible)!
        @_Outlet(isWeak: true) var owner: Owner!
        @_Outlet(isWeak: true) var tap: UITapGestureRecognizer!
        var changes = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            name.text = "Ada"
            height.constant = 44
        }
    }

    @Test func outletsHaveAnObjectInNoHierarchy() {
        let controller = FormController()
        controller.loadViewIfNeeded()
        #expect(controller.name.text == "Ada" && controller.name.superview == nil)
        #expect(controller.name === controller.name)
        #expect(controller.height.constant == 44)
        #expect(controller.badge.isUnarchived && controller.changes == 0)
        #expect(controller.fields.isEmpty)
        // Optionals conform to the protocol, too.
        let other = controller.other
        #expect(other == nil)
    }

    @Test func anObjectThatIsSetStays() {
        let controller = FormController()
        let label = UILabel()
        controller.name = label
        #expect(controller.name === label)
        controller.name = nil
        #expect(controller.name == nil)
        controller.badge = nil
        #expect(controller.changes == 1 && controller.badge == nil)
    }

    @Test func weakOutletsRetainOnlyWhatIsMade() {
        let controller = FormController()
        do {
            let owner = Owner()
            controller.owner = owner
            #expect(controller.owner === owner)
        }
        #expect(controller.owner == nil)
        controller.tap.numberOfTapsRequired = 2
        #expect(controller.tap.numberOfTapsRequired == 2)
    }

    @Test func anObjectOfTheSourceIsNoStandIn() throws {
        final class PresetController: UIViewController {
            @_Outlet var label: UILabel! = UILabel()
            override func viewDidLoad() { label.text = "Ada" }
        }
        let controller = PresetController()
        #expect(try Renderer(scale: 1).layOut(controller).leftOutParts.isEmpty)
        #expect(controller.label.text == "Ada")
    }

    @Test func picturesLackTheOutletsThatAreUsed() throws {
        let display = try Renderer(scale: 1).layOut(FormController())
        let parts = display.leftOutParts
        #expect(parts.count == 2, "\(parts)")
        #expect(parts.contains { $0.contains("OutletTests.swift:") && $0.contains("an outlet of type UILabel") })
        #expect(parts.contains { $0.contains("an outlet of type NSLayoutConstraint") })
    }
}
