// The modules that `import UIKit` includes on iOS: Foundation, and Core Graphics' affine transform. Settling has the
// methods of `DispatchQueue` and `Task` that a render waits for.
@_exported import BuilderFoundation
@_exported import Foundation
@_exported import Settling

@_exported import struct Render.CGAffineTransform
