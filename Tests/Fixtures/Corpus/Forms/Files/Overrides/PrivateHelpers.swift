import UIKit

class PrivateHelpers: UIViewController {}
