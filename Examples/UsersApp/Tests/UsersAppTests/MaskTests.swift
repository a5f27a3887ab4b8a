import Testing
import UIKit

@testable import UsersApp

struct MaskTests {

    @Test(arguments: [
        ("", ""), ("5", "(5"), ("555010", "(555) 010"), ("(555) 010-44771", "(555) 010-4477"), ("abc", ""),
    ])
    func figuresGetTheFormOfTheMaskAsFarAsTheyReach(typed: String, shown: String) {
        #expect(Mask.phone.apply(to: typed) == shown)
    }

    @MainActor @Test func aFieldKeepsItsMaskAndAppliesItToWhatIsTyped() {
        let field = UITextField()
        let other = UITextField()
        field.maskFormat = "##-##"
        field.text = "1234"
        field.applyMask()
        #expect(field.text == "12-34")
        #expect(other.maskFormat == nil)
    }

}
