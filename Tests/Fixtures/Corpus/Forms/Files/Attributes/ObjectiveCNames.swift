import UIKit

@objcMembers
@objc(FORNames)
public final class ObjectiveCNames: NSObject {
    @objc(isBusy) public var busy: Bool = true
    @nonobjc public func plain() -> String { "plain" }
    @objc(startWithName:) public func start(name: Any) { log("started \(name)") }
    public lazy var action: Selector = #selector(start(name:))
}
