import Foundation
import Testing

@testable import BuilderUIKit

/// The functions that lowered files call in place of optional methods.
@MainActor
@Suite struct OptionalMethodTests {
    private final class First {}
    private final class Second {}

    @Test func objectsOfTheModuleAreTested() {
        #expect(_implementer(First() as AnyObject, { $0 is First }) is First)
        #expect(_implementer(Second() as AnyObject, { $0 is First }) == nil)
        #expect(_implements(First(), { $0 is First }) == true)
        #expect(_implements(Second(), { $0 is First }) == false)
        #expect(_implements(nil as First?, { $0 is First }) == nil)
    }

    @Test func objectsOfOtherModulesAreAssumedToImplement() {
        #expect(_implementer(NSObject(), { _ in false }) != nil)
        #expect(_implements(UIView(), { _ in false }) == false)
        #expect(_implements(First(), { _ in false }, file: "App/Main.swift") == true)
    }

    private final class Proxy: _ForwardingDelegate {
        var next: AnyObject?

        override func _nextDelegate() -> AnyObject? { next }
    }

    /// A proxy passes on the calls of a method that it doesn't implement.
    @Test func proxiesImplementWhatTheNextDelegateDoes() {
        let (front, back) = (Proxy(), Proxy())
        front.next = back
        #expect(_implements(front, { $0 is First }) == false)
        back.next = First()
        #expect(_implements(front, { $0 is First }) == true)
        #expect(_implementer(front, { $0 is First }) === front)
        #expect(_implementer(front, { $0 is Second }) == nil)
        back.next = Second()
        #expect(_implementer(front, { $0 is Second }) === front && _implementer(front, { $0 is First }) == nil)
    }
}
