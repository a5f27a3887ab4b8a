import Testing

@testable import Accessors

@Suite struct XcodeAccessorTests {
    private let catalog = [
        "Assets.xcassets/Contents.json": "{}",
        "Assets.xcassets/BrandColor.colorset/Contents.json": "{}",
        "Assets.xcassets/Brand.colorset/Contents.json": "{}",
        "Assets.xcassets/Red.colorset/Contents.json": "{}",
        "Assets.xcassets/plain/home.imageset/Contents.json": "{}",
        "Assets.xcassets/icons/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
        "Assets.xcassets/icons/Arrow Left.imageset/Contents.json": "{}",
        "Assets.xcassets/AppIcon.appiconset/Contents.json": "{}",
    ]

    @Test func setsAreMembersOfResourcesAndOfUIKitsClasses() throws {
        let (text, warnings) = try generate(catalog)
        #expect(
            text == """
                // Accessors for the app's resources, which its build generates on iOS.
                import UIKit

                private let _resourceBundle = Foundation.Bundle.module

                extension UIKit.ColorResource {
                    static let brand = UIKit.ColorResource(name: "Brand", bundle: _resourceBundle)
                    static let red = UIKit.ColorResource(name: "Red", bundle: _resourceBundle)
                }

                extension UIKit.UIColor {
                    static var brand: UIKit.UIColor { UIKit.UIColor(resource: .brand) }
                }

                extension UIKit.ImageResource {
                    static let home = UIKit.ImageResource(name: "home", bundle: _resourceBundle)
                    enum Icons {
                        static let arrowLeft = UIKit.ImageResource(name: "icons/Arrow Left", bundle: _resourceBundle)
                    }
                }

                extension UIKit.UIImage {
                    static var home: UIKit.UIImage { UIKit.UIImage(resource: .home) }
                    enum Icons {
                        static var arrowLeft: UIKit.UIImage { UIKit.UIImage(resource: .Icons.arrowLeft) }
                    }
                }

                """)
        #expect(warnings == [])
    }

    @Test func whatTheAppDeclaresIsLeftOut() throws {
        let declared: Set = ["UIColor.brand", "UIImage.home", "UIImage.Icons"]
        let text = try generate(catalog, declaring: declared).text
        #expect(text.contains("static let brand = ") && text.contains("static let home = "))
        #expect(!text.contains("extension UIKit.UIColor") && !text.contains("extension UIKit.UIImage"))
    }

    @Test func brokenFilesAreReportedAndTheOthersGoOn() throws {
        var catalog = catalog
        catalog["Assets.xcassets/Brand.colorset/Contents.json"] = "{"
        let (text, warnings) = try generate(catalog)
        #expect(text.contains(#"static let brand = UIKit.ColorResource(name: "BrandColor""#))
        #expect(warnings.count == 1)
        #expect(
            warnings.first?.hasPrefix(
                "Assets.xcassets/Brand.colorset/Contents.json:1:1: warning: can't be read, and has no accessors: ")
                == true)
    }

    @Test func withoutResourcesThereIsAComment() throws {
        #expect(try generate([:]).text == "// There are no accessors for resources.\n")
    }
}
