import struct Foundation.URL
import func Foundation.sqrt
import class UIKit.UIColor

let singleDeclaration = (UIColor.red, URL(string: "https://example.com"), sqrt(4.0))
