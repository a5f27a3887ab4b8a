// What `import UIKit` brings along on iOS: Foundation, and the affine transform of Core Graphics. And the methods of
// `DispatchQueue` and `Task` that a render waits for.
@_exported import Foundation
@_exported import Settling

@_exported import struct Render.CGAffineTransform
