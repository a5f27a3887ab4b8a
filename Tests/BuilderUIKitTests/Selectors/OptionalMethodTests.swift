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
}
