import UIKit

@objc final class ByteOrderMark: NSObject {}
