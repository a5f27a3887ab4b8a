// What `import UIKit` brings along on iOS: Foundation, and the affine transform of Core Graphics.
@_exported import Foundation

@_exported import struct Render.CGAffineTransform
