// The modules that `import SwiftUI` includes on iOS.
@_exported import BuilderCombine
@_exported import BuilderUIKit
@_exported import Observation
