// The modules that `import SwiftData` includes on iOS.
@_exported import BuilderFoundation
@_exported import Observation
