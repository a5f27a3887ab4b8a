import BuilderFoundation
import Foundation
import Testing

@Suite struct ObjectiveCBridgingTests {
    @Test func floatingPointNumbersOfGraphicsAreNumbers() {
        let width: CGFloat = 2.5
        #expect((width as NSNumber).doubleValue == 2.5)
        let number: Any = NSNumber(value: 0.5)
        #expect(number as? CGFloat == 0.5)
        let values: [String: Any] = ["width": width]
        #expect(values["width"] as? NSNumber == NSNumber(value: 2.5))
    }

    @Test func protectionOfFilesIsAnObject() {
        let option = FileProtectionType.complete as NSObject
        #expect(option == NSString(string: FileProtectionType.complete.rawValue))
    }
}
