import Foundation
import Testing

@testable import BuilderUIKit

nonisolated(unsafe) private var optionalKey: UInt8 = 0

nonisolated(unsafe) private var badgeKey: UInt8 = 0

extension NSObject {
    fileprivate enum Keys {
        nonisolated(unsafe) static var note: UInt8 = 0
    }

    fileprivate var badge: String? {
        get { objc_getAssociatedObject(self, &badgeKey) as? String }
        set { objc_setAssociatedObject(self, &badgeKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
    }

    fileprivate var note: AnyObject? {
        get { objc_getAssociatedObject(self, &Keys.note) as AnyObject? }
        set { objc_setAssociatedObject(self, &Keys.note, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }
}

@MainActor
@Suite struct AssociatedObjectsTests {
    final class Witness: NSObject {
        let onEnd: () -> Void
        init(onEnd: @escaping () -> Void = {}) { self.onEnd = onEnd }
        deinit { onEnd() }
    }

    final class ForeignObject: NSObject {}
    final class NoNSObject {}

    static func owners() -> [NSObject] {
        [
            UIView(), UILabel(), UIViewController(), UITapGestureRecognizer(), UIBarButtonItem(), CALayer(),
            NSLayoutConstraint(
                item: UIView(), attribute: .width, relatedBy: .equal, toItem: nil, attribute: .width, multiplier: 1,
                constant: 1),
            UILayoutGuide(), UINavigationItem(title: ""), UIAction { _ in }, UIColor(white: 0.5, alpha: 1), UIImage(),
            ForeignObject(),
        ]
    }

    @Test func anObjectHasAValueForEachKey() {
        for owner in Self.owners() {
            #expect(owner.badge == nil)
            owner.badge = "new"
            let note = NSObject()
            owner.note = note
            #expect(owner.badge == "new", "\(type(of: owner))")
            #expect(owner.note === note)
            owner.badge = "newer"
            #expect(owner.badge == "newer")
            owner.badge = nil
            #expect(owner.badge == nil)
            #expect(owner.note === note)
            objc_removeAssociatedObjects(owner)
            #expect(owner.note == nil)
        }
    }

    @Test func objectsDontShareTheirValues() {
        let (first, second) = (UIView(), UIView())
        first.badge = "first"
        second.badge = "second"
        #expect(first.badge == "first")
        #expect(second.badge == "second")
    }

    @Test func aNumberMadeAnAddressIsAKey() throws {
        let view = UIView()
        let key = try #require(UnsafeRawPointer(bitPattern: "corner".hashValue | 1))
        objc_setAssociatedObject(view, key, CGFloat(4), .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(view, key) as? CGFloat == 4)
    }

    @Test func valuesAreReleasedWithTheirObject() {
        for index in Self.owners().indices.dropLast() {
            var ended = false
            do {
                let owner = Self.owners()[index]
                owner.note = Witness { ended = true }
                #expect(!ended)
                withExtendedLifetime(owner) {}
            }
            #expect(ended, "\(type(of: Self.owners()[index]))")
        }
    }

    @Test func valuesOfForeignObjectsAreReleasedSoonAfter() {
        var ended = 0
        for _ in 0..<1000 {
            ForeignObject().note = Witness { ended += 1 }
        }
        #expect(ended >= 900)
        let kept = ForeignObject()
        kept.badge = "kept"
        for _ in 0..<100 { ForeignObject().badge = "gone" }
        #expect(kept.badge == "kept")
        #expect(AssociatedValues.detachedCount < 100)
    }

    @Test func aNewObjectAtAnOldAddressHasNoValues() {
        for _ in 0..<500 {
            let owner = ForeignObject()
            #expect(owner.badge == nil)
            owner.badge = "mine"
        }
    }

    @Test func anAssignedObjectIsNotKeptAlive() {
        let view = UIView()
        var ended = false
        do {
            let witness = Witness { ended = true }
            objc_setAssociatedObject(view, &badgeKey, witness, .OBJC_ASSOCIATION_ASSIGN)
            #expect(objc_getAssociatedObject(view, &badgeKey) as? Witness === witness)
        }
        #expect(ended)
        #expect(objc_getAssociatedObject(view, &badgeKey) == nil)
        objc_setAssociatedObject(view, &badgeKey, 7, .OBJC_ASSOCIATION_ASSIGN)
        #expect(objc_getAssociatedObject(view, &badgeKey) as? Int == 7)
    }

    @Test func aCopiedObjectIsTheOneOfThatMoment() {
        let view = UIView()
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 3
        objc_setAssociatedObject(view, &badgeKey, style, .OBJC_ASSOCIATION_COPY)
        style.lineSpacing = 9
        #expect((objc_getAssociatedObject(view, &badgeKey) as? NSParagraphStyle)?.lineSpacing == 3)
    }

    @Test func aClassHasValuesOfItsOwn() {
        objc_setAssociatedObject(ForeignObject.self, &badgeKey, "class", .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(ForeignObject.self, &badgeKey) as? String == "class")
        #expect(objc_getAssociatedObject(Witness.self, &badgeKey) == nil)
        #expect(ForeignObject().badge == nil)
        objc_removeAssociatedObjects(ForeignObject.self)
        #expect(objc_getAssociatedObject(ForeignObject.self, &badgeKey) == nil)
    }

    @Test func aClassThatIsNoNSObjectHasValues() {
        let owner = NoNSObject()
        objc_setAssociatedObject(owner, &badgeKey, 5, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(owner, &badgeKey) as? Int == 5)
    }

    @Test func whatIsNoInstanceOfAClassIsReported() {
        let log = WarningLog()
        log.asCurrent { objc_setAssociatedObject(5, &badgeKey, 5, .OBJC_ASSOCIATION_RETAIN) }
        #expect(log.warnings.count == 1)
        #expect(objc_getAssociatedObject(5, &badgeKey) == nil)
    }

    @Test func deinitOfAValueMayReadOtherValues() {
        let view = UIView()
        let other = ForeignObject()
        other.badge = "there"
        var seen: String?
        view.note = Witness { seen = other.badge }
        view.note = nil
        #expect(seen == "there")
    }

    @Test func threadsMayUseValuesAtTheSameTime() async {
        nonisolated(unsafe) let shared = ForeignObject()
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<8 {
                group.addTask {
                    for _ in 0..<200 {
                        let own = ForeignObject()
                        own.badge = "\(number)"
                        if own.badge != "\(number)" { Issue.record("another thread's value") }
                        shared.badge = "\(number)"
                        _ = shared.badge
                    }
                }
            }
        }
        #expect(shared.badge != nil)
    }

    @Test func anOptionalStandsForItsObject() {
        let view: UIView? = UIView()
        let value: UIView?? = UIView()
        let log = WarningLog()
        log.asCurrent { objc_setAssociatedObject(view as Any, &optionalKey, value as Any?, .OBJC_ASSOCIATION_RETAIN) }
        #expect(log.warnings.isEmpty)
        #expect(objc_getAssociatedObject(view as Any, &optionalKey) is UIView)
        #expect(view.map { objc_getAssociatedObject($0, &optionalKey) as? UIView } == value)
    }

    @Test func locksOfObjectsExcludeOthers() async {
        let object = NSObject()
        nonisolated(unsafe) var count = 0
        #expect(objc_sync_exit(object) != 0)
        nonisolated(unsafe) let shared = object
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    for _ in 0..<200 { Self.locked(shared) { count += 1 } }
                }
            }
        }
        #expect(count == 1600)
        #expect(objc_sync_exit(object) != 0)
    }

    /// Calls a closure with an object's lock held twice.
    private nonisolated static func locked(_ object: NSObject, _ body: () -> Void) {
        objc_sync_enter(object)
        objc_sync_enter(object)
        body()
        objc_sync_exit(object)
        objc_sync_exit(object)
    }

    @Test func classesHaveNames() {
        #expect(UILabel.description().hasSuffix("UILabel"))
        #expect(UILabel().superclass == UIView.self)
    }
}
